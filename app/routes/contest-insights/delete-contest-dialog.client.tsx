import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { AlertDialog, AlertDialogFooter } from '#app/components/ui/alert-dialog.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { deleteRecord, messageOf } from '#app/lib/api-client.ts'
import { invalidateContests } from '#app/lib/session/session-memory.ts'
import { showToast } from '#app/lib/toast-store.ts'
import { pluralize } from '#core/figures/format.ts'
import type { NamedContest } from './contest-dialogs.tsx'

export default function DeleteContestDialog({
  contest,
  onClose,
  onDeleted,
}: {
  contest: NamedContest
  onClose: () => void
  /** Leaves the contest's page; without it the list is read again. */
  onDeleted?: () => Promise<void>
}) {
  const { revalidate } = useRevalidator()
  const [pending, setPending] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)

  async function remove() {
    setPending(true)
    try {
      await deleteRecord(`/api/contest/${contest.id}`)
      invalidateContests()
      await (onDeleted ?? revalidate)()
      onClose()
      showToast({ title: 'Contest deleted', description: contest.name })
    } catch (error) {
      setRefusal(messageOf(error, 'The contest could not be deleted'))
      setPending(false)
    }
  }

  return (
    <AlertDialog
      refusal={refusal}
      onClose={() => !pending && onClose()}
      title="Delete contest"
      description={`This deletes the contest with its ${pluralize(contest.entries, 'entry', 'entries')}, its file and what was learned from it. It cannot be undone.`}
    >
      <p className="text-sm font-medium wrap-anywhere">{contest.name}</p>
      <AlertDialogFooter pending={pending}>
        <Button variant="destructive" disabled={pending} onClick={remove}>
          {pending ? 'Deleting...' : 'Delete contest'}
        </Button>
      </AlertDialogFooter>
    </AlertDialog>
  )
}
