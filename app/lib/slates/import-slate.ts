import { MOST_SLATE_BYTES } from '#contract/limits.ts'
import { pluralize } from '#core/figures/format.ts'
import type { Slate } from '#core/slate/slate-csv.ts'
import { isUnreachable, messageOf, postJson } from '../api-client.ts'
import { placeToDelete } from '../session/full-account.ts'
import { invalidate } from '../session/session-memory.ts'
import { type StoredSlate, setStoredSlateId, storeSlate } from '../stored/slate-storage.ts'
import { showErrorToast, showToast } from '../toast-store.ts'

/** After this time the next page opens while the request continues in the background. */
const PATIENCE_MS = 2000

/**
 * Passes the slate to the optimizer and stores it in the user's history. If storing in the history fails, the import
 * continues with a notice.
 */
export async function importSlate(modeId: string, file: StoredSlate, slate: Slate): Promise<void> {
  const { kept } = storeSlate(modeId, file)
  const imported = `${pluralize(slate.people, 'player')} imported`
  showToast({
    title: 'Players loaded successfully',
    description: kept === 'session' ? imported : `${imported}. They last until this page is reloaded.`,
  })
  await Promise.race([keepInHistory(modeId, file), afterPatience()])
}

async function keepInHistory(modeId: string, file: StoredSlate): Promise<void> {
  try {
    if (new Blob([file.csvData]).size > MOST_SLATE_BYTES)
      return sayNotKept('Files above 1.5 MB are not kept. A reload may need the file again.')
    const { id } = await postJson<{ id: number }>(`/api/csv-history/${modeId}`, {
      csvData: file.csvData,
      fileName: file.fileName,
    })
    setStoredSlateId(modeId, file.csvData, id)
    invalidate(`slates/${modeId}`)
  } catch (error) {
    if (isUnreachable(error) && (await keepForLater(modeId, file))) return
    sayNotKept(messageOf(error, 'The file could not be stored'), `/${modeId}/upload`)
  }
}

/** Without a connection the file waits on this device. It is sent again however often it was: the server keeps one of the same text. */
async function keepForLater(modeId: string, { csvData, fileName }: StoredSlate): Promise<boolean> {
  try {
    const { keepSave } = await import('../outbox/outbox.client.ts')
    const path = `/api/csv-history/${modeId}`
    const body = { csvData, fileName }
    return await keepSave({ key: path, kind: 'slate', name: fileName, modeId, path, body, isTried: true })
  } catch {
    return false
  }
}

/** If the account is full, the toast leads to the stored files; the loaded slate survives that navigation. */
function sayNotKept(reason: string, filesPath?: string): void {
  const isFull = filesPath !== undefined && placeToDelete(reason) !== null
  showErrorToast({
    title: 'Players loaded, but not kept in your history',
    description: reason,
    isAnnounced: true,
    ...(isFull ? { action: { label: 'Show files', onAction: () => location.assign(filesPath) } } : {}),
  })
}

function afterPatience(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))
}
