import { type SummaryWire, toBriefWire } from '#contract/history.ts'
import { type LineupListItem, toListItem } from '#contract/saved-lineups.ts'
import type { BriefHistory } from '#core/history/history-summary.ts'
import type { ProjectionErrors } from '#core/lineups/projection-errors.ts'
import type { ListedLineup } from '#core/lineups/saved-lineup.ts'
import { toDollars } from '#core/money/cents.ts'
import type { AccountTotals } from '#core/totals/account-totals.ts'
import type { EnteredContests } from '#core/totals/entered-contests.ts'
import type { LineupTotals } from '#core/totals/lineup-totals.ts'
import type { ResultsSummary } from '#core/totals/returns-summary.ts'
import { type AccountWire, accountFigures } from './account-figures.ts'

const MONTHS_SHOWN = 3

/** The figures of the dashboard. Money in dollars, rates in percent. */
export type DashboardFigures = {
  /** Null if no lineup is saved and no entry set is entered. */
  lineups: LineupFigures | null
  /** Null if no history is imported. */
  history: HistoryFigures | null
  /** Null if there is neither. */
  account: AccountWire | null
}

export type LineupFigures = {
  /** Pending ones and those of entered sets included; the contests that they were entered in. */
  entered: EnteredContests
  /** Figures over the lineups with a result; null without any. */
  results: ResultFigures | null
  recent: RecentItem[]
}

/** The captain's name, of which the title is made, as in every list. */
export type RecentItem = LineupListItem & { captain: string | null }

type ResultFigures = {
  lineups: number
  totalProfit: number
  averageRoiPct: number
  cashRatePct: number
}

export type HistoryFigures = Pick<SummaryWire, 'totalEntries' | 'cashRate' | 'bestFinish' | 'timeline'> & {
  /** Null if no fees were paid. */
  roi: number | null
}

export function dashboardFigures({
  totals,
  account,
  recent,
  history,
}: {
  totals: LineupTotals
  account: AccountTotals & { entered: EnteredContests; projections: ProjectionErrors | null }
  /** The newest lineups. */
  recent: readonly (ListedLineup & { captain: string | null })[]
  history: BriefHistory
}): DashboardFigures {
  const lineups = totals.summary.totalLineups > 0 ? lineupFigures(totals, account.entered, recent) : null
  const imported = history.all.entries > 0 ? historyFigures(history) : null
  return { lineups, history: imported, account: lineups || imported ? accountFigures(account) : null }
}

function lineupFigures(
  { summary: { results } }: LineupTotals,
  entered: EnteredContests,
  recent: readonly (ListedLineup & { captain: string | null })[],
): LineupFigures {
  return {
    entered,
    results: results && resultFigures(results),
    recent: recent.map((lineup) => ({ ...toListItem(lineup), captain: lineup.captain })),
  }
}

function resultFigures({ totalProfitCents, ...summary }: ResultsSummary): ResultFigures {
  return { ...summary, totalProfit: toDollars(totalProfitCents) }
}

/** The newest months first. */
function historyFigures(history: BriefHistory): HistoryFigures {
  const { totalEntries, cashRate, roi, bestFinish, timeline } = toBriefWire(history)
  return {
    totalEntries,
    cashRate,
    roi: history.all.feesCents > 0 ? roi : null,
    bestFinish,
    timeline: timeline.slice(-MONTHS_SHOWN).reverse(),
  }
}
