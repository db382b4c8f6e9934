import { putJson } from '#app/lib/api-client.ts'
import { invalidateEntrySets } from '#app/lib/session-memory.ts'
import { fromEnteredEntry } from '#contract/entered-entries.ts'
import type { EntrySetDetail } from '#contract/entry-sets.ts'
import type { EnteredEntry } from '#core/entries/entered-entry.ts'

/**
 * Records which entries at the provider the set was entered as, with their forecasts: called when their file is downloaded.
 * Sending them again changes nothing. Throws what `putJson` throws.
 */
export async function enterSet(setId: number, entries: readonly EnteredEntry[]): Promise<EntrySetDetail> {
  const detail = await putJson<EntrySetDetail>(`/api/entry-sets/${setId}/entries`, {
    entries: entries.map(fromEnteredEntry),
  })
  invalidateEntrySets()
  return detail
}
