import type { BadRow } from '../../files/file-refusal.ts'
import { tidyCell } from '../../files/tidy-cell.ts'
import { captainCodeIn } from '../../formats/lookup.ts'
import { err, ok, type Result } from '../../result.ts'
import { dollarsIn, injuryStatusIn, nameAndIdIn, providerIdIn, withDecimalPoint } from '../../slate/cells.ts'
import { figureIn, hasPercentSign, isMissing } from './cells.ts'
import { FIGURE_COLUMNS, type FigureColumn, nameColumns, type ProjectionColumn } from './columns.ts'
import { type ProjectionTable, rowNumber } from './table.ts'

/** Where the columns are: recognised, or chosen by the user. */
export type ColumnPlaces = ReadonlyMap<ProjectionColumn, number>

/** A row of a projection file as it is written. */
export type ProjectionRow = {
  /** Its number in a spreadsheet, from 1. */
  row: number
  name: string
  providerId: string | null
  team: string | null
  opponent: string | null
  /** Null where a captain row has the captain's code in its place. */
  position: string | null
  /** Whether its position or roster position names the captain. */
  saysCaptain: boolean
  /** Dollars. */
  salary: number | null
  /** Whether its status says that the player is out; any other status says nothing. */
  isOut: boolean
  figures: Record<FigureColumn, number | null>
  /** Whether its ownership is written with a percent sign. */
  hasPercentSign: boolean
}

/** Below the least and above the most a number is not of that kind: the column is another one, or the cell is wrong. */
const RANGES: Record<FigureColumn, { least: number; most: number }> = {
  points: { least: -20, most: 300 },
  ownership: { least: 0, most: 100 },
  captainOwnership: { least: 0, most: 100 },
  ceiling: { least: -20, most: 500 },
  spread: { least: 0, most: 150 },
}

/** The rows with a player, and the rows that can't be read, each wholly. Blank rows are neither. */
export function readProjectionRows(
  table: ProjectionTable,
  places: ColumnPlaces,
): { rows: ProjectionRow[]; bad: BadRow[] } {
  const rows: ProjectionRow[] = []
  const bad: BadRow[] = []
  table.rows.slice(table.headerRow + 1).forEach((cells, index) => {
    if ([...places.values()].every((place) => !cells[place]?.trim())) return
    const read = readRow(table, places, cells, rowNumber(table, index))
    if (read.ok) rows.push(read.value)
    else bad.push(read.error)
  })
  return { rows, bad }
}

function readRow(
  table: ProjectionTable,
  places: ColumnPlaces,
  cells: readonly string[],
  row: number,
): Result<ProjectionRow, BadRow> {
  const cell = (column: ProjectionColumn) => tidyCell(cells[places.get(column) ?? -1])
  const written = nameAndIdIn(nameColumns(places).map(cell).join(' '))
  if (!/[\p{L}\p{N}]/u.test(written.name)) return err({ row, column: null, reason: 'no player name' })
  const figures = {} as Record<FigureColumn, number | null>
  for (const column of FIGURE_COLUMNS) {
    const text = table.delimiter === ';' ? withDecimalPoint(cell(column)) : cell(column)
    const figure = figureIn(text)
    const reason = problemOf(figure, text, column)
    if (reason || figure === 'unreadable') {
      return err({ row, column: headerOf(table, places, column), reason: reason ?? '' })
    }
    figures[column] = figure
  }
  return ok({
    row,
    name: written.name,
    providerId: providerIdIn(cell('providerId')) ?? nameAndIdIn(cell('nameAndId')).id ?? written.id,
    team: cell('team') || null,
    opponent: cell('opponent').replace(/^(?:@|vs\.?)\s*/i, '') || null,
    position: captainCodeIn(cell('position')) ? null : cell('position') || null,
    saysCaptain: [cell('position'), cell('rosterPosition')].some((text) => captainCodeIn(text) !== null),
    salary: dollarsIn(cell('salary')),
    // A salary file's `NA` is a player who is not active.
    isOut: !isMissing(cell('status')) && injuryStatusIn(cell('status')) === 'Out',
    figures,
    hasPercentSign: hasPercentSign(cell('ownership')) || hasPercentSign(cell('captainOwnership')),
  })
}

function problemOf(figure: number | null | 'unreadable', text: string, column: FigureColumn): string | null {
  if (figure === 'unreadable') return `"${text}" is not a number`
  const { least, most } = RANGES[column]
  return figure !== null && (figure < least || figure > most)
    ? `${text} is not from ${least} to ${most}`
    : null
}

function headerOf({ headers }: ProjectionTable, places: ColumnPlaces, column: ProjectionColumn): string {
  return headers[places.get(column) ?? -1] ?? ''
}
