import { type CsvRows, DELIMITERS, type Delimiter, firstCsvRows } from './csv-table.ts'
import { type CsvRefusal, type HeaderRow, headerRow as headerRowOf } from './file-refusal.ts'

/** The columns that a reader knows in a row, each with its index. */
type Places = ReadonlyMap<string, number>

type HeaderSearch<Found extends Places> = {
  /** How many rows from the top may hold the header. */
  rows: number
  /** Reads a row as if it were the header. */
  columnsOf: (cells: readonly string[]) => Found
  hasAll: (columns: Found) => boolean
}

/** A row with its delimiter, read as a header. */
export type FoundHeader<Found extends Places> = {
  delimiter: Delimiter
  /** Counted from 0. */
  headerRow: number
  cells: readonly string[]
  columns: Found
}

/** No row has every required column. The closest row is null when no row looks like a header. */
export type MissingHeader<Found extends Places> = {
  closest: (FoundHeader<Found> & { header: HeaderRow }) | null
  /** The searched rows, divided by each delimiter. */
  rows: CsvRows
  /** Why the row below them can't be read, if it is among those to search; it may hide the header. */
  refusal: CsvRefusal | null
}

/**
 * Finds the header in the first rows of a CSV text. Each delimiter is tried; the first row with all required columns is
 * the header. Without one the row with most known columns is the closest, so that a refusal names what is missing from
 * that row in its own delimiter.
 */
export function findHeader<Found extends Places>(
  text: string,
  { rows: most, columnsOf, hasAll }: HeaderSearch<Found>,
): { found: FoundHeader<Found> } | { missing: MissingHeader<Found> } {
  const tables = usedDelimiters(text).map((delimiter) => ({
    delimiter,
    ...firstCsvRows(text, delimiter, most),
  }))
  const candidates = tables.flatMap((table) =>
    table.rows.map((cells, headerRow) => ({ ...table, headerRow, cells, columns: columnsOf(cells) })),
  )
  const found = candidates.find(({ columns }) => hasAll(columns))
  if (found) return { found }
  const closest = candidates
    .filter(({ cells }) => isHeaderLike(cells))
    .reduce<Candidate<Found> | null>(closer, null)
  const { refusal } = closest ?? tables[0]!
  const rows = tables.flatMap((table) => table.rows)
  return {
    missing: {
      closest: closest && { ...closest, header: headerRowOf(closest.headerRow, closest.cells) },
      rows,
      refusal,
    },
  }
}

/** The comma is always tried, the other delimiters where the text has them. */
function usedDelimiters(text: string): Delimiter[] {
  return DELIMITERS.filter((delimiter) => delimiter === ',' || text.includes(delimiter))
}

type Candidate<Found extends Places> = FoundHeader<Found> & { refusal: CsvRefusal | null }

/** More known columns first, then a row that is divided, then the earlier row, then more cells. */
function closer<Found extends Places>(
  best: Candidate<Found> | null,
  next: Candidate<Found>,
): Candidate<Found> {
  if (best === null) return next
  const difference =
    next.columns.size - best.columns.size ||
    Number(next.cells.length > 1) - Number(best.cells.length > 1) ||
    best.headerRow - next.headerRow ||
    next.cells.length - best.cells.length
  return difference > 0 ? next : best
}

/** A price or another number, a player with an id as in `Ann One (11)`, or a numbered instruction. */
const DATA_CELL = /^\$?[\d,]+(?:\.\d+)?%?$|\(\d+\)(?: \(LOCKED\))?$|^\d+\.\s/

/**
 * Has text, and no cell that only a row of data has. A row of the user's own entries may contain words of a header in
 * the players' names and must not be quoted as one.
 */
function isHeaderLike(cells: readonly string[]): boolean {
  const texts = cells.map((cell) => cell.trim()).filter((cell) => cell !== '')
  return texts.length > 0 && !texts.some((text) => DATA_CELL.test(text))
}
