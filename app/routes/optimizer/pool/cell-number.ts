import type { Format } from '#core/formats/format.ts'
import { givenCeiling } from '#core/objective/spread-of.ts'
import type { OwnershipSource, Player } from '#core/players/player.ts'
import { expectedPoints, type WhosePoints, whosePoints } from '#core/players/points.ts'
import { type EditedFigure, isShare } from '#core/projections/edits.ts'
import { figureIn, figureName, figureText } from '../state/figure-words.ts'
import { OWNERSHIP_WORDS } from './ownership-words.ts'

/** A number that can be typed in, as its cell or field shows it. */
export type CellNumber = {
  /** `Projection of Ann Archer` */
  label: string
  /** The label with the number and its source; it has the texts of the cell in the order in which the cell shows them. */
  name: string
  text: string
  /** The text that an editor starts with; empty where the number is unknown. */
  typed: string
  /** What the source says in the place of the user's number; null if there is no edit. */
  instead: string | null
  /** The source in words: `Baseline estimate`, `By hand; baseline estimate 12.56`. */
  note: string
  /** What the number must be more than. */
  above?: number
}

const BY_HAND = 'by hand'
const NO_OTHER = 'no other number'

const POINTS_SOURCES: Record<WhosePoints, string> = {
  average: 'season average',
  baseline: 'baseline estimate',
  projection: 'projection file',
  hand: BY_HAND,
}

/** `sourceRow`: the row as it would be without the user's numbers. */
export function cellNumber(
  figure: EditedFigure,
  row: Player,
  sourceRow: Player | undefined,
  format: Format,
): CellNumber {
  const value = figureIn(row, figure, format)
  const source = sourceOf(row, figure, sourceRow)
  const label = `${figureName(figure, format)} of ${row.name}`
  const text = figureText(value, figure)
  // What the user typed stays as it was; of a source no more than the text beside it says.
  const decimals = isShare(figure) && source !== BY_HAND ? 10 : 100
  const typed = value === null ? '' : String(Math.round(value * decimals) / decimals)
  const above = figure === 'ceiling' ? { above: expectedPoints(row) } : {}
  if (source !== BY_HAND || !sourceRow)
    return {
      ...{ label, name: `${label}, ${text}, ${source}`, text, typed, ...above },
      instead: null,
      note: sentenceCase(source),
    }
  const other = figureIn(sourceRow, figure, format)
  const instead = figureText(other, figure)
  const replaced = sourceOf(sourceRow, figure)
  return {
    ...{ label, text, typed, instead, ...above },
    name: `${label}, ${source} ${text}, ${other === null ? NO_OTHER : `${instead} ${replaced}`}`,
    note: sentenceCase(`${source}; ${other === null ? NO_OTHER : `${replaced} ${instead}`}`),
  }
}

function sourceOf(row: Player, figure: EditedFigure, sourceRow?: Player): string {
  if (figure === 'points') return POINTS_SOURCES[whosePoints(row)]
  const by = isShare(figure) ? row.ownershipBy : spreadBy(row, sourceRow)
  return by ? OWNERSHIP_WORDS[by] : 'unknown'
}

/** Whose ceiling and spread they are. `sourceRow`: the row as it would be without the user's numbers. */
export function spreadBy(row: Player, sourceRow?: Player | null): OwnershipSource {
  const isOf = (other: Player) =>
    other.spreadPoints === row.spreadPoints && other.ceilingPoints === row.ceilingPoints
  if ((row.spreadPoints ?? givenCeiling(row)) == null) return 'model'
  return sourceRow && !isOf(sourceRow) ? 'hand' : 'file'
}

function sentenceCase(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
