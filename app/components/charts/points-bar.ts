import { formatCount } from '#core/figures/format.ts'
import { type ProjectionErrors, RANGE_WIDTH } from '#core/lineups/projection-errors.ts'

/** Lineups of one range of projected points. */
export type PointsBar = ProjectionErrors['ranges'][number]

/** Height of one bar with its texts, in pixels. */
export const POINTS_BAR_HEIGHT = 52

/** `90 to 100` */
export function rangeText({ from }: PointsBar): string {
  return `${formatCount(from)} to ${formatCount(from + RANGE_WIDTH)}`
}
