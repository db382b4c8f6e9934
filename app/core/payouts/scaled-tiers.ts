import { fittedTiers } from './fitted-tiers.ts'
import { lastPaidPlace, type PayoutTier, prizePoolCents } from './payout-tiers.ts'

type EarlierContest = { entries: number; tiers: readonly PayoutTier[] }
type ContestSize = { entries: number; poolCents: number }

/**
 * The table of an earlier contest for another number of entries and another pool. The share of entries that is paid and
 * the first prize's share of the pool stay, and so does the last prize as a multiple of the pool for each entry; the prizes
 * between lie between the two as they did, as nearly as the pool allows. With the earlier size and pool it is the earlier table.
 */
export function scaledTiers({ entries, tiers }: EarlierContest, size: ContestSize): PayoutTier[] {
  const pool = prizePoolCents(tiers)
  if (size.entries === entries && size.poolCents === pool) return [...tiers]
  const paid = lastPaidPlace(tiers)
  const places = Math.max(1, Math.round((paid * size.entries) / entries))
  const poolRatio = size.poolCents / pool
  const [first, last] = [tiers[0]!.prizeCents, tiers.at(-1)!.prizeCents]
  const shapeAt = (place: number) => {
    // The place of the earlier table that lies as far between the first and the last one, counted in powers of ten.
    const then = places === 1 ? 1 : paid ** (Math.log(place) / Math.log(places))
    return first === last ? 1 : (prizeAt(tiers, then) - last) / (first - last)
  }
  const table = {
    poolCents: size.poolCents,
    places,
    firstCents: first * poolRatio,
    lastCents: (last * poolRatio * entries) / size.entries,
  }
  return fittedTiers(table, shapeAt)
}

function prizeAt(tiers: readonly PayoutTier[], place: number): number {
  // A little less than a place is that place: powers of logarithms are inexact.
  return tiers.find(({ to }) => place <= to + 1e-6)?.prizeCents ?? tiers.at(-1)!.prizeCents
}
