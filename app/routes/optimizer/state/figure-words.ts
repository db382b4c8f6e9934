import { formatPct, formatPoints } from '#core/figures/format.ts'
import type { Format } from '#core/formats/format.ts'
import { ceilingOf, spreadOf } from '#core/objective/spread-of.ts'
import type { Player } from '#core/players/player.ts'
import { expectedPoints } from '#core/players/points.ts'
import { type EditedFigure, isShare } from '#core/projections/edits.ts'

/** The name of a figure that can be typed in. */
export function figureName(figure: EditedFigure, format: Format): string {
  if (figure === 'points') return 'Projection'
  if (figure === 'ceiling') return 'Ceiling'
  if (figure === 'spread') return 'Standard deviation'
  if (!format.captain) return 'Ownership'
  return figure === 'captainOwnershipPct' ? 'Ownership as captain' : 'Ownership as flex'
}

/** `14.03`, `12.5%`; "-" where unknown. */
export function figureText(value: number | null, figure: EditedFigure): string {
  if (value === null) return '-'
  return isShare(figure) ? formatPct(value) : formatPoints(value)
}

/** The number that counts; null for an unknown ownership. `row`: of the slot that an ownership is about. */
export function figureIn(row: Player, figure: EditedFigure, format: Format): number | null {
  if (isShare(figure)) return row.ownershipPct
  const points = expectedPoints(row)
  if (figure === 'points') return points
  return figure === 'spread' ? spreadOf(row, format, points) : ceilingOf(row, format)
}
