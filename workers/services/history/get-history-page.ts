import type { HistorySummary } from '#core/history/history-summary.ts'
import type { SetTotals } from '#core/money/set-totals.ts'
import { type EntryCursor, findHistoryPage } from '#db/history.ts'
import { requireUser, type ServiceContext } from '#workers/context.server.ts'
import { computeTotals } from '#workers/services/lineups/compute-totals.ts'
import { cutAt, type EntriesAfter } from './continue-entries.ts'
import { upToDateSummary } from './history-analytics.ts'

/** About twice what the list's window shows. */
const ENTRIES_AT_FIRST = 12

export type HistoryPage = {
  summary: HistorySummary
  list: EntriesAfter
  /** Not part of `summary`; null for a user without entry sets. */
  setTotals: SetTotals | null
}

/**
 * The caller's history as the screen shows it: the summary, the entries that follow `after` (null: the newest), and what
 * the entry sets brought.
 */
export async function getHistoryPage(ctx: ServiceContext, after: EntryCursor | null): Promise<HistoryPage> {
  const { id: userId } = requireUser(ctx)
  const page = { userId, after, limit: ENTRIES_AT_FIRST + 1 }
  const { kept, entries, setTotals } = await findHistoryPage(ctx.db, page)
  const summary = await upToDateSummary(ctx, userId, kept)
  return {
    summary,
    list: { ...cutAt(entries, ENTRIES_AT_FIRST), revision: kept?.revision ?? 0 },
    setTotals: setTotals && (setTotals.figures ?? (await computeTotals(ctx, userId)).sets),
  }
}
