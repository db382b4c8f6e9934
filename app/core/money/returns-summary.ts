import { groupBy } from '../collections/group-by.ts'
import type { ContestType } from '../lineups/saved-lineup.ts'

/** What a lineup cost and brought; what nobody told us counts as nothing. */
export type LineupReturn = {
  contestType: ContestType
  entryFeeTotalCents: number | null
  winningsTotalCents: number | null
}

/** SPEC.md section 9, dashboard. Shares in percent, money in cents. */
export type LineupsSummary = {
  totalLineups: number
  totalProfitCents: number
  /** The sum of the ROIs of lineups with a fee, divided by all lineups. */
  averageRoiPct: number
  /** Lineups that won more than their fee. */
  cashRatePct: number
}

export function summarizeLineups(lineups: readonly LineupReturn[]): LineupsSummary {
  const rois = lineups.map((lineup) => percentOf(profitCents(lineup), feeCents(lineup)))
  return {
    totalLineups: lineups.length,
    totalProfitCents: sumOf(lineups.map(profitCents)),
    averageRoiPct: lineups.length === 0 ? 0 : sumOf(rois) / lineups.length,
    cashRatePct: percentOf(lineups.filter((lineup) => profitCents(lineup) > 0).length, lineups.length),
  }
}

export type ContestTypeReturns = {
  contestType: ContestType
  lineups: number
  costCents: number
  profitCents: number
  /** Profit as a share of all fees of the type: one return on the money, not an average of returns. */
  roiPct: number
}

/** What lineups with a fee returned by type of contest; most played first. */
export function returnsByContestType(lineups: readonly LineupReturn[]): ContestTypeReturns[] {
  const paid = lineups.filter((lineup) => feeCents(lineup) > 0)
  return [...groupBy(paid, ({ contestType }) => contestType)]
    .map(([contestType, alike]) => {
      const costCents = sumOf(alike.map(feeCents))
      const profit = sumOf(alike.map(profitCents))
      return {
        contestType,
        lineups: alike.length,
        costCents,
        profitCents: profit,
        roiPct: percentOf(profit, costCents),
      }
    })
    .sort((a, b) => b.lineups - a.lineups)
}

/** 0 of nothing. */
export function percentOf(part: number, whole: number): number {
  return whole === 0 ? 0 : (part / whole) * 100
}

export function profitCents(lineup: LineupReturn): number {
  return (lineup.winningsTotalCents ?? 0) - feeCents(lineup)
}

function feeCents(lineup: LineupReturn): number {
  return lineup.entryFeeTotalCents ?? 0
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}
