import { useState } from 'react'
import { TextField } from '#app/components/ui/field.tsx'
import type { Range } from '#core/rules/build-rule.ts'
import { typedNumber } from './typed-number.ts'

/** A number as text; null while the field is empty or holds no number. */
export function NumberField({
  label,
  unit,
  hint,
  value,
  onChange,
}: {
  label: string
  unit?: string
  hint?: string
  value: number | null
  onChange: (value: number | null) => void
}) {
  const [text, setText] = useState(value === null ? '' : String(value))
  const isNumber = text.trim() === '' || typedNumber(text) !== null
  return (
    <TextField
      label={unit ? `${label} (${unit})` : label}
      hint={hint}
      error={isNumber ? null : 'Type a number such as 20.'}
      inputMode="decimal"
      autoComplete="off"
      value={text}
      onChange={({ target }) => {
        setText(target.value)
        onChange(typedNumber(target.value))
      }}
    />
  )
}

/** From and to; an empty field is no limit. */
export function RangeFields({
  label,
  unit,
  hint,
  range,
  onChange,
}: {
  label: string
  unit?: string
  hint?: string
  range: Range
  onChange: (range: Range) => void
}) {
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 text-sm font-medium">{label}</legend>
      <div className="grid grid-cols-2 gap-3">
        <NumberField
          label="At least"
          {...(unit ? { unit } : {})}
          value={range.min}
          onChange={(min) => onChange({ ...range, min })}
        />
        <NumberField
          label="No more than"
          {...(unit ? { unit } : {})}
          value={range.max}
          onChange={(max) => onChange({ ...range, max })}
        />
      </div>
      {hint ? <p className="text-sm text-muted">{hint}</p> : null}
    </fieldset>
  )
}
