import { pointsMultiplierOf } from '../formats/lookup.ts'
import { err, ok, type Result } from '../result.ts'
import type { StandingsColumns } from './columns.ts'
import { tidyName } from './lineup-text.ts'

/** Points times 1000: 1.5 times a quarter point is still a whole number, so sums are exact. */
export type MilliPoints = number

export type StandingsEntry = {
  rank: number
  entryId: number
  /** As written, with its ` (k/n)`. */
  entryName: string
  pointsMilli: MilliPoints
  lineupText: string
  /** Whether the entry was still playing when the file was downloaded. */
  stillPlaying: boolean
}

/** A row of the right-hand table: a player, the share of entries that drafted the player (captain and flex), the score. */
export type DraftedPlayer = {
  name: string
  draftedPct: number | null
  /** Never multiplied: the file's figure is divided by the captain's multiplier where its label says captain. Null when missing. */
  pointsMilli: MilliPoints | null
}

/**
 * The two tables are side by side and have different lengths: either half of a row may be missing. An error is the
 * reason why the entry cannot be read.
 */
export type StandingsRow = { entry: Result<StandingsEntry, string> | null; player: DraftedPlayer | null }

export const LONGEST_ENTRY_NAME = 255

export function readStandingsRow(cells: readonly string[], columns: StandingsColumns): StandingsRow {
  return { entry: readEntry(cells, columns), player: readPlayer(cells, columns) }
}

/** The left table. A row without an entry id and a rank is not an entry. */
function readEntry(cells: readonly string[], columns: StandingsColumns): StandingsRow['entry'] {
  const cell = (column: number) => (cells[column] ?? '').trim()
  const id = cell(columns.entryId)
  const rankText = cell(columns.rank)
  if (id === '' && rankText === '') return null
  const rank = wholeNumber(rankText)
  const entryId = wholeNumber(id)
  const pointsMilli = milli(cell(columns.points))
  if (rank === null || rank < 1 || rank > 0xffff_ffff) return err('the rank is not a whole number from 1')
  if (entryId === null) return err('the entry id is not a whole number')
  if (pointsMilli === null) return err('the points are not a number')
  return ok({
    rank,
    entryId,
    entryName: cell(columns.entryName).slice(0, LONGEST_ENTRY_NAME),
    pointsMilli,
    lineupText: cells[columns.lineup] ?? '',
    stillPlaying: Number(cell(columns.timeRemaining)) > 0,
  })
}

/** The right table. The provider does not quote a name with a comma, which shifts the following cells to the right. */
function readPlayer(cells: readonly string[], columns: StandingsColumns): DraftedPlayer | null {
  if (columns.player === -1) return null
  const shift = Math.max(0, cells.length - columns.width)
  const after = (column: number) => (column === -1 ? '' : (cells[column + shift] ?? '').trim())
  const name = tidyName(cells.slice(columns.player, columns.player + shift + 1).join(','))
  if (name === '' || name === 'NA') return null
  const points = milli(after(columns.fpts))
  const multiplier = pointsMultiplierOf(after(columns.rosterPosition))
  return {
    name,
    draftedPct: numberOf(after(columns.drafted).replace('%', '')),
    pointsMilli: points === null ? null : Math.round(points / multiplier),
  }
}

function wholeNumber(text: string): number | null {
  return /^\d{1,15}$/.test(text) ? Number(text) : null
}

function numberOf(text: string): number | null {
  const value = text === '' ? Number.NaN : Number(text)
  return Number.isFinite(value) ? value : null
}

/** Raw points carry float noise (`116.600006`); a thousandth is finer than any scoring rule. */
function milli(text: string): MilliPoints | null {
  const value = numberOf(text)
  return value === null || Math.abs(value) > 1_000_000 ? null : Math.round(value * 1000)
}
