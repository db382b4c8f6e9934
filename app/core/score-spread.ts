import type { Position } from './player.ts'

/** Variance per projected point of the positions whose spread grows with their mean (DOMAIN.md section 7). */
const VARIANCE_PER_POINT: Partial<Record<Position, number>> = { RB: 4.7, WR: 5.4, TE: 4.6, K: 2.4 }

/** Standard deviation of the positions whose spread does not depend on their mean. */
const FIXED_SPREAD: Partial<Record<Position, number>> = { QB: 8, DST: 5.7 }

/**
 * Standard deviation, in points, of the score of a player at that position who is expected to score `meanPoints`.
 * A negative mean counts as 0; positions of other sports have no known spread, hence 0.
 */
export function scoreSpread(position: Position, meanPoints: number): number {
  const perPoint = VARIANCE_PER_POINT[position]
  if (perPoint === undefined) return FIXED_SPREAD[position] ?? 0
  return Math.sqrt(perPoint * Math.max(meanPoints, 0))
}
