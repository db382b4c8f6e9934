import { Button } from './button.tsx'

/** Small buttons of which at most one is chosen; the legend is heard, not seen. */
export function ChoiceButtons<Value extends string | number | null>({
  legend,
  choices,
  chosen,
  onChoose,
  size = 'small',
  className,
}: {
  legend: string
  /** `name`: what is heard in the place of the label. */
  choices: readonly { value: Value; label: string; name?: string }[]
  chosen: Value | null
  onChoose: (value: Value) => void
  size?: 'small' | 'besideField'
  /** Of each button. */
  className?: string
}) {
  return (
    <fieldset className="flex flex-wrap gap-1">
      <legend className="sr-only">{legend}</legend>
      {choices.map(({ value, label, name }) => (
        <Button
          key={value}
          size={size}
          variant={value === chosen ? 'chosen' : 'secondary'}
          aria-label={name}
          aria-pressed={value === chosen}
          onClick={() => onChoose(value)}
          className={className}
        >
          {label}
        </Button>
      ))}
    </fieldset>
  )
}
