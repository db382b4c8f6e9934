import { NotPlayedYet } from '#app/components/not-played-yet.tsx'
import { Alert } from '#app/components/ui/alert.tsx'
import { AlertDialog, AlertDialogFooter } from '#app/components/ui/alert-dialog.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { postJson } from '#app/lib/api-client.ts'
import { useRecordChange } from '#app/lib/forms/use-record-change.ts'
import type { PagedLineupItem } from '#contract/lineup-page.ts'
import { returnsOf } from '#contract/lineup-returns.ts'
import { titleInList } from './sorted-lineups.ts'

/** Not optimistic, because finalizing cannot be undone: it is shown as done after the server has confirmed. */
export default function FinalizeDialog({
  lineup,
  onClose,
}: {
  lineup: PagedLineupItem
  onClose: () => void
}) {
  const { pending, refusal, change } = useRecordChange('lineups', {
    done: { title: 'Lineup finalized', description: 'This lineup is now locked and cannot be edited.' },
    failed: 'Finalize failed',
  })

  async function finalize() {
    if (await change(() => postJson('/api/saved-lineups/finalize', { lineup_id: lineup.id }))) onClose()
  }

  return (
    <AlertDialog
      refusal={refusal}
      onClose={onClose}
      title="Finalize Lineup"
      description="Once finalized, this lineup cannot be edited. This ensures your historical contest data stays accurate."
    >
      <p className="text-sm wrap-anywhere">
        Lock <strong className="font-semibold">{titleInList(lineup)}</strong>? Its points, winnings and rank
        can no longer be updated after that.
      </p>
      <NotPlayedYet gameDate={lineup.game_date} />
      {returnsOf(lineup).winnings === null ? (
        <Alert tone="warn">No winnings are recorded. The lineup will count as one that won $0.00.</Alert>
      ) : null}
      <AlertDialogFooter>
        <Button variant="primary" disabled={pending} onClick={finalize}>
          {pending ? 'Finalizing...' : 'Finalize Lineup'}
        </Button>
      </AlertDialogFooter>
    </AlertDialog>
  )
}
