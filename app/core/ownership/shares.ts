import { cappedShares } from '../numbers/capped-shares.ts'
import { isCaptainRow, type Player } from '../players/player.ts'

/**
 * The share of the field's lineups that hold a person, in percent: in the captain's slot, and in any other slot. Over a
 * slate the captain shares add up to 100 and the others to 100 for each other slot. A format without captains has
 * captain shares of 0.
 */
export type Shares = { captainPct: number; flexPct: number }

/** The share that belongs to a row: a captain row's in the captain's slot, another row's in the other slots. */
export function shareOfRow({ captainPct, flexPct }: Shares, row: Player): number {
  return isCaptainRow(row) ? captainPct : flexPct
}

/** A share of all slots together, split in the proportion of `like`; all outside the captain's slot if `like` is 0. */
export function splitLike({ captainPct, flexPct }: Shares, totalPct: number): Shares {
  const captainPart = captainPct + flexPct > 0 ? captainPct / (captainPct + flexPct) : 0
  return { captainPct: totalPct * captainPart, flexPct: totalPct * (1 - captainPart) }
}

/**
 * The wanted shares, scaled to the sums of `like`: over the captain's slot, and over each of the groups (indexes) for the
 * other slots. No share exceeds `mostPct`, and the two of a person together do not exceed 100.
 */
export function withSumsOf(
  like: readonly Shares[],
  wanted: readonly Shares[],
  groups: readonly (readonly number[])[],
  mostPct: number,
): Shares[] {
  const captain = cappedShares(
    wanted.map(({ captainPct }) => captainPct),
    like.reduce((sum, { captainPct }) => sum + captainPct, 0),
    wanted.map(() => mostPct),
  )
  const flex = wanted.map(() => 0)
  for (const group of groups) {
    const shares = cappedShares(
      group.map((i) => wanted[i]!.flexPct),
      group.reduce((sum, i) => sum + like[i]!.flexPct, 0),
      group.map((i) => Math.min(mostPct, 100 - captain[i]!)),
    )
    for (const [at, i] of group.entries()) flex[i] = shares[at]!
  }
  return wanted.map((_, i) => ({ captainPct: captain[i]!, flexPct: flex[i]! }))
}
