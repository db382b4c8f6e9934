import { useState } from 'react'
import { TextField } from '#app/components/ui/field.tsx'
import { formatMoney } from '#core/figures/format.ts'
import { feesOf } from './result-form.ts'

/** The fees of a lineup's entries together. They are asked for where it has several, since the fee may have been typed for one. */
export function EntryFeesField({
  entries,
  stored,
  error,
}: {
  entries: number
  /** In dollars. */
  stored: number | null
  error: string | null
}) {
  const [typed, setTyped] = useState(String(stored ?? ''))
  const fees = feesOf(typed)
  return (
    <TextField
      label={`Entry Fees of All ${entries} ($)`}
      error={error}
      hint={fees === null ? `Of all ${entries} entries together` : `${formatMoney(fees / entries)} each`}
      type="number"
      name="fees"
      inputMode="decimal"
      min={0}
      step={0.01}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
    />
  )
}
