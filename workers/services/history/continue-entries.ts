import type { HistoricalEntry } from '#core/history/historical-entry.ts'
import { type EntryCursor, entriesAfter } from '#db/history.ts'
import { requireUser, type ServiceContext } from '#workers/context.server.ts'
import { ENTRIES_PER_PAGE } from './list-entries.ts'

export type EntriesAfter = {
  entries: HistoricalEntry[]
  /** The place of the last one; null if no more follow. */
  next: EntryCursor | null
  /** Number of changes to the history so far. */
  revision: number
}

/** The caller's entries that follow a place in the list, newest first. */
export async function continueEntries(ctx: ServiceContext, after: EntryCursor): Promise<EntriesAfter> {
  const user = requireUser(ctx)
  const page = { userId: user.id, after, limit: ENTRIES_PER_PAGE + 1 }
  const { entries: rows, revision } = await entriesAfter(ctx.db, page)
  return { ...cutAt(rows, ENTRIES_PER_PAGE), revision }
}

/** The first `limit` of the rows, and where the list goes on if there are more. */
export function cutAt(rows: readonly HistoricalEntry[], limit: number): Omit<EntriesAfter, 'revision'> {
  const entries = rows.slice(0, limit)
  return { entries, next: rows.length > limit ? (entries.at(-1) ?? null) : null }
}
