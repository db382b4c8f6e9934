import { formatPct, formatPoints } from '#core/figures/format.ts'
import type { Format } from '#core/formats/format.ts'
import type { EditedFigure } from '#core/projections/edits.ts'

/** The name of a figure that can be typed in. */
export function figureName(figure: EditedFigure, format: Format): string {
  if (figure === 'points') return 'Projection'
  if (!format.captain) return 'Ownership'
  return figure === 'captainOwnershipPct' ? 'Ownership as captain' : 'Ownership as flex'
}

/** `14.03`, `12.5%`; "-" where unknown. */
export function figureText(value: number | null, figure: EditedFigure): string {
  if (value === null) return '-'
  return figure === 'points' ? formatPoints(value) : formatPct(value)
}
