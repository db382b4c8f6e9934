import type { Estimate } from '../numbers/estimate.ts'
import { choiceGain } from './choice-gain.ts'
import { type ClaimBasis, type Money, shownClaim } from './shrink.ts'

/** Entries of one contest, as simulated. */
export type SimulatedSet = {
  /** Cents after fees, of all of them. */
  profit: Estimate
  /** How often one of them is paid, 0 to 1. */
  cash: Estimate
  /** How many they are. */
  entries: number
  /** What the average entry of the contest gets in the same games: cents after fees, and how often it is paid, ties counted. */
  means: { profit: number; cash: number } & Money
}

/** How often one of the entries is paid, on average; its error is at most that of one, since all are paid in much the same games. */
export function meanCash(cash: readonly Estimate[]): Estimate | null {
  if (cash.length === 0) return null
  const mean = (of: keyof Estimate) => cash.reduce((sum, each) => sum + each[of], 0) / cash.length
  return { value: mean('value'), error: mean('error') }
}

/** The money of entries together, as it is shown: cents after fees, and their ROI, null where entry is free. */
export function shownSetMoney(
  { profit, cash, entries, means }: SimulatedSet,
  feeCents: number,
  basis: ClaimBasis,
): { profit: Estimate; roi: Estimate | null } {
  const each = shownClaim(
    { value: profit.value / entries + feeCents, error: profit.error / entries },
    means.profit + feeCents,
    { own: cash, mean: means.cash },
    basis,
    means,
  )
  return {
    profit: { value: entries * (each.value - feeCents), error: entries * each.error },
    roi: feeCents > 0 ? { value: each.value / feeCents - 1, error: each.error / feeCents } : null,
  }
}

/** What a set makes more than another one, in cents an entry, as it is shown. @param gained the same as simulated. */
export function shownSetGain(
  { gained, own, other }: { gained: Estimate; own: SimulatedSet; other: SimulatedSet },
  feeCents: number,
  basis: ClaimBasis,
): Estimate {
  const { means } = own
  const average = ({ profit, cash, entries }: SimulatedSet) => ({
    paid: profit.value / entries + feeCents,
    cash,
  })
  return choiceGain(
    { gained, own: average(own), other: average(other) },
    { ...means, paid: means.profit + feeCents },
    basis,
  )
}
