import { CsvRowReader, LONGEST_ROW } from '../files/csv-row-reader.ts'
import { MOST_CELLS_IN_PIECES, TextTidier } from '../files/csv-table.ts'
import { type BadRow, type FileRefusal, READ } from '../files/file-refusal.ts'
import { type FoundHeader, findHeader, type MissingHeader } from '../files/find-header.ts'
import { notCsv } from '../files/not-csv.ts'
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
  private readonly tidier = new TextTidier()
  private readonly history: ReadHistory = {
    ...{ count: 0, refused: 0, firstRefused: [] },
    ...{ passedOver: [], asOf: '' },
  }
  /** The text so far, until there is enough of it to find the header. */
  private beginning = ''
  private table: { header: FoundHeader<ColumnPlaces>; rows: CsvRowReader } | null = null
  /** Rows read so far. */
  private rows = 0

  push(text: string): Result<HistoricalEntry[], FileRefusal> {
    return this.read(this.tidier.push(text), false)
  }

  finish(): Result<ReadHistory & { entries: HistoricalEntry[] }, FileRefusal> {
    const last = this.read('', true)
    if (!last.ok) return last
    const { history, table } = this
    if (table === null) return err({ kind: 'empty' })
    if (history.count === 0) {
      const { headerRow } = table.header
      return err({ kind: 'no_rows', headerRow: headerRow + 1, first: history.firstRefused[0] ?? null })
    }
    return ok({ ...history, entries: last.value })
  }

  private read(text: string, isLast: boolean): Result<HistoricalEntry[], FileRefusal> {
    if (this.table) this.table.rows.push(text, isLast)
    else {
      this.beginning += text
      if (!isLast && this.beginning.length < HEADER_SEARCH_CHARACTERS) return ok([])
      const begun = this.begin(isLast)
      if (!begun.ok) return begun
    }
    return this.readRows(this.table!)
  }

  private begin(isWhole: boolean): Result<void, FileRefusal> {
    const { beginning } = this
    this.beginning = ''
    if (beginning.trim() === '') return err({ kind: 'empty' })
    const is = notCsv(beginning)
    if (is) return err({ kind: 'not_csv', is })
    const search = findHeader(beginning, {
      rows: HEADER_SEARCH_ROWS,
      columnsOf: findColumns,
      hasAll: (places) => missingHeaders(places).length === 0,
    })
    if ('missing' in search) return err(notAHistory(search.missing))
    const header = search.found
    this.table = { header, rows: new CsvRowReader(beginning, header.delimiter, isWhole) }
    return READ
  }

  private readRows({ header, rows }: NonNullable<typeof this.table>): Result<HistoricalEntry[], FileRefusal> {
    const entries: HistoricalEntry[] = []
    for (let cells = rows.next(); cells !== null; cells = rows.next()) {
      if (rows.cells > MOST_CELLS_IN_PIECES) {
        return err({ kind: 'too_many', what: 'cells', most: MOST_CELLS_IN_PIECES })
      }
      this.rows += 1
      if (this.rows <= header.headerRow + 1) continue
      const entry = this.readRow(header.columns, cells)
      if (entry) entries.push(entry)
    }
    return rows.refusal ? err(rows.refusal) : ok(entries)
  }

  private readRow(columns: ColumnPlaces, cells: readonly string[]): HistoricalEntry | null {
    const { history, rows: row } = this
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
const HEADER_SEARCH_CHARACTERS = 2 * LONGEST_ROW

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
