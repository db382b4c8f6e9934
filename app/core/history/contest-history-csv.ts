import { type BadRow, type FileRefusal, headerRow as headerRowOf } from '../files/file-refusal.ts'
import { err, ok, type Result } from '../result.ts'
import { type CsvRows, readCsvRows, tidyText } from '../slate/csv-table.ts'
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
  const table = readTable(tidyText(text))
  if (!table.ok) return table
  const { rows, headerRow, places } = table.value
  const entries: HistoricalEntry[] = []
  const refused: BadRow[] = []
  for (const [index, cells] of rows.entries()) {
    if (index <= headerRow || isGhostRow(cells)) continue
    const read = readEntry(places, cells)
    if (read.ok) entries.push(read.value)
    else refused.push({ row: index + 1, ...read.error })
  }
  if (entries.length === 0) {
    return err({ kind: 'no_rows', headerRow: headerRow + 1, first: refused[0] ?? null })
  }
  return ok({ entries, refused, asOf: newestDate(entries) })
}

type HistoryTable = { rows: CsvRows; headerRow: number; places: ColumnPlaces }

// People paste a title above a table, seldom more.
const HEADER_SEARCH_ROWS = 20

function readTable(text: string): Result<HistoryTable, FileRefusal> {
  if (text.trim() === '') return err({ kind: 'empty' })
  const read = readCsvRows(text, text.slice(0, text.indexOf('\n')).includes('\t') ? '\t' : ',')
  if (!read.ok) return read
  const rows = read.value
  const candidates = rows
    .slice(0, HEADER_SEARCH_ROWS)
    .map((cells, headerRow) => ({ rows, headerRow, places: findColumns(cells) }))
  const table = candidates.find(({ places }) => missingHeaders(places).length === 0)
  if (table) return ok(table)
  const closest = candidates.reduce((best, next) => (next.places.size > best.places.size ? next : best))
  return err(notAHistory(rows, closest))
}

function notAHistory(rows: CsvRows, { headerRow, places }: HistoryTable): FileRefusal {
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

function newestDate(entries: readonly HistoricalEntry[]): string {
  return entries.reduce((newest, { contestDate }) => (contestDate > newest ? contestDate : newest), '')
}
