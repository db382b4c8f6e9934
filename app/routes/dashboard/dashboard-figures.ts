import type { RoiBar } from '#app/components/charts/roi-bar.ts'
import { pluralize } from '#app/lib/format.ts'
import { type AnalyticsWire, toAnalyticsWire } from '#contract/history.ts'
import { type LineupListItem, toListItem } from '#contract/saved-lineups.ts'
import type { HistoryAnalytics } from '#core/history/history-analytics.ts'
import type { ListedLineup } from '#core/lineups/saved-lineup.ts'
import { toDollars } from '#core/money/cents.ts'
import { type ProfitCurve, profitCurve } from '#core/money/profit-curve.ts'
import { profitCents, roiPct } from '#core/money/returns.ts'
import { moneyOf, returnsByContestType, summarizeLineups } from '#core/money/returns-summary.ts'
import { easternDate } from '#core/time/game-time.ts'

const RECENT_SHOWN = 5
const MONTHS_SHOWN = 3

/** The figures of the dashboard. Money in dollars, rates in percent. */
export type DashboardFigures = {
  /** Null if no lineup is saved. */
  lineups: LineupFigures | null
  /** Null if no history is imported. */
  history: HistoryFigures | null
}

export type LineupFigures = {
  totalLineups: number
  totalProfit: number
  averageRoiPct: number
  cashRatePct: number
  recent: LineupListItem[]
  curve: ProfitCurve
  contestTypes: RoiBar[]
}

export type HistoryFigures = Pick<AnalyticsWire, 'totalEntries' | 'cashRate' | 'bestFinish' | 'timeline'> & {
  /** Null if no fees were paid. */
  roi: number | null
}

/** `lineups` newest first. */
export function dashboardFigures(
  lineups: readonly ListedLineup[],
  history: HistoryAnalytics,
): DashboardFigures {
  return {
    lineups: lineups.length > 0 ? lineupFigures(lineups) : null,
    history: history.all.entries > 0 ? historyFigures(history) : null,
  }
}

function lineupFigures(lineups: readonly ListedLineup[]): LineupFigures {
  const { totalLineups, totalProfitCents, averageRoiPct, cashRatePct } = summarizeLineups(lineups)
  return {
    totalLineups,
    totalProfit: toDollars(totalProfitCents),
    averageRoiPct,
    cashRatePct,
    recent: lineups.slice(0, RECENT_SHOWN).map(toListItem),
    curve: profitCurve(lineups.toReversed().map(toStep)),
    contestTypes: returnsByContestType(lineups).map(({ contestType, lineups: count, ...money }) => ({
      name: contestType,
      note: pluralize(count, 'lineup'),
      cost: toDollars(money.feesCents),
      profit: toDollars(profitCents(money)),
      roiPct: roiPct(money),
      interval: null,
    })),
  }
}

function toStep(lineup: ListedLineup) {
  return {
    label: lineup.lineupName,
    date: easternDate(new Date(lineup.createdAt)),
    entries: 1,
    profitCents: profitCents(moneyOf(lineup)),
  }
}

/** The newest months first. */
function historyFigures(history: HistoryAnalytics): HistoryFigures {
  const { totalEntries, cashRate, roi, bestFinish, timeline } = toAnalyticsWire(history)
  return {
    totalEntries,
    cashRate,
    roi: history.all.feesCents > 0 ? roi : null,
    bestFinish,
    timeline: timeline.slice(-MONTHS_SHOWN).reverse(),
  }
}
