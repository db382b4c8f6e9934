import { useState } from 'react'
import { TextField } from '#app/components/ui/field.tsx'

/**
 * A number from 0 up; `onAmount` gets null while the text is none. Thousands may have commas. One that is only assumed is not
 * typed for the user: it shows as what counts until another is.
 */
export function AmountField({
  label,
  value,
  most,
  digits = 0,
  isAssumed = false,
  hint,
  onAmount,
}: {
  label: string
  value: number
  most: number
  isAssumed?: boolean
  /** Decimals that may be typed. */
  digits?: number
  hint?: string
  onAmount: (value: number | null) => void
}) {
  const shown = value.toLocaleString('en-US')
  const [typed, setTyped] = useState<string | null>(null)
  const isWrong = typed !== null && amountOf(typed, { most, digits }) === null
  const [first] = useState(isAssumed ? '' : shown)
  return (
    <TextField
      label={label}
      hint={hint}
      error={isWrong ? (digits > 0 ? 'Such as 10 or 0.25.' : 'A whole number.') : null}
      inputMode={digits > 0 ? 'decimal' : 'numeric'}
      autoComplete="off"
      value={typed ?? first}
      placeholder={isAssumed ? shown : undefined}
      onChange={({ target }) => {
        setTyped(target.value)
        onAmount(amountOf(target.value, { most, digits }))
      }}
      className="tabular-nums"
    />
  )
}

/** Null for a text that is no such number. */
export function amountOf(text: string, { most, digits }: { most: number; digits: number }): number | null {
  const plain = text.trim().replace(/^\$/, '').replaceAll(',', '')
  const decimals = plain.split('.')[1]?.length ?? 0
  if (!/^\d{1,9}(\.\d*)?$/.test(plain) || decimals > digits) return null
  const value = Number(plain)
  return value <= most ? value : null
}
