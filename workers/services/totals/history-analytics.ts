import { type HistoryAnalytics, historyAnalytics, NO_HISTORY } from '#core/history/history-analytics.ts'
import { type BriefHistory, type HistorySummary, historySummary } from '#core/history/history-summary.ts'
import { findAnalytics, type Kept, keepAnalytics } from '#db/history/history-analytics.ts'
import { totalHistory } from '#db/history/history-totals.ts'
import { findSportAnalytics, keepSportAnalytics } from '#db/history/sport-history.ts'
import { bestEffort } from '#workers/best-effort.ts'
import { requireUser, type ServiceContext } from '#workers/context.server.ts'

/**
 * The caller's history analytics with intervals, in every cohort, of one sport or of all (null); computed once after each
 * import.
 */
export async function getHistoryAnalytics(
  ctx: ServiceContext,
  sport: string | null = null,
): Promise<HistoryAnalytics> {
  const { id: userId } = requireUser(ctx)
  if (sport === null) return upToDateAnalytics(ctx, userId, await findAnalytics(ctx.db, userId))
  const kept = await findSportAnalytics(ctx.db, { userId, sport })
  return kept?.figures ?? (await computedOfSport(ctx, { userId, sport }, kept)).analytics
}

/** The stored analytics; computed again when they are out of date. */
export async function upToDateAnalytics(
  ctx: ServiceContext,
  userId: number,
  kept: Kept<HistoryAnalytics> | null,
): Promise<HistoryAnalytics> {
  return kept?.figures ?? (await computed(ctx, userId, kept)).analytics
}

/** The stored summary, or part of it; computed again when it is out of date. */
export async function upToDateSummary<Shown extends BriefHistory>(
  ctx: ServiceContext,
  userId: number,
  kept: Kept<Shown> | null,
): Promise<Shown | HistorySummary> {
  return kept?.figures ?? (await computed(ctx, userId, kept)).summary
}

/** The stored summary of a sport; computed again when it is out of date. */
export async function upToDateSportSummary(
  ctx: ServiceContext,
  of: { userId: number; sport: string },
  kept: Kept<HistorySummary> | null,
): Promise<HistorySummary> {
  return kept?.figures ?? (await computedOfSport(ctx, of, kept)).summary
}

async function computedOfSport(
  ctx: ServiceContext,
  { userId, sport }: { userId: number; sport: string },
  kept: { revision: number } | null,
) {
  const analytics = historyAnalytics(kept ? await totalHistory(ctx.db, userId, sport) : NO_HISTORY)
  const summary = historySummary(analytics)
  if (kept && analytics.all.entries > 0) {
    const { revision } = kept
    const keeping = keepSportAnalytics(ctx.db, { userId, sport, revision, analytics, summary })
    await bestEffort(ctx, 'sport_analytics_kept', keeping)
  }
  return { analytics, summary }
}

/** A user without imports has nothing to add up. */
async function computed(ctx: ServiceContext, userId: number, kept: { revision: number } | null) {
  const analytics = historyAnalytics(kept ? await totalHistory(ctx.db, userId) : NO_HISTORY)
  const summary = historySummary(analytics)
  if (kept) {
    const { revision } = kept
    const keeping = keepAnalytics(ctx.db, { userId, revision, analytics, summary })
    await bestEffort(ctx, 'history_analytics_kept', keeping)
  }
  return { analytics, summary }
}

/** Computes the analytics right after an import, where users expect to wait. */
export async function prepareHistoryAnalytics(ctx: ServiceContext): Promise<void> {
  await bestEffort(ctx, 'history_analytics_prepared', getHistoryAnalytics(ctx))
}
