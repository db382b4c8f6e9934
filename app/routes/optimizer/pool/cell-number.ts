import type { Format } from '#core/formats/format.ts'
import type { OwnershipSource, Player } from '#core/players/player.ts'
import { expectedPoints, type WhosePoints, whosePoints } from '#core/players/points.ts'
import type { EditedFigure } from '#core/projections/edits.ts'
import { figureName, figureText } from '../state/figure-words.ts'

/** A number that can be typed in, as its cell or field shows it. */
export type CellNumber = {
  /** `Projection of Ann Archer` */
  label: string
  text: string
  /** The text that an editor starts with; empty where the number is unknown. */
  typed: string
  /** Whose number it is, for example "baseline estimate". */
  source: string
  /** What the source says in the place of the user's number: `baseline estimate 12.56`; null if there is no edit. */
  instead: string | null
}

const POINTS_SOURCES: Record<WhosePoints, string> = {
  average: 'season average',
  baseline: 'baseline estimate',
  projection: 'projection file',
  hand: 'by hand',
}

const OWNERSHIP_WORDS: Record<OwnershipSource, string> = {
  model: 'estimate',
  learned: 'learned from contests',
  research: 'found on the web',
  file: 'projection file',
  hand: 'by hand',
}

/** `sourceRow`: the row as it would be without the user's numbers. */
export function cellNumber(
  figure: EditedFigure,
  row: Player,
  sourceRow: Player | undefined,
  mode: Format,
): CellNumber {
  const value = numberIn(row, figure)
  const source = sourceOf(row, figure)
  return {
    label: `${figureName(figure, mode)} of ${row.name}`,
    text: figureText(value, figure),
    typed: value === null ? '' : String(Math.round(value * 100) / 100),
    source,
    instead: source === 'by hand' && sourceRow ? insteadOf(sourceRow, figure) : null,
  }
}

function insteadOf(row: Player, figure: EditedFigure): string {
  const value = numberIn(row, figure)
  return value === null ? sourceOf(row, figure) : `${sourceOf(row, figure)} ${figureText(value, figure)}`
}

function numberIn(row: Player, figure: EditedFigure): number | null {
  return figure === 'points' ? expectedPoints(row) : row.ownershipPct
}

function sourceOf(row: Player, figure: EditedFigure): string {
  if (figure === 'points') return POINTS_SOURCES[whosePoints(row)]
  return row.ownershipBy ? OWNERSHIP_WORDS[row.ownershipBy] : 'unknown'
}
