import type { HistoryAnalytics } from '#core/history/history-analytics.ts'
import type { ListedLineup } from '#core/lineups/saved-lineup.ts'
import { findAnalyticsAndLineups } from '#db/history-analytics.ts'
import { requireUser, type ServiceContext } from '#workers/context.server.ts'
import { upToDate } from '#workers/services/history/history-analytics.ts'

/** The caller's lineups, newest first, and the totals of their history. */
export async function getDashboard(
  ctx: ServiceContext,
): Promise<{ lineups: ListedLineup[]; history: HistoryAnalytics }> {
  const { id: userId } = requireUser(ctx)
  const { kept, lineups } = await findAnalyticsAndLineups(ctx.db, userId)
  return { lineups, history: await upToDate(ctx, userId, kept) }
}
