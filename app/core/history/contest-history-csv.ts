import { type CsvRows, csvRowPieces, tidyText } from '../files/csv-table.ts'
import type { BadRow, FileRefusal } from '../files/file-refusal.ts'
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
  refused: BadRow[]
  /** Rows that hold no entry; blank rows are not among them. */
  passedOver: PassedOver[]
  /** The newest contest's date: how recent the file is. */
  asOf: string
}

/**
 * Reads the provider's "My Contests" export and yields its entries in the order of the file, some hundred at a time: a
 * file of 50,000 rows takes a second of CPU, and the caller can yield to other work in between. An unreadable row is
 * listed as refused and doesn't stop the others; a file without a single good row is refused.
 */
export function* readContestHistory(
  text: string,
): Generator<HistoricalEntry[], Result<ReadHistory, FileRefusal>> {
  const tidy = tidyText(text)
  if (tidy.trim() === '') return err({ kind: 'empty' })
  const is = notCsv(tidy)
  if (is) return err({ kind: 'not_csv', is })
  const search = findHeader(tidy, {
    rows: HEADER_SEARCH_ROWS,
    columnsOf: findColumns,
    hasAll: (places) => missingHeaders(places).length === 0,
  })
  if ('missing' in search) return err(notAHistory(search.missing))
  const header = search.found
  const history: ReadHistory = { count: 0, refused: [], passedOver: [], asOf: '' }
  let rowsBefore = 0
  for (const piece of csvRowPieces(tidy, header.delimiter)) {
    if (!piece.ok) return piece
    yield readEntries(history, header, { rows: piece.value, rowsBefore })
    rowsBefore += piece.value.length
    if (history.refused.length > MOST_REFUSED) {
      return err({ kind: 'too_many', what: 'unreadable rows', most: MOST_REFUSED })
    }
  }
  if (history.count === 0) {
    return err({ kind: 'no_rows', headerRow: header.headerRow + 1, first: history.refused[0] ?? null })
  }
  return ok(history)
}

/** Each is listed with its reason. */
const MOST_REFUSED = 20_000
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

/** The entries of some rows; updates the summary `history`. */
function readEntries(
  history: ReadHistory,
  { headerRow, columns }: FoundHeader<ColumnPlaces>,
  { rows, rowsBefore }: { rows: CsvRows; rowsBefore: number },
): HistoricalEntry[] {
  const entries: HistoricalEntry[] = []
  for (const [index, cells] of rows.entries()) {
    const row = rowsBefore + index
    if (row <= headerRow) continue
    if (isGhostRow(cells)) {
      passOver(history, row + 1, cells)
      continue
    }
    const read = readEntry(columns, cells)
    if (read.ok) entries.push(read.value)
    else history.refused.push({ row: row + 1, ...read.error })
  }
  history.count += entries.length
  for (const { contestDate } of entries) if (contestDate > history.asOf) history.asOf = contestDate
  return entries
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
