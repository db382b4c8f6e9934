import { csvRowPieces, MOST_CELLS } from '../files/csv-table.ts'
import type { CsvRefusal } from '../files/file-refusal.ts'
import { type PassedOverRow, rowText } from '../files/passed-over.ts'
import { tidyCell } from '../files/tidy-cell.ts'
import { captainCodeIn } from '../formats/lookup.ts'
import { basePlayerIdOf, type InjuryStatus } from '../players/player.ts'
import { err, ok, type Result } from '../result.ts'
import { isCalledOff } from '../time/game-time.ts'
import {
  dollarsIn,
  injuryStatusIn,
  isActiveStatus,
  nameAndIdIn,
  numberIn,
  positionIn,
  providerIdIn,
  rankIn,
  withDecimalPoint,
} from './cells.ts'
import { namePlaces, type SlateColumn } from './columns.ts'
import type { SlateTable } from './table.ts'

/** A player's row as in the file, without derived fields. */
export type SlateRow = {
  /** The index below the header, from 0. */
  index: number
  name: string
  basePlayerId: string
  /** The code of the captain's slot on a captain row, otherwise null. */
  captainCode: string | null
  /** As written, in upper case; empty where the file has none. */
  rosterPosition: string
  /** The provider's code, as written. */
  position: string
  team: string | null
  gameInfo: string | null
  /** null: blank or not a number. */
  points: number | null
  salary: number | null
  oprk: number | null
  injuryStatus: InjuryStatus
  /** The status says that the player plays. */
  isListedActive: boolean
  providerId: string | null
}

/** Cells after which others may go first; some 10 ms in the browser. */
const CELLS_A_STEP = 20_000

/**
 * The players' rows of the table, and the rows that hold no player; blank rows are neither. In steps, and with no more than some
 * hundred rows of cells at a time.
 */
export function* slateRows(
  table: SlateTable,
): Generator<undefined, Result<{ rows: SlateRow[]; skipped: PassedOverRow[] }, CsvRefusal>> {
  const rows: SlateRow[] = []
  const skipped: PassedOverRow[] = []
  let row = 0
  let cellsOfStep = 0
  for (const piece of csvRowPieces(table.text, table.delimiter, MOST_CELLS)) {
    if (!piece.ok) return piece
    for (const cells of piece.value) {
      const index = row - table.headerRow - 1
      row += 1
      cellsOfStep += cells.length
      if (index < 0 || isBesidePlayers(table, cells)) continue
      const read = readRow(table, cells, index)
      if (read.ok) rows.push(read.value)
      else skipped.push({ row: fileRow(table, index), reason: read.error, text: rowText(cells) })
    }
    if (cellsOfStep < CELLS_A_STEP) continue
    cellsOfStep = 0
    yield
  }
  return ok({ rows, skipped })
}

/** The number in a spreadsheet, from 1, of the row with that index below the header. */
export function fileRow({ headerRow }: SlateTable, index: number): number {
  return headerRow + index + 2
}

/** The same for the captain and flex rows of one person. */
export function rowPersonKey(row: SlateRow): string {
  return `${row.basePlayerId}@${row.team ?? ''}`
}

/** A blank line, or a row of an entries file without a player to its right. */
function isBesidePlayers({ places }: SlateTable, cells: readonly string[]): boolean {
  return [...places.values()].every((place) => !cells[place]?.trim())
}

const FEWEST_CELLS = 3

function readRow(table: SlateTable, cells: readonly string[], index: number): Result<SlateRow, string> {
  const cell = (column: SlateColumn) => tidyCell(cells[table.places.get(column) ?? -1])
  if (cells.length < FEWEST_CELLS) return err('fewer than 3 cells')
  const withId = nameAndIdIn(cell('nameAndId'))
  // The provider's own spelling, which standings have too: tools that save the file again shorten the name beside it.
  const written = withId.id === null ? nameAndIdIn(nameCell(table, cells)) : withId
  if (!/[\p{L}\p{N}]/u.test(written.name)) return err('no player name')
  if (cell('salary') === tidyCell(headerCell(table, 'salary'))) return err('the header once more')
  const roster = cell('rosterPosition').toUpperCase()
  const position = positionIn(cell('position') || roster.split('/')[0]!)
  if (position === null) return err('no position')
  return ok({
    index,
    name: written.name,
    basePlayerId: basePlayerIdOf(written.name),
    captainCode: captainCodeIn(roster) ?? captainCodeIn(position),
    rosterPosition: roster,
    position,
    team: cell('team') || null,
    gameInfo: cell('gameInfo') || null,
    points: numberIn(decimal(table, cell('points'))),
    salary: dollarsIn(salaryCell(table, cell('salary'))),
    oprk: rankIn(cell('oprk')),
    injuryStatus: isCalledOff(cell('gameInfo')) ? 'Out' : injuryStatusIn(cell('status')),
    isListedActive: isActiveStatus(cell('status')),
    providerId: providerIdIn(cell('providerId')) ?? written.id,
  })
}

function nameCell({ places }: SlateTable, cells: readonly string[]): string {
  const parts = namePlaces(places).map((place) => cells[place])
  return tidyCell(parts.join(' '))
}

function headerCell({ header, places }: SlateTable, column: SlateColumn): string | undefined {
  return header[places.get(column) ?? -1]
}

function decimal({ delimiter }: SlateTable, cell: string): string {
  return delimiter === ';' ? withDecimalPoint(cell) : cell
}

/** A comma before three digits divides thousands in any file. */
function salaryCell(table: SlateTable, cell: string): string {
  const amount = cell.replace(/[$\s]/g, '')
  return /,\d{3}$/.test(amount) ? amount : decimal(table, amount)
}
