import { Input } from '#app/components/ui/input.tsx'
import { Slider } from '#app/components/ui/slider.tsx'
import { type PriceRange, withinBounds } from './price-range.ts'

/** A slider with two thumbs and two inputs for the same figures. */
export function PriceRangeField({
  range,
  bounds,
  step,
  onChange,
}: {
  range: PriceRange
  bounds: PriceRange
  step: number
  onChange: (range: PriceRange) => void
}) {
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 text-sm font-medium">Price range</legend>
      <div className="flex items-center gap-3">
        <PriceInput
          label="Lowest price"
          value={range.min}
          step={step}
          onChange={(min) =>
            onChange(withinBounds({ min: Math.min(min, range.max), max: range.max }, bounds))
          }
        />
        <Slider
          thumbLabels={['Lowest price slider', 'Highest price slider']}
          min={bounds.min}
          max={bounds.max}
          step={step}
          value={[range.min, range.max]}
          onValueChange={([min = bounds.min, max = bounds.max]) => onChange({ min, max })}
          className="min-w-16"
        />
        <PriceInput
          label="Highest price"
          value={range.max}
          step={step}
          onChange={(max) =>
            onChange(withinBounds({ min: range.min, max: Math.max(max, range.min) }, bounds))
          }
        />
      </div>
    </fieldset>
  )
}

/** Applies the figure on blur, so that it can be typed digit by digit. */
function PriceInput({
  label,
  value,
  step,
  onChange,
}: {
  label: string
  value: number
  step: number
  onChange: (value: number) => void
}) {
  return (
    <span className="w-24 shrink-0">
      <Input
        key={value}
        type="number"
        inputMode="numeric"
        aria-label={label}
        step={step}
        defaultValue={value}
        onBlur={({ target }) => {
          if (Number.isFinite(target.valueAsNumber)) onChange(target.valueAsNumber)
          // Replace text that was out of bounds or not a number.
          target.value = String(value)
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.currentTarget.blur()
        }}
        className="text-right tabular-nums"
      />
    </span>
  )
}
