import type { BriefHistory } from '#core/history/history-summary.ts'
import type { ListedLineup } from '#core/lineups/saved-lineup.ts'
import { type LineupTotals, lineupTotals } from '#core/money/lineup-totals.ts'
import { findDashboard } from '#db/dashboard.ts'
import { requireUser, type ServiceContext } from '#workers/context.server.ts'
import { upToDateSummary } from '#workers/services/history/history-analytics.ts'
import { computeTotals } from '#workers/services/lineups/compute-totals.ts'

const RECENT = 5

export type Dashboard = {
  totals: LineupTotals
  /** The newest five lineups. */
  recent: ListedLineup[]
  history: BriefHistory
}

/** The totals of the caller's lineups, entry sets and history, which are added up once after each change. */
export async function getDashboard(ctx: ServiceContext): Promise<Dashboard> {
  const { id: userId } = requireUser(ctx)
  const { totals, recent, history } = await findDashboard(ctx.db, { userId, recent: RECENT })
  return {
    totals: totals === null ? lineupTotals([], []) : (totals.figures ?? (await computeTotals(ctx, userId))),
    recent,
    history: await upToDateSummary(ctx, userId, history),
  }
}
