import { dollarText } from './dollar-text.ts'
import { lastPaidPlace, prizePoolCents, tierProblem } from './payout-tiers.ts'
import type { SimContest } from './sim-contest.ts'

/** The largest contests so far had 1.2 million entries. */
export const MOST_ENTRIES = 2_000_000
export const MOST_FEE_CENTS = 10_000_000

/** Why a contest can't be simulated, as a sentence; null: it can. */
export function contestProblem({ entries, feeCents, maxEntries, tiers }: SimContest): string | null {
  if (!isWholeFrom(2, entries, MOST_ENTRIES))
    return `The entries must be a whole number from 2 to ${count(MOST_ENTRIES)}.`
  if (!isWholeFrom(0, feeCents, MOST_FEE_CENTS))
    return `The entry fee must be from $0 to ${dollarText(MOST_FEE_CENTS)}.`
  if (!isWholeFrom(1, maxEntries, MOST_ENTRIES))
    return 'The entries of one user must be a whole number from 1 on.'
  const problem = tierProblem(tiers)
  if (problem !== null) return problem
  const last = lastPaidPlace(tiers)
  return last > entries
    ? `The table pays ${count(last)} places, and the contest has only ${count(entries)} entries.`
    : null
}

/** What the sums of a contest say: what is kept of the fees, or how far the prizes go beyond them (overlay). */
export function contestNotes({ entries, feeCents, tiers, isEstimated }: SimContest): string[] {
  const [fees, pool] = [entries * feeCents, prizePoolCents(tiers)]
  const last = lastPaidPlace(tiers)
  return [
    ...(isEstimated ? ['The payouts are estimated.'] : []),
    `${count(last)} of ${count(entries)} places (${percent(last / entries)}) are paid ${dollarText(pool)} in all.`,
    ...(feeCents === 0 ? [] : [rakeNote(fees, pool)]),
  ]
}

function rakeNote(fees: number, pool: number): string {
  if (pool > fees)
    return `The prizes are ${dollarText(pool - fees)} more than the ${dollarText(fees)} of fees: overlay.`
  return `Of ${dollarText(fees)} of fees ${dollarText(fees - pool)} (${percent((fees - pool) / fees)}) are not paid out.`
}

function isWholeFrom(least: number, value: number, most: number): boolean {
  return Number.isInteger(value) && value >= least && value <= most
}

function count(value: number): string {
  return value.toLocaleString('en-US')
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)}%`
}
