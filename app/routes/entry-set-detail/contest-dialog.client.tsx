import { type FormEvent, useState } from 'react'
import { Alert } from '#app/components/ui/alert.tsx'
import { Dialog, DialogContent, FormActions } from '#app/components/ui/dialog.tsx'
import { Field } from '#app/components/ui/field.tsx'
import { Input } from '#app/components/ui/input.tsx'
import { Select } from '#app/components/ui/select.tsx'
import { putJson } from '#app/lib/api-client.ts'
import { useRecordChange } from '#app/lib/use-record-change.ts'
import type { EntrySetItem } from '#contract/entry-sets.ts'
import { CONTEST_TYPES } from '#core/lineups/saved-lineup.ts'
import { feeOf } from './result-fields.ts'

/** The contest that the set was entered in. Without a fee it counts in no total. */
export default function ContestDialog({ set, onClose }: { set: EntrySetItem; onClose: () => void }) {
  const { pending, refusal, change } = useRecordChange('entry-sets', { failed: 'Contest not saved' })
  const [error, setError] = useState<string | null>(null)

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const fee = feeOf(String(form.get('fee') ?? ''))
    if (!fee.ok) return setError(fee.error)
    const request = {
      contest_name: String(form.get('contest') ?? '').trim() || null,
      contest_type: String(form.get('type')),
      entry_fee: fee.value,
    }
    if (await change(() => putJson(`/api/entry-sets/${set.id}`, request))) onClose()
  }

  return (
    <Dialog open onOpenChange={(open) => !open && !pending && onClose()}>
      <DialogContent
        title="Contest and Fee"
        description={`${set.name}: its lineups count on the dashboard once they have an entry fee.`}
      >
        <form onSubmit={save} noValidate className="grid gap-4">
          {refusal ? <Alert tone="bad">{refusal}</Alert> : null}
          <Field label="Contest">
            {(control) => (
              <Input
                {...control}
                name="contest"
                maxLength={255}
                autoComplete="off"
                defaultValue={set.contest_name ?? ''}
              />
            )}
          </Field>
          <Field label="Contest Type">
            {(control) => (
              <Select {...control} name="type" defaultValue={set.contest_type}>
                {CONTEST_TYPES.map((type) => (
                  <option key={type}>{type}</option>
                ))}
              </Select>
            )}
          </Field>
          <Field
            label="Entry fee of each lineup ($)"
            hint="0 for a free contest; empty while the set is not entered"
            error={error}
          >
            {(control) => (
              <Input
                {...control}
                name="fee"
                inputMode="decimal"
                autoComplete="off"
                defaultValue={set.entry_fee ?? ''}
                onChange={() => setError(null)}
              />
            )}
          </Field>
          <FormActions submit="Save" submitting="Saving..." pending={pending} />
        </form>
      </DialogContent>
    </Dialog>
  )
}
