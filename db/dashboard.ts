import type { HistorySummary } from '#core/history/history-summary.ts'
import type { ListedLineup } from '#core/lineups/saved-lineup.ts'
import type { LineupTotals } from '#core/money/lineup-totals.ts'
import type { Db } from './client.ts'
import { type Kept, selectSummary, summaryIn } from './history-analytics.ts'
import {
  type KeptFigures,
  selectLineupsToTotal,
  selectNewestLineups,
  selectTotals,
  totalsIn,
} from './lineup-figures.ts'

export type DashboardRows = {
  /** Null for a user who never saved a lineup. */
  totals: KeptFigures<LineupTotals> | null
  /** All lineups, newest first, if the totals are out of date, otherwise none. */
  toTotal: ListedLineup[]
  recent: ListedLineup[]
  /** Null for a user without imports. */
  history: Kept<HistorySummary> | null
}

/** Everything of a dashboard in one round trip. */
export async function findDashboard(
  db: Db,
  { userId, recent: limit }: { userId: number; recent: number },
): Promise<DashboardRows> {
  const [totals, toTotal, recent, history] = await db.batch([
    selectTotals(db, userId),
    selectLineupsToTotal(db, userId),
    selectNewestLineups(db, { userId, limit }),
    selectSummary(db, userId),
  ])
  return { totals: totalsIn(totals), toTotal, recent, history: summaryIn(history) }
}
