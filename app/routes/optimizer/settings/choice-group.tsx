import { useId } from 'react'
import { classNames } from '#app/lib/class-names.ts'

/** A radio group drawn as a segmented control. */
export function ChoiceGroup<Choice extends string>({
  legend,
  isLegendHidden = false,
  choices,
  value,
  hint,
  onChange,
}: {
  legend: string
  /** Only for screen readers: the choices say what it is. */
  isLegendHidden?: boolean
  choices: readonly { value: Choice; label: string }[]
  value: Choice
  hint?: string
  onChange: (value: Choice) => void
}) {
  const name = useId()
  return (
    <fieldset className="grid min-w-0 gap-1.5">
      <legend className={isLegendHidden ? 'sr-only' : 'mb-1.5 text-sm font-medium'}>{legend}</legend>
      <div className="grid auto-cols-fr grid-flow-col gap-1 rounded-md border border-border bg-background p-1">
        {choices.map((choice) => (
          <label
            key={choice.value}
            className={classNames(
              'flex min-h-8 min-w-0 items-center justify-center rounded-sm px-2 py-0.5 text-center text-sm leading-tight font-medium text-muted transition-colors duration-150 hover:text-foreground pointer-coarse:min-h-11',
              'has-checked:bg-accent-ground has-checked:text-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
            )}
          >
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
              className="sr-only"
            />
            {choice.label}
          </label>
        ))}
      </div>
      {hint ? <p className="text-sm text-muted">{hint}</p> : null}
    </fieldset>
  )
}
