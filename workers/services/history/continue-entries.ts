import type { HistoricalEntry } from '#core/history/historical-entry.ts'
import type { EntryCursor, HistoryView } from '#core/history/history-view.ts'
import { entriesAfter, type ListedEntry } from '#db/history/history-pages.ts'
import { requireUser, type ServiceContext } from '#workers/context.server.ts'
import { ENTRIES_PER_PAGE } from './list-entries.ts'

export type EntriesAfter = {
  entries: HistoricalEntry[]
  /** The place of the last one; null if no more follow. */
  next: EntryCursor | null
  /** Number of changes to the history so far. */
  revision: number
}

/** The caller's entries that follow a place in a view of the list (null: from the first). */
export async function continueEntries(
  ctx: ServiceContext,
  view: HistoryView,
  after: EntryCursor | null,
): Promise<EntriesAfter> {
  const user = requireUser(ctx)
  const page = { userId: user.id, view, after, limit: ENTRIES_PER_PAGE + 1 }
  const { entries: rows, revision } = await entriesAfter(ctx.db, page)
  return { ...cutAt(rows, ENTRIES_PER_PAGE), revision }
}

/** The first `limit` of the rows, and where the list goes on if there are more. */
export function cutAt(rows: readonly ListedEntry[], limit: number): Omit<EntriesAfter, 'revision'> {
  const shown = rows.slice(0, limit)
  const next = rows.length > limit ? (shown.at(-1)?.cursor ?? null) : null
  return { entries: shown.map(({ entry }) => entry), next }
}
