import type { HistoricalEntry } from '#core/history/historical-entry.ts'
import { listEntries as readEntries } from '#db/history/history.ts'
import { requireUser, type ServiceContext } from '#workers/context.server.ts'

export const ENTRIES_PER_PAGE = 100

/** A page of the caller's entries, newest first; pages count from 1. */
export async function listEntries(
  ctx: ServiceContext,
  page: number,
): Promise<{ entries: HistoricalEntry[]; total: number }> {
  const user = requireUser(ctx)
  return readEntries(ctx.db, { userId: user.id, page, pageSize: ENTRIES_PER_PAGE })
}
