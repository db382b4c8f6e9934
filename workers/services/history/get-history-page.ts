import type { HistorySummary } from '#core/history/history-summary.ts'
import { ALL_ENTRIES, type EntryCursor, type HistoryView, MOST_SPORTS } from '#core/history/history-view.ts'
import type { SetTotals } from '#core/totals/set-totals.ts'
import { findHistoryPage, type HistoryPageRows } from '#db/history/history-pages.ts'
import { requireUser, type ServiceContext } from '#workers/context.server.ts'
import { computeTotals } from '#workers/services/totals/compute-totals.ts'
import { getHistoryAnalytics, upToDateSportSummary, upToDateSummary } from '../totals/history-analytics.ts'
import { cutAt, type EntriesAfter } from './continue-entries.ts'

/** About twice what the list's window shows. */
const ENTRIES_AT_FIRST = 12

export type HistoryPage = {
  summary: HistorySummary
  /** The sports of the whole history, the most played first. */
  sports: string[]
  list: EntriesAfter
  total: number
  /** Not part of `summary`; null for a user without entry sets. */
  setTotals: SetTotals | null
}

/**
 * The caller's history as the screen shows it: the summary, the entries that follow `after` (null: from the first), and what
 * the entry sets brought.
 */
export async function getHistoryPage(
  ctx: ServiceContext,
  after: EntryCursor | null,
  view: HistoryView = ALL_ENTRIES,
): Promise<HistoryPage> {
  const { id: userId } = requireUser(ctx)
  const page = { userId, view, after, limit: ENTRIES_AT_FIRST + 1 }
  const rows = await findHistoryPage(ctx.db, page)
  const { kept, entries, found, setTotals } = rows
  const summary = await summaryOf(ctx, userId, view, kept)
  return {
    summary,
    sports: rows.sports ?? (await sportsOf(ctx, view, summary)),
    list: { ...cutAt(entries, ENTRIES_AT_FIRST), revision: kept?.revision ?? 0 },
    total: found ?? summary.all.entries,
    setTotals: setTotals && (setTotals.figures ?? (await computeTotals(ctx, userId)).totals.sets),
  }
}

function summaryOf(
  ctx: ServiceContext,
  userId: number,
  { sport }: HistoryView,
  kept: HistoryPageRows['kept'],
): Promise<HistorySummary> {
  if (sport === null) return upToDateSummary(ctx, userId, kept)
  return upToDateSportSummary(ctx, { userId, sport }, kept)
}

async function sportsOf(ctx: ServiceContext, { sport }: HistoryView, summary: HistorySummary) {
  if (sport === null) return summary.sports
  const { cohorts } = await getHistoryAnalytics(ctx)
  return cohorts.sport.slice(0, MOST_SPORTS).map(({ label }) => label)
}
