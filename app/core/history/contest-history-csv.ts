import { type CsvRows, csvRowPieces, tidyText } from '../files/csv-table.ts'
import { type BadRow, type FileRefusal, headerRow as headerRowOf } from '../files/file-refusal.ts'
import { err, ok, type Result } from '../result.ts'
import { COLUMNS, type ColumnPlaces, FIELDS, findColumns, missingHeaders, otherFileOf } from './columns.ts'
import type { HistoricalEntry } from './historical-entry.ts'

export type ContestHistory = {
  /** In the order of the file; an entry that it lists twice is here twice. */
  entries: HistoricalEntry[]
  refused: BadRow[]
  /** The newest contest's date: how recent the file is. */
  asOf: string
}

/**
 * Reads the provider's "My Contests" export. A row that can't be read is refused by name and doesn't stop the others;
 * a file without a single good row is refused.
 */
export function parseContestHistoryCsv(text: string): Result<ContestHistory, FileRefusal> {
  const reading = readContestHistory(text)
  for (;;) {
    const step = reading.next()
    if (step.done) return step.value
  }
}

/** The same, pausing after every few hundred rows: a file of 50,000 rows takes a second of CPU. */
export function* readContestHistory(text: string): Generator<void, Result<ContestHistory, FileRefusal>> {
  const tidy = tidyText(text)
  if (tidy.trim() === '') return err({ kind: 'empty' })
  const delimiter = tidy.slice(0, tidy.indexOf('\n')).includes('\t') ? '\t' : ','
  const history: ContestHistory = { entries: [], refused: [], asOf: '' }
  let header: HistoryHeader | null = null
  let rowsBefore = 0
  for (const piece of csvRowPieces(tidy, delimiter)) {
    if (!piece.ok) return piece
    if (header === null) {
      const found = findHeader(piece.value)
      if (!found.ok) return found
      header = found.value
    }
    readRows(history, header, { rows: piece.value, rowsBefore })
    rowsBefore += piece.value.length
    yield
  }
  if (header === null) return err({ kind: 'empty' })
  if (history.entries.length === 0) {
    return err({ kind: 'no_rows', headerRow: header.headerRow + 1, first: history.refused[0] ?? null })
  }
  return ok(history)
}

function readRows(
  history: ContestHistory,
  { headerRow, places }: HistoryHeader,
  { rows, rowsBefore }: { rows: CsvRows; rowsBefore: number },
): void {
  for (const [index, cells] of rows.entries()) {
    const row = rowsBefore + index
    if (row <= headerRow || isGhostRow(cells)) continue
    const read = readEntry(places, cells)
    if (!read.ok) {
      history.refused.push({ row: row + 1, ...read.error })
      continue
    }
    history.entries.push(read.value)
    if (read.value.contestDate > history.asOf) history.asOf = read.value.contestDate
  }
}

/** Which row of the file is the header, and where it has which column. */
type HistoryHeader = { headerRow: number; places: ColumnPlaces }

// People paste a title above a table, seldom more. The first piece of a file holds more rows than these.
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

/** Some exports end in hundreds of rows that are empty but for one cell. */
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
