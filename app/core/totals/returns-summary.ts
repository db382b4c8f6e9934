import { groupBy } from '../collections/group-by.ts'
import type { LineupMoney } from '../lineups/pending.ts'
import type { ContestType } from '../lineups/saved-lineup.ts'
import { percentOf } from '../money/percent.ts'
import { type FeesAndWinnings, profitCents, roiPct, sumOfMoney } from '../money/returns.ts'
import { type ShownContestType, shownContestType } from '../payouts/contest-type.ts'
import { type EntriesMoney, moneyOfLineup, moneyOfSet, type SetMoney } from './entries-money.ts'

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
  const all = [...lineups.map((lineup) => moneyOfLineup(lineup)), ...sets.map(moneyOfSet)]
  return { totalLineups: sumOf(all, ({ entries }) => entries), results: summarizeResults(all) }
}

function summarizeResults(all: readonly EntriesMoney[]): ResultsSummary | null {
  const lineups = sumOf(all, ({ settled }) => settled)
  if (lineups === 0) return null
  // Those that are counted together have one fee each, so the sum of their ROIs is their number times the ROI of all together.
  const roiSum = sumOf(all, ({ settled, money }) => settled * (roiPct(money) ?? 0))
  const cashed = sumOf(all, (each) => each.cashed)
  return {
    lineups,
    totalProfitCents: profitCents(sumOfMoney(all.map(({ money }) => money))),
    averageRoiPct: roiSum / lineups,
    cashRatePct: percentOf(cashed, lineups),
  }
}

export function sumOf<Item>(items: readonly Item[], figure: (item: Item) => number): number {
  return items.reduce((sum, item) => sum + figure(item), 0)
}

export type ContestTypeReturns = FeesAndWinnings & { contestType: ShownContestType; lineups: number }

/**
 * Returns by type of contest over the entries with a result and `others`, most played first. A type without any fee has no
 * ROI and is left out.
 */
export function returnsByContestType(
  entered: readonly (EntriesMoney & Typed)[],
  others: readonly ContestTypeReturns[] = [],
): ContestTypeReturns[] {
  const own = entered
    .filter(({ settled }) => settled > 0)
    .map((each) => ({ contestType: shownContestType(each), lineups: each.settled, ...each.money }))
  return [...groupBy([...own, ...others], ({ contestType }) => contestType)]
    .map(([contestType, alike]) => ({
      contestType,
      lineups: sumOf(alike, ({ lineups }) => lineups),
      ...sumOfMoney(alike),
    }))
    .filter(({ feesCents }) => feesCents > 0)
    .sort((a, b) => b.lineups - a.lineups)
}
