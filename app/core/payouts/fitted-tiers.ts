import type { PayoutTier } from './payout-tiers.ts'
import { meanOver, placeGroups, sizeOf } from './place-groups.ts'
import { roundTiers } from './round-tiers.ts'

export type FittedTable = {
  poolCents: number
  /** How many places are paid. */
  places: number
  firstCents: number
  /** The prize of the last place paid. */
  lastCents: number
}

/**
 * A table with this pool, first and last prize. `shapeAt` falls from 1 at the first place towards 0 and says how a prize
 * lies between the two: E + (P1 - E) x shape^a, with a found by bisection so that the prizes add up to the pool. Where no
 * such table exists the last prize gives way, then the first.
 */
export function fittedTiers(
  { poolCents, places, firstCents, lastCents }: FittedTable,
  shapeAt: (place: number) => number,
): PayoutTier[] {
  const paid = Math.max(1, Math.min(places, poolCents))
  const mean = poolCents / paid
  const last = Math.min(lastCents, mean)
  const first = Math.max(mean, Math.min(firstCents, poolCents - (paid - 1) * last))
  const groups = placeGroups(paid)
  const centsWith = (exponent: number) =>
    groups.map((group) => meanOver(group, (place) => last + (first - last) * shapeAt(place) ** exponent))
  const exponent = bisected((tried) => {
    const cents = centsWith(tried)
    return groups.reduce((sum, group, i) => sum + sizeOf(group) * cents[i]!, 0) > poolCents
  })
  return roundTiers(groups, centsWith(exponent), poolCents)
}

/** Half to the power of 64 is nothing beside 1. */
const STEEPEST = 64
const HALVINGS = 60

/** The exponent at which the sum, which falls as the exponent grows, is the pool. */
function bisected(isTooMuch: (exponent: number) => boolean): number {
  let [low, high] = [0, STEEPEST]
  for (let i = 0; i < HALVINGS; i += 1) {
    const middle = (low + high) / 2
    if (isTooMuch(middle)) low = middle
    else high = middle
  }
  return high
}
