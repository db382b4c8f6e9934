import { groupBy } from '../collections/group-by.ts'
import { isPending } from '../lineups/pending.ts'
import type { ContestType } from '../lineups/saved-lineup.ts'
import { type LineupMoney, moneyOf, settledMoneyOf } from './lineup-money.ts'
import { percentOf } from './percent.ts'
import { type FeesAndWinnings, isCashed, profitCents, roiPct, sumOfMoney } from './returns.ts'

export type LineupReturn = LineupMoney & { contestType: ContestType }

/** SPEC.md section 9, dashboard. Shares in percent, money in cents. */
export type LineupsSummary = {
  /** Pending lineups included. */
  totalLineups: number
  pending: { lineups: number; feesCents: number }
  /** Null while no lineup has a result. */
  results: ResultsSummary | null
}

/** The figures over the lineups with a result. */
export type ResultsSummary = {
  lineups: number
  totalProfitCents: number
  /** SPEC.md's mean: the ROIs of lineups with a fee, summed and divided by the number of all lineups. */
  averageRoiPct: number
  /** Lineups that won more than their fee. */
  cashRatePct: number
}

export function summarizeLineups(lineups: readonly LineupReturn[]): LineupsSummary {
  const pending = lineups.filter(isPending)
  return {
    totalLineups: lineups.length,
    pending: { lineups: pending.length, feesCents: sumOfMoney(pending.map(moneyOf)).feesCents },
    results: summarizeResults(moneyOfResults(lineups)),
  }
}

function moneyOfResults(lineups: readonly LineupReturn[]): FeesAndWinnings[] {
  return lineups.map(settledMoneyOf).filter((money) => money !== null)
}

function summarizeResults(money: readonly FeesAndWinnings[]): ResultsSummary | null {
  if (money.length === 0) return null
  const roiSum = money.reduce((sum, each) => sum + roiPct(each), 0)
  return {
    lineups: money.length,
    totalProfitCents: profitCents(sumOfMoney(money)),
    averageRoiPct: roiSum / money.length,
    cashRatePct: percentOf(money.filter(isCashed).length, money.length),
  }
}

export type ContestTypeReturns = FeesAndWinnings & { contestType: ContestType; lineups: number }

/**
 * Returns by type of contest over the lineups with a result, most played first. A type without any fee has no ROI and is
 * left out.
 */
export function returnsByContestType(lineups: readonly LineupReturn[]): ContestTypeReturns[] {
  const results = lineups.filter((lineup) => !isPending(lineup))
  return [...groupBy(results, ({ contestType }) => contestType)]
    .map(([contestType, alike]) => ({
      contestType,
      lineups: alike.length,
      ...sumOfMoney(alike.map(moneyOf)),
    }))
    .filter(({ feesCents }) => feesCents > 0)
    .sort((a, b) => b.lineups - a.lineups)
}
