import type { BriefHistory } from '#core/history/history-summary.ts'
import type { ListedLineup } from '#core/lineups/saved-lineup.ts'
import { type LineupTotals, lineupTotals } from '#core/money/lineup-totals.ts'
import { type DashboardRows, findDashboard } from '#db/dashboard.ts'
import { keepTotals } from '#db/lineup-figures.ts'
import { bestEffort } from '#workers/best-effort.ts'
import { requireUser, type ServiceContext } from '#workers/context.server.ts'
import { upToDateSummary } from '#workers/services/history/history-analytics.ts'

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
  const rows = await findDashboard(ctx.db, { userId, recent: RECENT })
  return {
    totals: await upToDateTotals(ctx, userId, rows),
    recent: rows.recent,
    history: await upToDateSummary(ctx, userId, rows.history),
  }
}

async function upToDateTotals(
  ctx: ServiceContext,
  userId: number,
  { totals: kept, toTotal, setsToTotal }: DashboardRows,
): Promise<LineupTotals> {
  if (kept?.figures) return kept.figures
  const totals = lineupTotals(toTotal, setsToTotal)
  if (kept) {
    const { version } = kept
    await bestEffort(ctx, 'lineup_totals_kept', keepTotals(ctx.db, { userId, version, totals }))
  }
  return totals
}
