import { ArrivingRows } from '../files/arriving-rows.ts'
import type { CsvRowReader } from '../files/csv-row-reader.ts'
import { type Delimiter, MOST_CELLS_IN_PIECES } from '../files/csv-table.ts'
import type { BadRow, FileRefusal } from '../files/file-refusal.ts'
import { type FoundHeader, findHeader, type MissingHeader } from '../files/find-header.ts'
import { addPassedOver, type PassedOver, rowText } from '../files/passed-over.ts'
import { providerFileOf } from '../files/recognise-file.ts'
import { err, ok, type Result } from '../result.ts'
import { COLUMNS, type ColumnPlaces, FIELDS, findColumns, missingHeaders } from './columns.ts'
import type { HistoricalEntry } from './historical-entry.ts'

/** The summary of a file after reading it. */
type ReadHistory = {
  /** Number of entries; an entry that is listed twice counts twice. */
  count: number
  /** Unreadable rows, and the first hundred of them. */
  refused: number
  firstRefused: BadRow[]
  /** Rows that hold no entry; blank rows are not among them. */
  passedOver: PassedOver[]
  /** The newest contest's date: how recent the file is. */
  asOf: string
}

/**
 * Reads the provider's "My Contests" export as its text arrives: `push` pieces, then `finish`. Both return the entries that
 * are complete, in the order of the file. Beside them only an unfinished row is held. An unreadable row doesn't stop the
 * others. A file without a single good row is refused. After a refusal nothing more may be pushed.
 */
export class HistoryReader {
  private readonly arriving = new ArrivingRows((beginning) => this.findHeader(beginning))
  private readonly history: ReadHistory = {
    ...{ count: 0, refused: 0, firstRefused: [] },
    ...{ passedOver: [], asOf: '' },
  }
  private header: FoundHeader<ColumnPlaces> | null = null

  push(text: string, isLast = false): Result<HistoricalEntry[], FileRefusal> {
    const rows = this.arriving.push(text, isLast)
    return rows.ok ? this.readRows(rows.value) : rows
  }

  finish(): Result<ReadHistory & { entries: HistoricalEntry[] }, FileRefusal> {
    const last = this.push('', true)
    if (!last.ok) return last
    const { history } = this
    if (history.count === 0) {
      const { headerRow } = this.header!
      return err({ kind: 'no_rows', headerRow: headerRow + 1, first: history.firstRefused[0] ?? null })
    }
    return ok({ ...history, entries: last.value })
  }

  private findHeader(beginning: string): Result<Delimiter, FileRefusal> {
    const search = findHeader(beginning, {
      rows: HEADER_SEARCH_ROWS,
      columnsOf: findColumns,
      hasAll: (places) => missingHeaders(places).length === 0,
    })
    if ('missing' in search) return err(notAHistory(search.missing))
    this.header = search.found
    return ok(search.found.delimiter)
  }

  private readRows(rows: CsvRowReader): Result<HistoricalEntry[], FileRefusal> {
    const entries: HistoricalEntry[] = []
    for (let cells = rows.next(); cells !== null; cells = rows.next()) {
      if (rows.cells > MOST_CELLS_IN_PIECES) {
        return err({ kind: 'too_many', what: 'cells', most: MOST_CELLS_IN_PIECES })
      }
      const { headerRow, columns } = this.header!
      if (rows.rows <= headerRow + 1) continue
      const entry = this.readRow(rows.rows, columns, cells)
      if (entry) entries.push(entry)
    }
    return rows.refusal ? err(rows.refusal) : ok(entries)
  }

  private readRow(row: number, columns: ColumnPlaces, cells: readonly string[]): HistoricalEntry | null {
    const { history } = this
    if (isGhostRow(cells)) {
      passOver(history, row, cells)
      return null
    }
    const read = readEntry(columns, cells)
    if (!read.ok) {
      history.refused += 1
      if (history.refused <= NAMED_REFUSED) history.firstRefused.push({ row, ...read.error })
      return null
    }
    history.count += 1
    if (read.value.contestDate > history.asOf) history.asOf = read.value.contestDate
    return read.value
  }
}

/** Further ones are only counted: a file may have nothing else. */
const NAMED_REFUSED = 100
// A table may have a title above it.
const HEADER_SEARCH_ROWS = 20

function notAHistory({ closest, rows, refusal }: MissingHeader<ColumnPlaces>): FileRefusal {
  if (refusal) return refusal
  const file = rows.map(providerFileOf).find((each) => each !== null && each !== 'history')
  if (file) return { kind: 'other_file', file }
  return {
    kind: 'missing_columns',
    missing: missingHeaders(closest?.columns ?? new Map()),
    header: closest?.header ?? null,
  }
}

/** Some exports end in hundreds of rows with a single filled cell, which hold no entry. */
function isGhostRow(cells: readonly string[]): boolean {
  let filled = 0
  for (const cell of cells) if (cell.trim() !== '') filled += 1
  return filled <= 1
}

function passOver({ passedOver }: ReadHistory, row: number, cells: readonly string[]): void {
  const text = rowText(cells)
  if (text !== '') addPassedOver(passedOver, { row, reason: 'only one cell is filled', text })
}

function readEntry(
  places: ColumnPlaces,
  cells: readonly string[],
): Result<HistoricalEntry, Omit<BadRow, 'row'>> {
  const entry: Record<string, unknown> = {}
  for (const field of FIELDS) {
    const { header, read } = COLUMNS[field]
    const reading = read(cells[places.get(field) ?? -1] ?? '')
    if (!reading.ok) return err({ column: header, reason: reading.error })
    entry[field] = reading.value
  }
  return ok(entry as HistoricalEntry)
}
