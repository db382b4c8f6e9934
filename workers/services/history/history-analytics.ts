import { type HistoryAnalytics, historyAnalytics, NO_HISTORY } from '#core/history/history-analytics.ts'
import { type BriefHistory, type HistorySummary, historySummary } from '#core/history/history-summary.ts'
import { findAnalytics, type Kept, keepAnalytics } from '#db/history-analytics.ts'
import { totalHistory } from '#db/history-totals.ts'
import { bestEffort } from '#workers/best-effort.ts'
import { requireUser, type ServiceContext } from '#workers/context.server.ts'

/** The caller's history analytics with intervals, in every cohort; computed once after each import. */
export async function getHistoryAnalytics(ctx: ServiceContext): Promise<HistoryAnalytics> {
  const { id: userId } = requireUser(ctx)
  const kept = await findAnalytics(ctx.db, userId)
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
