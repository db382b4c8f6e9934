import { type CsvRows, csvRowPieces, tidyText } from '../files/csv-table.ts'
import { type BadRow, type FileRefusal, headerRow as headerRowOf } from '../files/file-refusal.ts'
import { err, ok, type Result } from '../result.ts'
import { COLUMNS, type ColumnPlaces, FIELDS, findColumns, missingHeaders, otherFileOf } from './columns.ts'
import type { HistoricalEntry } from './historical-entry.ts'

/** The summary of a file after reading it. */
type ReadHistory = {
  /** Number of entries; an entry that is listed twice counts twice. */
  count: number
  refused: BadRow[]
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
  const delimiter = tidy.slice(0, tidy.indexOf('\n')).includes('\t') ? '\t' : ','
  const history: ReadHistory = { count: 0, refused: [], asOf: '' }
  let header: HistoryHeader | null = null
  let rowsBefore = 0
  for (const piece of csvRowPieces(tidy, delimiter)) {
    if (!piece.ok) return piece
    if (header === null) {
      const found = findHeader(piece.value)
      if (!found.ok) return found
      header = found.value
    }
    yield readEntries(history, header, { rows: piece.value, rowsBefore })
    rowsBefore += piece.value.length
  }
  if (header === null) return err({ kind: 'empty' })
  if (history.count === 0) {
    return err({ kind: 'no_rows', headerRow: header.headerRow + 1, first: history.refused[0] ?? null })
  }
  return ok(history)
}

/** The entries of some rows; updates the summary `history`. */
function readEntries(
  history: ReadHistory,
  { headerRow, places }: HistoryHeader,
  { rows, rowsBefore }: { rows: CsvRows; rowsBefore: number },
): HistoricalEntry[] {
  const entries: HistoricalEntry[] = []
  for (const [index, cells] of rows.entries()) {
    const row = rowsBefore + index
    if (row <= headerRow || isGhostRow(cells)) continue
    const read = readEntry(places, cells)
    if (read.ok) entries.push(read.value)
    else history.refused.push({ row: row + 1, ...read.error })
  }
  history.count += entries.length
  for (const { contestDate } of entries) if (contestDate > history.asOf) history.asOf = contestDate
  return entries
}

/** The header's row and the index of each column. */
type HistoryHeader = { headerRow: number; places: ColumnPlaces }

// A table may have a title above it. The first piece of a file holds more rows than these.
const HEADER_SEARCH_ROWS = 20

function findHeader(rows: CsvRows): Result<HistoryHeader, FileRefusal> {
  const candidates = rows
    .slice(0, HEADER_SEARCH_ROWS)
    .map((cells, headerRow) => ({ headerRow, places: findColumns(cells) }))
  const found = candidates.find(({ places }) => missingHeaders(places).length === 0)
  if (found) return ok(found)
  const closest = candidates.reduce((best, next) => (next.places.size > best.places.size ? next : best))
  return err(notAHistory(rows, closest))
}

function notAHistory(rows: CsvRows, { headerRow, places }: HistoryHeader): FileRefusal {
  const [file] = rows.slice(0, HEADER_SEARCH_ROWS).flatMap((cells) => otherFileOf(cells) ?? [])
  if (file !== undefined) return { kind: 'other_file', file }
  return {
    kind: 'missing_columns',
    missing: missingHeaders(places),
    header: headerRowOf(headerRow, rows[headerRow] ?? []),
  }
}

/** Some exports end in hundreds of rows with a single filled cell. */
function isGhostRow(cells: readonly string[]): boolean {
  let filled = 0
  for (const cell of cells) if (cell.trim() !== '') filled += 1
  return filled <= 1
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
