import type { ListedEntrySet } from '../entries/entry-set.ts'
import { type FeesAndWinnings, roiPct } from './returns.ts'

/** The figures of an entered set that totals add up; its lineups have one fee each. */
export type SetMoney = Pick<
  ListedEntrySet,
  'entryFeeCents' | 'lineups' | 'settled' | 'winningsCents' | 'cashed'
>

/** Fees and winnings of the lineups with a result. */
export function settledMoneyOfSet({ entryFeeCents, settled, winningsCents }: SetMoney): FeesAndWinnings {
  return { feesCents: (entryFeeCents ?? 0) * settled, winningsCents }
}

/** Fees of the lineups that still wait for their result. */
export function stakeOfSet({ entryFeeCents, lineups, settled }: SetMoney): number {
  return (entryFeeCents ?? 0) * (lineups - settled)
}

/** The ROIs of the settled lineups summed, 0 for free ones. They share one fee, so that is their number times the ROI of all together. */
export function roiSumOfSet(set: SetMoney): number {
  return set.settled * (roiPct(settledMoneyOfSet(set)) ?? 0)
}
