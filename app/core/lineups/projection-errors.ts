/** Projected points are compared in ranges of this width: 90 to 100, 100 to 110. */
export const RANGE_WIDTH = 10

/** Lineups with a projection and a result whose projected points fall into one range, added up. */
export type ProjectedRange = {
  /** Where the range begins. */
  from: number
  lineups: number
  projected: number
  actual: number
  /** The distances between the two, added up without their signs. */
  distance: number
}

/** Means, in points; an error is actual minus projected points. */
export type ProjectionErrors = {
  lineups: number
  meanError: number
  meanDistance: number
  /** Ascending. */
  ranges: { from: number; lineups: number; projected: number; actual: number; error: number }[]
}

/** How far actual points were from projected ones; null while no lineup has both. */
export function projectionErrors(ranges: readonly ProjectedRange[]): ProjectionErrors | null {
  const lineups = sumOf(ranges, 'lineups')
  if (lineups === 0) return null
  return {
    lineups,
    meanError: (sumOf(ranges, 'actual') - sumOf(ranges, 'projected')) / lineups,
    meanDistance: sumOf(ranges, 'distance') / lineups,
    ranges: ranges
      .toSorted((a, b) => a.from - b.from)
      .map((range) => ({
        from: range.from,
        lineups: range.lineups,
        projected: range.projected / range.lineups,
        actual: range.actual / range.lineups,
        error: (range.actual - range.projected) / range.lineups,
      })),
  }
}

function sumOf(ranges: readonly ProjectedRange[], figure: Exclude<keyof ProjectedRange, 'from'>): number {
  return ranges.reduce((sum, range) => sum + range[figure], 0)
}
