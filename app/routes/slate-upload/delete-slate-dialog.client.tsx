import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import DeleteDialog from '#app/components/delete-dialog.client.tsx'
import { deleteRecord, getJson, messageOf } from '#app/lib/api-client.ts'
import { invalidate } from '#app/lib/session/session-memory.ts'
import { sessionOwner } from '#app/lib/session/session-owner.ts'
import { forgetKeptSlate } from '#app/lib/slates/kept-slates.client.ts'
import { forgetMemoryOfSlate } from '#app/lib/stored/memory-store.ts'
import { showToast } from '#app/lib/toast-store.ts'
import type { SlateUses } from '#contract/slates.ts'
import { pluralize } from '#core/figures/format.ts'

/** Deletes a stored salary file; first says which lineups and contests refer to it. */
export default function DeleteSlateDialog({
  modeId,
  slate,
  onClose,
}: {
  modeId: string
  slate: { id: number; fileName: string }
  onClose: () => void
}) {
  const { revalidate } = useRevalidator()
  const path = `/api/csv-history/${modeId}/${slate.id}`
  const uses = useSlateUses(`${path}/uses`)

  async function remove() {
    await deleteRecord(path)
    await forgetMemoryOfSlate(sessionOwner() ?? '', slate.id)
    await forgetKeptSlate(slate.id)
    // The contests of the file are learned again without it; lineups can no longer be opened with it.
    for (const records of ['slates', 'contests', 'lineups']) invalidate(records)
    await revalidate()
    showToast({ title: 'File deleted', description: slate.fileName })
  }

  return (
    <DeleteDialog
      title="Delete File"
      description="This deletes the salary file and what you set for it. It cannot be undone, but you can upload the file again."
      failed="The file could not be deleted"
      send={remove}
      onClose={onClose}
    >
      <p className="font-medium">{slate.fileName}</p>
      <p aria-live="polite">{uses}</p>
    </DeleteDialog>
  )
}

/** What refers to the file, as a text. */
function useSlateUses(path: string): string {
  const [text, setText] = useState('Checking what uses this file...')
  useEffect(() => {
    getJson<SlateUses>(path).then(
      (uses) => setText(usesText(uses)),
      (error) => setText(messageOf(error, 'What uses this file could not be read')),
    )
  }, [path])
  return text
}

function usesText({ lineups, entrySets, contests }: SlateUses): string {
  const texts = [
    lineups > 0 &&
      `${pluralize(lineups, 'saved lineup')} of this game: kept with all figures. Without this file the optimizer can't open or export them.`,
    entrySets > 0 &&
      `${pluralize(entrySets, 'entry set')} of this game: kept. Without this file the optimizer can't open them.`,
    contests > 0 &&
      `${pluralize(contests, 'contest')}: kept and learned again, without salaries and opponents.`,
  ].filter((text) => text !== false)
  return texts.length > 0 ? texts.join(' ') : 'No saved lineup and no contest uses it.'
}
