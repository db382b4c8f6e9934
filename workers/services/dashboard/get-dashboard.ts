import type { BriefHistory } from '#core/history/history-summary.ts'
import { accountTotals } from '#core/totals/account-totals.ts'
import { enteredContests } from '#core/totals/entered-contests.ts'
import { type LineupTotals, lineupTotals } from '#core/totals/lineup-totals.ts'
import type { AccountFigures, RecentLineup } from '#db/lineups/lineup-figures.ts'
import { type DashboardRows, findDashboard } from '#db/totals/dashboard.ts'
import { requireUser, type ServiceContext } from '#workers/context.server.ts'
import { computeTotals } from '#workers/services/totals/compute-totals.ts'
import { upToDateSummary } from '#workers/services/totals/history-analytics.ts'

const RECENT = 5
const NO_ACCOUNT: AccountFigures = {
  ...accountTotals([], [], null),
  entered: enteredContests([], []),
  projections: null,
}

export type Dashboard = {
  totals: LineupTotals
  /** Lineups, entry sets and history as one account, in which each entry counts once. */
  account: AccountFigures
  /** The newest five lineups. */
  recent: RecentLineup[]
  history: BriefHistory
}

/** The totals of the caller's lineups, entry sets and history, which are added up once after each change. */
export async function getDashboard(ctx: ServiceContext): Promise<Dashboard> {
  const { id: userId } = requireUser(ctx)
  const rows = await findDashboard(ctx.db, { userId, recent: RECENT })
  const history = await upToDateSummary(ctx, userId, rows.history)
  return { ...(await upToDateTotals(ctx, userId, rows)), recent: rows.recent, history }
}

/** The stored totals; added up again when one of the two is out of date. */
async function upToDateTotals(ctx: ServiceContext, userId: number, rows: DashboardRows) {
  const isEmpty = rows.totals === null && rows.history === null
  if (isEmpty) return { totals: lineupTotals([]), account: NO_ACCOUNT }
  const [totals, account] = [rows.totals?.figures, rows.account?.figures]
  return totals && account ? { totals, account } : computeTotals(ctx, userId)
}
