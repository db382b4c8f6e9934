import { type HistoryAnalytics, historyAnalytics } from '#core/history/history-analytics.ts'
import { findAnalytics, type KeptAnalytics, keepAnalytics } from '#db/history-analytics.ts'
import { totalHistory } from '#db/history-totals.ts'
import { bestEffort } from '#workers/best-effort.ts'
import { requireUser, type ServiceContext } from '#workers/context.server.ts'

/** What the caller's history adds up to, with intervals, in every cohort: worked out once after each import. */
export async function getHistoryAnalytics(ctx: ServiceContext): Promise<HistoryAnalytics> {
  const { id: userId } = requireUser(ctx)
  return upToDate(ctx, userId, await findAnalytics(ctx.db, userId))
}

/** What was kept of the user's analytics, or, where that is out of date, what they come to now. */
export async function upToDate(
  ctx: ServiceContext,
  userId: number,
  kept: KeptAnalytics | null,
): Promise<HistoryAnalytics> {
  if (kept?.analytics) return kept.analytics
  const analytics = historyAnalytics(await totalHistory(ctx.db, userId))
  if (kept) {
    const { revision } = kept
    await bestEffort(ctx, 'history_analytics_kept', keepAnalytics(ctx.db, { userId, revision, analytics }))
  }
  return analytics
}

/** Ahead of the pages that will ask: whoever waits for an import expects it to take a while. */
export async function prepareHistoryAnalytics(ctx: ServiceContext): Promise<void> {
  await bestEffort(ctx, 'history_analytics_prepared', getHistoryAnalytics(ctx))
}
