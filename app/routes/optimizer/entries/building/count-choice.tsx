import type { ComponentProps } from 'react'
import { ChoiceButtons } from '#app/components/ui/choice-buttons.tsx'
import { Input } from '#app/components/ui/input.tsx'
import { pluralize } from '#core/figures/format.ts'
import { MOST_LINEUPS, USUAL_LINEUPS } from '#optimizer/build-request.ts'

/** Buttons with the usual numbers of lineups or entries, and a field for any other number. */
export function CountChoice({
  noun: [one, many],
  size,
  buttonClasses,
  fieldClasses,
  text,
  wanted,
  onText,
  field,
}: {
  noun: [one: string, many: string]
  size: 'small' | 'besideField'
  buttonClasses: string
  fieldClasses: string
  text: string
  /** The number of the text; null if it is none. */
  wanted: number | null
  onText: (text: string) => void
  field: ComponentProps<typeof Input>
}) {
  return (
    <>
      <ChoiceButtons
        legend={`Usual numbers of ${many}`}
        choices={[1, USUAL_LINEUPS, MOST_LINEUPS].map((value) => ({
          value,
          label: String(value),
          name: pluralize(value, one, many),
        }))}
        chosen={wanted}
        onChoose={(count) => onText(String(count))}
        size={size}
        className={`tabular-nums ${buttonClasses}`}
      />
      <span className={fieldClasses}>
        <Input
          {...field}
          inputMode="numeric"
          autoComplete="off"
          value={text}
          onChange={({ target }) => onText(target.value)}
          className="text-center tabular-nums"
        />
      </span>
    </>
  )
}
