import type { BriefHistory } from '#core/history/history-summary.ts'
import type { LineupTotals } from '#core/totals/lineup-totals.ts'
import type { Db } from '../client.ts'
import { briefIn, type Kept, selectBrief } from '../history/history-analytics.ts'
import {
  type AccountFigures,
  accountIn,
  type KeptFigures,
  type RecentLineup,
  selectNewestLineups,
  selectTotals,
  totalsIn,
} from '../lineups/lineup-figures.ts'

export type DashboardRows = {
  /** Both null for a user who never saved a lineup or an entry set, and whose account was not added up yet. */
  totals: KeptFigures<LineupTotals> | null
  account: KeptFigures<AccountFigures> | null
  recent: RecentLineup[]
  /** Null for a user without imports. */
  history: Kept<BriefHistory> | null
}

/** Everything of a dashboard in one round trip. */
export async function findDashboard(
  db: Db,
  { userId, recent: limit }: { userId: number; recent: number },
): Promise<DashboardRows> {
  const [totals, recent, history] = await db.batch([
    selectTotals(db, { userId }),
    selectNewestLineups(db, { userId, limit }),
    selectBrief(db, { userId }),
  ])
  return { totals: totalsIn(totals), account: accountIn(totals), recent, history: briefIn(history) }
}
