import { type PayoutTier, paidUpTo } from './payout-tiers.ts'

/**
 * What each rank's entries win, in cents, in the order of the entries given. With n entries above and t tied, the tied
 * share the prizes of places n+1 to n+t; cents that remain go to the first of them, so
 * that all winnings sum to the pool when every paid place is taken.
 */
export function winningsCents(ranks: ArrayLike<number>, tiers: readonly PayoutTier[]): Float64Array {
  const tied = new Map<number, number>()
  for (let i = 0; i < ranks.length; i += 1) tied.set(ranks[i]!, (tied.get(ranks[i]!) ?? 0) + 1)
  const shares = sharesByRank(tied, tiers)
  const winnings = new Float64Array(ranks.length)
  for (let i = 0; i < ranks.length; i += 1) {
    const share = shares.get(ranks[i]!)!
    winnings[i] = share.cents
    if (share.spareCents === 0) continue
    winnings[i]! += 1
    share.spareCents -= 1
  }
  return winnings
}

/** An entry's place: how many entries are above it, how many share it, and how many of those come first. */
export type TiedPlace = { above: number; tied: number; tiedBefore: number }

/** What `winningsCents` gives to an entry of that place. */
export function tiedShareCents({ above, tied, tiedBefore }: TiedPlace, tiers: readonly PayoutTier[]): number {
  const pot = paidUpTo(tiers, above + tied) - paidUpTo(tiers, above)
  return Math.floor(pot / tied) + (tiedBefore < pot % tied ? 1 : 0)
}

type Share = { cents: number; spareCents: number }

function sharesByRank(tied: Map<number, number>, tiers: readonly PayoutTier[]): Map<number, Share> {
  const shares = new Map<number, Share>()
  let above = 0
  for (const [rank, count] of [...tied].sort(([a], [b]) => a - b)) {
    const pot = paidUpTo(tiers, above + count) - paidUpTo(tiers, above)
    shares.set(rank, { cents: Math.floor(pot / count), spareCents: pot % count })
    above += count
  }
  return shares
}
