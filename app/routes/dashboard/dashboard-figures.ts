import type { RoiBar } from '#app/components/charts/roi-bar.ts'
import { pluralize } from '#app/lib/format.ts'
import { type AnalyticsWire, toAnalyticsWire } from '#contract/history.ts'
import { type LineupListItem, toListItem } from '#contract/saved-lineups.ts'
import type { HistoryAnalytics } from '#core/history/history-analytics.ts'
import type { ListedLineup } from '#core/lineups/saved-lineup.ts'
import { toDollars } from '#core/money/cents.ts'
import { settledMoneyOf } from '#core/money/lineup-money.ts'
import { type ProfitCurve, type ProfitStep, profitCurve } from '#core/money/profit-curve.ts'
import { profitCents, roiPct } from '#core/money/returns.ts'
import { type ResultsSummary, returnsByContestType, summarizeLineups } from '#core/money/returns-summary.ts'
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
  /** Pending lineups included. */
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
  const { totalLineups, pending, results } = summarizeLineups(lineups)
  return {
    totalLineups,
    pending: { lineups: pending.lineups, stake: toDollars(pending.feesCents) },
    results: results && resultFigures(lineups, results),
    recent: lineups.slice(0, RECENT_SHOWN).map(toListItem),
  }
}

function resultFigures(
  lineups: readonly ListedLineup[],
  { totalProfitCents, ...summary }: ResultsSummary,
): ResultFigures {
  return {
    ...summary,
    totalProfit: toDollars(totalProfitCents),
    curve: profitCurve(lineups.toReversed().flatMap(toSteps)),
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

/** A step of the curve; none for a pending lineup. */
function toSteps(lineup: ListedLineup): ProfitStep[] {
  const money = settledMoneyOf(lineup)
  if (money === null) return []
  const date = easternDate(new Date(lineup.createdAt))
  return [{ label: lineup.lineupName, date, entries: 1, profitCents: profitCents(money) }]
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
