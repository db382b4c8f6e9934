import { type HistoryAnalytics, historyAnalytics } from '#core/history-analytics.ts'
import { findAnalytics, keepAnalytics } from '#db/history-analytics.ts'
import { totalHistory } from '#db/history-totals.ts'
import { requireUser, type ServiceContext } from '#workers/context.server.ts'

/** What the caller's history adds up to, with intervals, in every cohort: worked out once after each import. */
export async function getHistoryAnalytics(ctx: ServiceContext): Promise<HistoryAnalytics> {
  const { id: userId } = requireUser(ctx)
  const kept = await findAnalytics(ctx.db, userId)
  if (kept?.analytics) return kept.analytics
  const analytics = historyAnalytics(await totalHistory(ctx.db, userId))
  if (kept) await keepAnalytics(ctx.db, { userId, revision: kept.revision, analytics })
  return analytics
}
