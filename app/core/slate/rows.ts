import { isCaptainCode } from '../formats/lookup.ts'
import { basePlayerIdOf, type InjuryStatus } from '../players/player.ts'
import { err, ok, type Result } from '../result.ts'
import {
  dollarsIn,
  injuryStatusIn,
  nameAndIdIn,
  numberIn,
  positionIn,
  providerIdIn,
  rankIn,
  tidyCell,
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
  providerId: string | null
}

/** A row without a player; `row` as numbered in a spreadsheet, from 1. */
export type SkippedRow = { row: number; reason: string }

/**
 * The players' rows of the table. Of a person listed twice in the same role the first row counts: the
 * provider lists each person once, so a second row comes from a pasted file.
 */
export function readSlateRows(table: SlateTable): { rows: SlateRow[]; skipped: SkippedRow[] } {
  const rows: SlateRow[] = []
  const skipped: SkippedRow[] = []
  const seen = new Set<string>()
  table.rows.slice(table.headerRow + 1).forEach((cells, index) => {
    if (isBesidePlayers(table, cells)) return
    const read = readRow(table, cells, index)
    const reason = read.ok ? reasonToSkip(read.value, seen) : read.error
    if (reason) skipped.push({ row: table.headerRow + index + 2, reason })
    else if (read.ok) rows.push(read.value)
  })
  return { rows, skipped }
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
  if (cells.length < FEWEST_CELLS) return err('Fewer than 3 cells')
  const written = nameAndIdIn(nameCell(table, cells))
  if (!/[\p{L}\p{N}]/u.test(written.name)) return err('No player name')
  if (cell('salary') === tidyCell(headerCell(table, 'salary'))) return err('The header once more')
  const roster = cell('rosterPosition').toUpperCase()
  const position = positionIn(cell('position') || roster.split('/')[0]!)
  if (position === null) return err('No position')
  return ok({
    index,
    name: written.name,
    basePlayerId: basePlayerIdOf(written.name),
    captainCode: [roster, position.toUpperCase()].find(isCaptainCode) ?? null,
    rosterPosition: roster,
    position,
    team: cell('team') || null,
    gameInfo: cell('gameInfo') || null,
    points: numberIn(cell('points')),
    salary: dollarsIn(cell('salary')),
    oprk: rankIn(cell('oprk')),
    injuryStatus: injuryStatusIn(cell('status')),
    providerId: providerIdIn(cell('providerId')) ?? nameAndIdIn(cell('nameAndId')).id ?? written.id,
  })
}

function nameCell({ places }: SlateTable, cells: readonly string[]): string {
  const parts = namePlaces(places).map((place) => cells[place])
  return tidyCell(parts.join(' '))
}

function headerCell({ rows, headerRow, places }: SlateTable, column: SlateColumn): string | undefined {
  return rows[headerRow]?.[places.get(column) ?? -1]
}

function reasonToSkip(row: SlateRow, seen: Set<string>): string | null {
  const key = `${rowPersonKey(row)}#${row.captainCode ?? ''}`
  if (seen.has(key)) return `${row.name} is listed twice`
  seen.add(key)
  return null
}
