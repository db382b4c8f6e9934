import { type CsvRows, type Delimiter, readCsvRows, tidyText } from '../files/csv-table.ts'
import { type FileRefusal, type HeaderRow, headerRow as headerRowOf } from '../files/file-refusal.ts'
import { err, ok, type Result } from '../result.ts'
import { type ColumnPlaces, findColumns, missingColumns } from './columns.ts'

/** A salary file with its header found: `rows[headerRow]` is the header, what follows are players. */
export type SlateTable = { rows: CsvRows; headerRow: number; places: ColumnPlaces }

/**
 * Finds the header. The provider's upload templates have seven lines above it and other columns to its left. The delimiter is the tab where a header can be read that way, otherwise the comma.
 */
export function readSlateTable(text: string): Result<SlateTable, FileRefusal> {
  const tidy = tidyText(text)
  if (!tidy.trim().includes('\n')) return err({ kind: 'empty' })
  const tabbed = tidy.includes('\t') ? tableWith(tidy, '\t') : null
  const table = tabbed?.ok && isComplete(tabbed.value) ? tabbed : tableWith(tidy, ',')
  if (!table.ok) return table
  if (!isComplete(table.value)) {
    const missing = missingColumns(table.value.places)
    return err({ kind: 'missing_columns', missing, header: headerOf(table.value) })
  }
  if (!table.value.places.has('position') && !table.value.places.has('rosterPosition')) {
    return err({ kind: 'missing_position', header: headerOf(table.value) })
  }
  return table
}

// The provider's preambles have seven lines.
const HEADER_SEARCH_ROWS = 50

function tableWith(text: string, delimiter: Delimiter): Result<SlateTable, FileRefusal> {
  const read = readCsvRows(text, delimiter)
  if (!read.ok) return read
  const rows = read.value
  const tables = rows
    .slice(0, HEADER_SEARCH_ROWS)
    .map((cells, headerRow) => ({ rows, headerRow, places: findColumns(cells) }))
  return ok(
    tables.find(isComplete) ?? tables.reduce((best, next) => (knows(next) > knows(best) ? next : best)),
  )
}

function isComplete(table: SlateTable): boolean {
  return missingColumns(table.places).length === 0
}

function knows(table: SlateTable): number {
  return table.places.size
}

function headerOf({ rows, headerRow }: SlateTable): HeaderRow {
  return headerRowOf(headerRow, rows[headerRow] ?? [])
}
