import { type PackedCurve, packCurve } from '#app/components/charts/packed-curve.ts'
import type { RoiBar } from '#app/components/charts/roi-bar.ts'
import { pluralize } from '#app/lib/format.ts'
import { type SummaryWire, toBriefWire } from '#contract/history.ts'
import { type LineupListItem, toListItem } from '#contract/saved-lineups.ts'
import type { BriefHistory } from '#core/history/history-summary.ts'
import type { ListedLineup } from '#core/lineups/saved-lineup.ts'
import { toDollars } from '#core/money/cents.ts'
import type { LineupTotals } from '#core/money/lineup-totals.ts'
import { profitCents, roiPct } from '#core/money/returns.ts'
import type { ResultsSummary } from '#core/money/returns-summary.ts'

const MONTHS_SHOWN = 3

/** The figures of the dashboard. Money in dollars, rates in percent. */
export type DashboardFigures = {
  /** Null if no lineup is saved and no entry set is entered. */
  lineups: LineupFigures | null
  /** Null if no history is imported. */
  history: HistoryFigures | null
}

export type LineupFigures = {
  /** Pending ones and those of entered sets included. */
  totalLineups: number
  pending: { lineups: number; stake: number }
  /** Figures over the lineups with a result; null without any. */
  results: ResultFigures | null
  recent: LineupListItem[]
}

export type ResultFigures = {
  lineups: number
  totalProfit: number
  averageRoiPct: number
  cashRatePct: number
  curve: PackedCurve
  contestTypes: RoiBar[]
}

export type HistoryFigures = Pick<SummaryWire, 'totalEntries' | 'cashRate' | 'bestFinish' | 'timeline'> & {
  /** Null if no fees were paid. */
  roi: number | null
}

/** `recent`: the newest lineups. */
export function dashboardFigures(
  totals: LineupTotals,
  recent: readonly ListedLineup[],
  history: BriefHistory,
): DashboardFigures {
  return {
    lineups: totals.summary.totalLineups > 0 ? lineupFigures(totals, recent) : null,
    history: history.all.entries > 0 ? historyFigures(history) : null,
  }
}

function lineupFigures(totals: LineupTotals, recent: readonly ListedLineup[]): LineupFigures {
  const { totalLineups, pending, results } = totals.summary
  return {
    totalLineups,
    pending: { lineups: pending.lineups, stake: toDollars(pending.feesCents) },
    results: results && resultFigures(totals, results),
    recent: recent.map(toListItem),
  }
}

function resultFigures(
  { curve, contestTypes }: LineupTotals,
  { totalProfitCents, ...summary }: ResultsSummary,
): ResultFigures {
  return {
    ...summary,
    totalProfit: toDollars(totalProfitCents),
    curve: packCurve(curve),
    contestTypes: contestTypes.map(({ contestType, lineups: count, ...money }) => ({
      name: contestType,
      note: pluralize(count, 'lineup'),
      cost: toDollars(money.feesCents),
      profit: toDollars(profitCents(money)),
      roiPct: roiPct(money),
      interval: null,
    })),
  }
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
