import { useRevalidator } from 'react-router'
import DeleteDialog from '#app/components/delete-dialog.client.tsx'
import { Moment } from '#app/components/moment.tsx'
import { deleteRecord } from '#app/lib/api-client.ts'
import { pluralize } from '#app/lib/format.ts'
import { invalidate } from '#app/lib/session-memory.ts'
import { showToast } from '#app/lib/toast-store.ts'
import type { ImportItem } from '#contract/history.ts'

/** Deletes the entries of one import; says how many go. */
export default function DeleteImportDialog({
  item,
  onDeleted,
  onClose,
}: {
  item: ImportItem
  onDeleted: () => void
  onClose: () => void
}) {
  const { revalidate } = useRevalidator()
  const entries = pluralize(item.entries, 'entry', 'entries')

  async function remove() {
    await deleteRecord(`/api/historical/imports/${item.id}`)
    // The dashboard shows the history, and lineups offer results from it.
    for (const records of ['history', 'lineups']) invalidate(records)
    await revalidate()
    onDeleted()
    showToast({ title: 'Import deleted', description: `${entries} deleted` })
  }

  return (
    <DeleteDialog
      title="Delete Import"
      description="It cannot be undone, but you can upload the file again."
      failed="The import could not be deleted"
      send={remove}
      onClose={onClose}
    >
      <p>
        <span className="font-medium">{item.name ?? <Moment iso={item.imported_at} />}</span>: {entries} will
        be deleted, and all figures are computed without them. Results that you copied into saved lineups
        stay.
      </p>
    </DeleteDialog>
  )
}
