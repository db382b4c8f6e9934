import type { ComponentProps } from 'react'
import { ChoiceButtons } from '#app/components/ui/choice-buttons.tsx'
import { Input } from '#app/components/ui/input.tsx'
import { pluralize } from '#core/figures/format.ts'
import { MOST_LINEUPS } from '#optimizer/build-request.ts'

/** Buttons with the usual numbers of lineups or entries, and a field for any other number. */
export function CountChoice({
  noun: [one, many],
  size,
  text,
  wanted,
  onText,
  field,
}: {
  noun: [one: string, many: string]
  /** `small`: among other buttons of a bar. */
  size: 'small' | 'besideField'
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
        choices={[1, 20, MOST_LINEUPS].map((value) => ({
          value,
          label: String(value),
          name: pluralize(value, one, many),
        }))}
        chosen={wanted}
        onChoose={(count) => onText(String(count))}
        size={size}
        className={size === 'small' ? 'px-2.5 tabular-nums @max-[90rem]:px-2' : 'min-w-12 px-3 tabular-nums'}
      />
      <span
        className={
          size === 'small' ? 'w-12 [&_input]:h-8 [&_input]:px-2 pointer-coarse:[&_input]:h-11' : 'w-20'
        }
      >
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
