import { err, ok, type Result } from '../result.ts'
import { type CsvRows, readCsvRows, tidyText } from '../slate/csv-table.ts'
import { COLUMNS, type ColumnPlaces, FIELDS, findColumns, missingHeaders, otherFileOf } from './columns.ts'
import type { HistoricalEntry } from './historical-entry.ts'

/** A row that gave no entry: its number as a spreadsheet counts, from 1, the column that is wrong, and why. */
export type RefusedRow = { row: number; column: string; reason: string }

export type ContestHistory = {
  /** In the order of the file; an entry that it lists twice is here twice. */
  entries: HistoricalEntry[]
  refused: RefusedRow[]
  /** The newest contest's date: how recent the file is. */
  asOf: string
}

/**
 * Reads the provider's "My Contests" export. A row that can't be read is refused by name and doesn't stop the others;
 * the error is a sentence about a file without a single good row.
 */
export function parseContestHistoryCsv(text: string): Result<ContestHistory, string> {
  const table = readTable(tidyText(text))
  if (!table.ok) return table
  const { rows, headerRow, places } = table.value
  const entries: HistoricalEntry[] = []
  const refused: RefusedRow[] = []
  for (const [index, cells] of rows.entries()) {
    if (index <= headerRow || isGhostRow(cells)) continue
    const read = readEntry(places, cells)
    if (read.ok) entries.push(read.value)
    else refused.push({ row: index + 1, ...read.error })
  }
  if (entries.length === 0) return err(noEntriesSentence(refused))
  return ok({ entries, refused, asOf: newestDate(entries) })
}

/** `Row 12, Entry_Fee: "abc" is not an amount like $1,234.50` */
export function refusalSentence({ row, column, reason }: RefusedRow): string {
  return `Row ${row}, ${column}: ${reason}`
}

type HistoryTable = { rows: CsvRows; headerRow: number; places: ColumnPlaces }

// People paste a title above a table, seldom more.
const HEADER_SEARCH_ROWS = 20

function readTable(text: string): Result<HistoryTable, string> {
  if (text.trim() === '') return err('The file is empty.')
  const read = readCsvRows(text, text.slice(0, text.indexOf('\n')).includes('\t') ? '\t' : ',')
  if (!read.ok) return err(`A quote opens in row ${read.error.openQuoteInRow} and is never closed.`)
  const rows = read.value
  const candidates = rows
    .slice(0, HEADER_SEARCH_ROWS)
    .map((cells, headerRow) => ({ rows, headerRow, places: findColumns(cells) }))
  const table = candidates.find(({ places }) => missingHeaders(places).length === 0)
  if (table) return ok(table)
  const closest = candidates.reduce((best, next) => (next.places.size > best.places.size ? next : best))
  return err(notAHistorySentence(rows, closest.places))
}

function notAHistorySentence(rows: CsvRows, places: ColumnPlaces): string {
  const others = rows.slice(0, HEADER_SEARCH_ROWS).map(otherFileOf)
  if (others.includes('salaries')) {
    return 'This looks like a player salary file. Upload it where you choose a game mode; here the contest history is wanted.'
  }
  if (others.includes('standings')) {
    return 'This looks like a contest standings file. Upload it under Contest Insights; here the contest history is wanted.'
  }
  const missing = missingHeaders(places).join(', ')
  return `This is not a contest history from the My Contests page. Missing columns: ${missing}.`
}

function noEntriesSentence([first]: RefusedRow[]): string {
  return first ? `No row of the file can be read. ${refusalSentence(first)}.` : 'The file has no entries.'
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
): Result<HistoricalEntry, Omit<RefusedRow, 'row'>> {
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
