import type { Position } from '../players/player.ts'

/** Variance per projected point of the positions whose spread grows with their mean. */
const VARIANCE_PER_POINT: Partial<Record<Position, number>> = { RB: 4.7, WR: 5.4, TE: 4.6, K: 2.4 }

/** Standard deviation of the positions whose spread does not depend on the mean of those who play. */
const FIXED_SPREAD: Partial<Record<Position, number>> = { QB: 8, DST: 5.7 }

/**
 * Standard deviation, in points, of the score of a player at that position who is expected to score `meanPoints`.
 * A negative mean counts as 0; positions of other sports have no known spread, hence 0.
 *
 * Spread goes to 0 with the mean: a player with a mean of 0 is expected not to play. The fixed spreads were measured on
 * starters. Where the mean is smaller than the fixed spread, the variance falls in proportion to the mean, as at the
 * other positions.
 */
export function scoreSpread(position: Position, meanPoints: number): number {
  const mean = Math.max(meanPoints, 0)
  const perPoint = VARIANCE_PER_POINT[position]
  if (perPoint !== undefined) return Math.sqrt(perPoint * mean)
  const fixed = FIXED_SPREAD[position] ?? 0
  return Math.sqrt(fixed * Math.min(mean, fixed))
}
