import type { ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import DeleteDialog from '#app/components/delete-dialog.client.tsx'
import { deleteRecord } from '#app/lib/api-client.ts'
import { invalidate } from '#app/lib/session/session-memory.ts'
import { showToast } from '#app/lib/toast-store.ts'
import { pluralize } from '#core/figures/format.ts'

/** What is deleted: the entries of one import, or of all. */
export type Deletion = { title: string; path: string; called: ReactNode; entries: number; done: string }

/** Deletes entries of the history; says how many go. */
export default function DeleteEntriesDialog({
  deletion: { title, path, called, entries, done },
  onDeleted,
  onClose,
}: {
  deletion: Deletion
  onDeleted: () => void
  onClose: () => void
}) {
  const { revalidate } = useRevalidator()
  const counted = pluralize(entries, 'entry', 'entries')

  async function remove() {
    await deleteRecord(path)
    // The dashboard shows the history, and lineups offer results from it.
    for (const records of ['history', 'lineups']) invalidate(records)
    await revalidate()
    onDeleted()
    showToast({ title: done, description: `${counted} deleted` })
  }

  return (
    <DeleteDialog
      title={title}
      description="It cannot be undone, but you can upload the file again."
      failed="The entries could not be deleted"
      send={remove}
      onClose={onClose}
    >
      <p>
        <span className="font-medium">{called}</span>: {counted} will be deleted, and all figures are computed
        without them. Results that you copied into saved lineups stay.
      </p>
    </DeleteDialog>
  )
}
