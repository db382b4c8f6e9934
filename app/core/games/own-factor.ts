/** One finished contest whose predictions were frozen before it began: the user's mean gap to the field, as it was predicted and as it came. */
export type FrozenContest = { predicted: number; realised: number }

/** With fewer contests the user's own factor is not used. */
const CONTESTS_FOR_OWN_FACTOR = 30
/** How far a user's true factor may lie from the general one: a standard deviation. */
const SPREAD_OF_USERS = 0.2
/** Bounds that keep the order of lineups and never widen a gap. */
const LEAST = 0.02
const MOST = 1

export type OwnFactor = {
  /** The slope of the realised gaps over the predicted ones, through the origin, with its standard error. */
  slope: number
  error: number
  contests: number
  /** What to shrink by: slope and general factor, weighted by the inverse squares of their errors. */
  factor: number
}

/**
 * The user's own share of predicted gaps that came true; null before there are 30 contests, or where all predicted gaps
 * are 0. The error is White's, since contests of different sizes scatter differently.
 * @param general `CLAIMED_PART` of shrink.ts.
 */
export function ownFactor(contests: readonly FrozenContest[], general: number): OwnFactor | null {
  if (contests.length < CONTESTS_FOR_OWN_FACTOR) return null
  const squares = contests.reduce((sum, { predicted }) => sum + predicted ** 2, 0)
  if (squares === 0) return null
  const slope = contests.reduce((sum, { predicted, realised }) => sum + predicted * realised, 0) / squares
  const scatter = contests.reduce(
    (sum, { predicted, realised }) => sum + (predicted * (realised - slope * predicted)) ** 2,
    0,
  )
  const error = Math.sqrt(scatter) / squares
  const weight = error === 0 ? 1 : SPREAD_OF_USERS ** 2 / (SPREAD_OF_USERS ** 2 + error ** 2)
  const factor = Math.min(MOST, Math.max(LEAST, general + weight * (slope - general)))
  return { slope, error, contests: contests.length, factor }
}
