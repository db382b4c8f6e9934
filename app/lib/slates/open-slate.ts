import { getJson, isUnreachable, messageOf } from '../api-client.ts'
import { loadStoredSlate, storeSlate } from '../stored/slate-storage.ts'
import type { KeptSlate, keptSlateFile } from './kept-slates.client.ts'

/** A slate as a card shows it; one that only this browser has, has a key and no id. */
export type OpenableSlate = Omit<KeptSlate, 'key'> & { key?: string }

/**
 * Prepares the optimizer to show the slate as the user left it; null, or why that is not possible. A slate that this tab
 * has open stays, with its lineup; of others this browser's own copy is used, if there is one, without a request.
 */
export async function openSlate(slate: OpenableSlate): Promise<string | null> {
  const { id, formatId, key } = slate
  if (id !== null && loadStoredSlate(formatId)?.slateId === id) return null
  const wanted = key === undefined ? id !== null && { id } : { key }
  const kept = wanted && (await keptFile(wanted))
  if (!kept) return loadSlateAnew(slate)
  storeSlate(formatId, kept)
  return null
}

/** Reads the slate from the history, without a connection from this browser; the lineup is then empty. Null, or why that is not possible. */
export async function loadSlateAnew({
  id,
  formatId,
  fileName,
}: Pick<OpenableSlate, 'id' | 'formatId' | 'fileName'>): Promise<string | null> {
  if (id === null) return 'This browser no longer has the file. Choose it again.'
  try {
    const { csvData } = await getJson<{ csvData: string }>(`/api/csv-history/${formatId}/${id}`)
    storeSlate(formatId, { csvData, fileName, slateId: id })
    return null
  } catch (error) {
    const kept = isUnreachable(error) ? await keptFile({ id }) : null
    if (!kept) return messageOf(error, 'The game could not be loaded')
    storeSlate(formatId, kept)
    return null
  }
}

/** From this browser; its code is loaded when a slate is opened. Null also without that code. */
async function keptFile(wanted: Parameters<typeof keptSlateFile>[0]) {
  const loading = import('./kept-slates.client.ts')
  return loading.then((kept) => kept.keptSlateFile(wanted)).catch(() => null)
}
