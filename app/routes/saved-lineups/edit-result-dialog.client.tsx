import type { FormEvent } from 'react'
import { Alert } from '#app/components/ui/alert.tsx'
import { Dialog, DialogContent, FormActions } from '#app/components/ui/dialog.tsx'
import { Field } from '#app/components/ui/field.tsx'
import { Input } from '#app/components/ui/input.tsx'
import { putJson } from '#app/lib/api-client.ts'
import { useRecordChange } from '#app/lib/use-record-change.ts'
import type { LineupListItem } from '#contract/saved-lineups.ts'
import { resultOf } from './result-form.ts'

const NUMBER_FIELDS = [
  { label: 'Final Points', name: 'points', column: 'points_total', min: 0, step: 0.01 },
  { label: 'Winnings ($)', name: 'winnings', column: 'winnings_total', min: 0, step: 0.01 },
  { label: 'Finish Rank (optional)', name: 'rank', column: 'rank', min: 1, step: 1 },
] as const

export default function EditResultDialog({
  lineup,
  onClose,
}: {
  lineup: LineupListItem
  onClose: () => void
}) {
  const { pending, refusal, change } = useRecordChange('lineups', {
    done: { title: 'Lineup updated', description: 'Contest results have been saved successfully.' },
    failed: 'Update failed',
  })

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const result = resultOf(new FormData(event.currentTarget))
    if (await change(() => putJson(`/api/saved-lineups/${lineup.id}`, result))) onClose()
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title="Edit Contest Results"
        description={`Update the final results for ${lineup.lineup_name}`}
      >
        <form onSubmit={save} className="grid gap-4">
          {refusal ? <Alert tone="bad">{refusal}</Alert> : null}
          {NUMBER_FIELDS.map(({ label, name, column, ...range }) => (
            <Field key={name} label={label}>
              {(control) => (
                <Input
                  {...control}
                  type="number"
                  name={name}
                  inputMode="decimal"
                  defaultValue={lineup[column] ?? ''}
                  {...range}
                />
              )}
            </Field>
          ))}
          <FormActions submit="Save Changes" submitting="Saving..." pending={pending} />
        </form>
      </DialogContent>
    </Dialog>
  )
}
