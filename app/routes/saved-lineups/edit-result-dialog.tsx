import type { FormEvent } from 'react'
import { Alert } from '#app/components/ui/alert.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { Dialog, DialogClose, DialogContent, DialogFooter } from '#app/components/ui/dialog.tsx'
import { Field } from '#app/components/ui/field.tsx'
import { Input } from '#app/components/ui/input.tsx'
import { putJson } from '#app/lib/api-client.ts'
import type { LineupListItem } from '#contract/saved-lineups.ts'
import { resultOf } from './result-form.ts'
import { useLineupChange } from './use-lineup-change.ts'

export function EditResultDialog({ lineup, onClose }: { lineup: LineupListItem; onClose: () => void }) {
  const { pending, refusal, change } = useLineupChange({
    done: 'Lineup updated',
    doneDetail: 'Contest results have been saved successfully.',
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
          <Field label="Final Points">
            {(control) => (
              <Input
                {...control}
                type="number"
                name="points"
                step="0.01"
                min="0"
                inputMode="decimal"
                defaultValue={lineup.points_total ?? ''}
              />
            )}
          </Field>
          <Field label="Winnings ($)">
            {(control) => (
              <Input
                {...control}
                type="number"
                name="winnings"
                step="0.01"
                min="0"
                inputMode="decimal"
                defaultValue={lineup.winnings_total ?? ''}
              />
            )}
          </Field>
          <Field label="Finish Rank (optional)">
            {(control) => (
              <Input
                {...control}
                type="number"
                name="rank"
                step="1"
                min="1"
                inputMode="numeric"
                defaultValue={lineup.rank ?? ''}
              />
            )}
          </Field>
          <DialogFooter>
            <DialogClose asChild>
              <Button>Cancel</Button>
            </DialogClose>
            <Button type="submit" variant="primary" disabled={pending}>
              {pending ? 'Saving...' : 'Save Changes'}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  )
}
