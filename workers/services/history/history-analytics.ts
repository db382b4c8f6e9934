import { type HistoryAnalytics, historyAnalytics } from '#core/history/history-analytics.ts'
import { findAnalytics, type KeptAnalytics, keepAnalytics } from '#db/history-analytics.ts'
import { totalHistory } from '#db/history-totals.ts'
import { bestEffort } from '#workers/best-effort.ts'
import { requireUser, type ServiceContext } from '#workers/context.server.ts'

/** The caller's history analytics with intervals, in every cohort; computed once after each import. */
export async function getHistoryAnalytics(ctx: ServiceContext): Promise<HistoryAnalytics> {
  const { id: userId } = requireUser(ctx)
  return upToDate(ctx, userId, await findAnalytics(ctx.db, userId))
}

/** The stored analytics, recomputed when they are out of date. */
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

/** Computes the analytics right after an import, where users expect to wait. */
export async function prepareHistoryAnalytics(ctx: ServiceContext): Promise<void> {
  await bestEffort(ctx, 'history_analytics_prepared', getHistoryAnalytics(ctx))
}
