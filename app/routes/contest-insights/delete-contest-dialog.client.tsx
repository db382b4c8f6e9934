import { useRevalidator } from 'react-router'
import DeleteDialog from '#app/components/delete-dialog.client.tsx'
import { deleteRecord } from '#app/lib/api-client.ts'
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

  async function remove() {
    await deleteRecord(`/api/contest/${contest.id}`)
    invalidateContests()
    await (onDeleted ?? revalidate)()
    showToast({ title: 'Contest deleted', description: contest.name })
  }

  return (
    <DeleteDialog
      title="Delete contest"
      description={`This deletes the contest with its ${pluralize(contest.entries, 'entry', 'entries')}, its file and what was learned from it. It cannot be undone.`}
      failed="The contest could not be deleted"
      send={remove}
      onClose={onClose}
    >
      <p className="font-medium">{contest.name}</p>
    </DeleteDialog>
  )
}
