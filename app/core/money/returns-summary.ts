import { groupBy } from '../collections/group-by.ts'
import { isPending } from '../lineups/pending.ts'
import type { ContestType } from '../lineups/saved-lineup.ts'
import { type ShownContestType, shownContestType } from '../payouts/contest-type.ts'
import { type LineupMoney, moneyOf, settledMoneyOf } from './lineup-money.ts'
import { percentOf } from './percent.ts'
import { type FeesAndWinnings, isCashed, profitCents, roiPct, sumOfMoney } from './returns.ts'
import { roiSumOfSet, type SetMoney, settledMoneyOfSet } from './set-money.ts'

type Typed = { contestType: ContestType; contestName: string | null }

export type LineupReturn = LineupMoney & Typed
/** What an entered set cost and won. */
export type SetReturn = SetMoney & Typed

/** SPEC.md section 9, dashboard. Shares in percent, money in cents. */
export type LineupsSummary = {
  /** Pending lineups included. */
  totalLineups: number
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

/** Lineups saved one by one, and those of entered sets; each lineup of a set counts as one. */
export function summarizeLineups(
  lineups: readonly LineupReturn[],
  sets: readonly SetReturn[] = [],
): LineupsSummary {
  return {
    totalLineups: lineups.length + sumOf(sets, (set) => set.lineups),
    results: summarizeResults(moneyOfResults(lineups), sets),
  }
}

function moneyOfResults(lineups: readonly LineupReturn[]): FeesAndWinnings[] {
  return lineups.map(settledMoneyOf).filter((money) => money !== null)
}

function summarizeResults(
  money: readonly FeesAndWinnings[],
  sets: readonly SetReturn[],
): ResultsSummary | null {
  const lineups = money.length + sumOf(sets, (set) => set.settled)
  if (lineups === 0) return null
  const all = sumOfMoney([...money, ...sets.map(settledMoneyOfSet)])
  const roiSum = sumOf(money, (each) => roiPct(each) ?? 0) + sumOf(sets, roiSumOfSet)
  const cashed = money.filter(isCashed).length + sumOf(sets, (set) => set.cashed)
  return {
    lineups,
    totalProfitCents: profitCents(all),
    averageRoiPct: roiSum / lineups,
    cashRatePct: percentOf(cashed, lineups),
  }
}

export function sumOf<Item>(items: readonly Item[], figure: (item: Item) => number): number {
  return items.reduce((sum, item) => sum + figure(item), 0)
}

export type ContestTypeReturns = FeesAndWinnings & { contestType: ShownContestType; lineups: number }

/**
 * Returns by type of contest over the lineups with a result and `others`, most played first. A type without any fee has no
 * ROI and is left out.
 */
export function returnsByContestType(
  lineups: readonly LineupReturn[],
  sets: readonly SetReturn[] = [],
  others: readonly ContestTypeReturns[] = [],
): ContestTypeReturns[] {
  const ofLineups = lineups
    .filter((lineup) => !isPending(lineup))
    .map((lineup) => ({ contestType: shownContestType(lineup), lineups: 1, ...moneyOf(lineup) }))
  const ofSets = sets
    .filter(({ settled }) => settled > 0)
    .map((set) => ({ contestType: shownContestType(set), lineups: set.settled, ...settledMoneyOfSet(set) }))
  return [...groupBy([...ofLineups, ...ofSets, ...others], ({ contestType }) => contestType)]
    .map(([contestType, alike]) => ({
      contestType,
      lineups: sumOf(alike, ({ lineups }) => lineups),
      ...sumOfMoney(alike),
    }))
    .filter(({ feesCents }) => feesCents > 0)
    .sort((a, b) => b.lineups - a.lineups)
}
