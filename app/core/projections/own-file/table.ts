import { type CsvRows, type Delimiter, readCsvRows, tidyText } from '../../files/csv-table.ts'
import { headerRow as headerRowOf } from '../../files/file-refusal.ts'
import { findHeader } from '../../files/find-header.ts'
import { notCsv } from '../../files/not-csv.ts'
import { bareHeader, hasSlots, isEntriesHeader, providerFileOf } from '../../files/recognise-file.ts'
import { tidyCell } from '../../files/tidy-cell.ts'
import { err, ok, type Result } from '../../result.ts'
import { isAverage } from '../../slate/columns.ts'
import { figureIn } from './cells.ts'
import {
  exactColumns,
  FIGURE_COLUMNS,
  type FoundColumns,
  findProjectionColumns,
  nameColumns,
} from './columns.ts'
import type { ProjectionRefusal } from './refusal.ts'

/** A projection file with its header found: `rows[headerRow]` is the header, what follows are players. */
export type ProjectionTable = {
  rows: CsvRows
  delimiter: Delimiter
  headerRow: number
  /** The header's texts. */
  headers: string[]
  /** The same for every file with these headers: what the columns mean is remembered by it. */
  signature: string
  found: FoundColumns
}

const MOST_MEGABYTES = 8
const MOST_ROWS = 5_000
const HEADER_SEARCH_ROWS = 50
const MOST_COLUMNS = 300

/**
 * Finds the header: the first row with a column of names and one of numbers, by whole headers, else by guesses. Without
 * one it is the row that is most like a header, and the user says what its columns hold.
 */
export function readProjectionTable(text: string): Result<ProjectionTable, ProjectionRefusal> {
  if (text.length > MOST_MEGABYTES * 2 ** 20) return err({ kind: 'too_large', mostMegabytes: MOST_MEGABYTES })
  const tidy = tidyText(text)
  const is = notCsv(tidy)
  if (is) return err({ kind: 'not_csv', is })
  if (!tidy.trim().includes('\n')) return err({ kind: 'empty' })
  const place = headerPlace(tidy)
  if (!place.ok) return place
  const { delimiter, headerRow } = place.value
  const read = readCsvRows(tidy, delimiter)
  if (!read.ok) return read
  const rows = read.value
  if (rows.filter((cells) => cells.length > 1).length > MOST_ROWS)
    return err({ kind: 'too_many_rows', most: MOST_ROWS })
  const headers = (rows[headerRow] ?? []).slice(0, MOST_COLUMNS).map(tidyCell)
  const other = otherFile(headers)
  if (other) return err(other)
  const below = rows.slice(headerRow + 1)
  const isFilled = (index: number) => below.some((cells) => typeof figureIn(cells[index]) === 'number')
  return ok({
    rows,
    delimiter,
    headerRow,
    headers,
    signature: headers.map(bareHeader).join('|'),
    found: findProjectionColumns(headers, isFilled),
  })
}

function headerPlace(text: string): Result<{ delimiter: Delimiter; headerRow: number }, ProjectionRefusal> {
  const search = (columnsOf: (cells: readonly string[]) => FoundColumns) =>
    findHeader(text, {
      rows: HEADER_SEARCH_ROWS,
      columnsOf: (cells) => new Map([...columnsOf(cells)].map(([column, { index }]) => [column, index])),
      hasAll: (places) => nameColumns(places).length > 0 && FIGURE_COLUMNS.some((each) => places.has(each)),
    })
  const exact = search((cells) => exactColumns(findProjectionColumns(cells)))
  if ('found' in exact) return ok(exact.found)
  const guessed = search(findProjectionColumns)
  if ('found' in guessed) return ok(guessed.found)
  const { closest, refusal, rows } = guessed.missing
  if (refusal) return err(refusal)
  const other = rows.map(otherFile).find((each) => each !== null)
  if (other) return err(other)
  // One column alone has no place for both a name and a number.
  if (closest === null || closest.header.cells.length < 2) return err({ kind: 'no_header' })
  return ok({ delimiter: closest.delimiter, headerRow: closest.header.row - 1 })
}

/** The provider's own file, or a file of lineups, by its header; null for a file of players. */
function otherFile(headers: readonly string[]): ProjectionRefusal | null {
  const file = providerFileOf(headers)
  if (file === 'standings' || file === 'history') return { kind: 'other_file', file }
  const isSalaries = isEntriesHeader(headers) || headers.some((header) => bareHeader(header) === 'nameid')
  const found = findProjectionColumns(headers)
  const hasFigures = FIGURE_COLUMNS.some((column) => found.has(column))
  if (isSalaries && !hasFigures) return { kind: 'other_file', file: 'salaries' }
  const hasNames = nameColumns(found).length > 0
  if (!hasNames && hasSlots(headers)) return { kind: 'lineups' }
  const isPriceList = hasNames && found.has('salary') && headers.some((header) => isAverage(header))
  return isPriceList && !hasFigures ? { kind: 'other_file', file: 'salaries' } : null
}

/** The number of the row in a spreadsheet, from 1; `index` counts below the header from 0. */
export function rowNumber({ headerRow }: ProjectionTable, index: number): number {
  return headerRow + index + 2
}

/** The header as messages quote it. */
export function quotedHeader(table: ProjectionTable) {
  return headerRowOf(table.headerRow, table.headers)
}
