import { groupBy } from '../collections/group-by.ts'
import type { ContestType } from '../lineups/saved-lineup.ts'
import { percentOf } from './percent.ts'
import { type FeesAndWinnings, isCashed, profitCents, roiPct, sumOfMoney } from './returns.ts'

/** Fee and winnings of a lineup; null where not entered. */
export type LineupReturn = {
  contestType: ContestType
  entryFeeTotalCents: number | null
  winningsTotalCents: number | null
}

/** An unknown fee or prize counts as 0. */
export function moneyOf(lineup: Omit<LineupReturn, 'contestType'>): FeesAndWinnings {
  return { feesCents: lineup.entryFeeTotalCents ?? 0, winningsCents: lineup.winningsTotalCents ?? 0 }
}

/** SPEC.md section 9, dashboard. Shares in percent, money in cents. */
export type LineupsSummary = {
  totalLineups: number
  totalProfitCents: number
  /** SPEC.md's mean: the ROIs of lineups with a fee, summed and divided by the number of all lineups. */
  averageRoiPct: number
  /** Lineups that won more than their fee. */
  cashRatePct: number
}

export function summarizeLineups(lineups: readonly LineupReturn[]): LineupsSummary {
  const money = lineups.map(moneyOf)
  const roiSum = money.reduce((sum, each) => sum + roiPct(each), 0)
  return {
    totalLineups: lineups.length,
    totalProfitCents: profitCents(sumOfMoney(money)),
    averageRoiPct: lineups.length === 0 ? 0 : roiSum / lineups.length,
    cashRatePct: percentOf(money.filter(isCashed).length, lineups.length),
  }
}

export type ContestTypeReturns = FeesAndWinnings & { contestType: ContestType; lineups: number }

/** Returns by type of contest, most played first. A type without any fee has no ROI and is left out. */
export function returnsByContestType(lineups: readonly LineupReturn[]): ContestTypeReturns[] {
  return [...groupBy(lineups, ({ contestType }) => contestType)]
    .map(([contestType, alike]) => ({
      contestType,
      lineups: alike.length,
      ...sumOfMoney(alike.map(moneyOf)),
    }))
    .filter(({ feesCents }) => feesCents > 0)
    .sort((a, b) => b.lineups - a.lineups)
}
