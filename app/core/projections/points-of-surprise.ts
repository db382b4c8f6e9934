/**
 * Points for each percent of the field by which the ownership of a player, as captain and flex together, exceeds the
 * estimate from prices and averages: users know of news and roles that prices do not. Fitted on three contests it is 0.17 with a
 * standard error of 0.06; this is smaller, since an ownership file errs, too (docs/proof.md, "Ownership is information").
 */
export const POINTS_OF_PERCENT = 0.12

/** The most points that ownership moves a player up or down. */
const MOST_POINTS = 4

/** Points of a flex slot for a surprise in percent of the field. */
export function pointsOfSurprise(percent: number): number {
  return Math.min(MOST_POINTS, Math.max(-MOST_POINTS, POINTS_OF_PERCENT * percent))
}
