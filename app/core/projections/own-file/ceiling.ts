import type { ProjectionRow } from './rows.ts'

/** The 75th percentile of a normal distribution, in standard deviations. */
const THIRD_QUARTILE = 0.675
/** Points and spreads are rounded to a tenth. */
const ROUNDING = 0.1
/** With smaller spreads every percentile is within the rounding. */
const LEAST_SPREAD = 1
const MOSTLY = 0.9

/**
 * Whether what a file calls ceiling is the 75th percentile, `projection + 0.675 standard deviations`, as Stokastic's is: a
 * score that is beaten in one game of four is no ceiling.
 */
export function isThirdQuartile(rows: readonly ProjectionRow[]): boolean {
  const told = rows.flatMap(({ figures: { points, ceiling, spread } }) =>
    points === null || ceiling === null || spread === null || spread < LEAST_SPREAD
      ? []
      : [Math.abs(ceiling - points - THIRD_QUARTILE * spread) < ROUNDING],
  )
  return told.length > 0 && told.filter(Boolean).length >= told.length * MOSTLY
}
