import { err, ok, type Result } from '../result.ts'
import { type ColumnPlaces, findColumns, missingColumns } from './columns.ts'
import { type CsvRows, type Delimiter, readCsvRows, tidyText } from './csv-table.ts'
import { problem, type SlateCsvProblem } from './problem.ts'

/** A salary file, its header found: `rows[headerRow]` is the header, what follows are players. */
export type SlateTable = { rows: CsvRows; headerRow: number; places: ColumnPlaces }

/**
 * Finds the header wherever it stands: the provider's upload templates have seven lines above it and other columns
 * to its left. The delimiter is the tab where a header can be read that way, otherwise the comma.
 */
export function readSlateTable(text: string): Result<SlateTable, SlateCsvProblem> {
  const tidy = tidyText(text)
  if (!tidy.trim().includes('\n')) return err(problem('empty', null))
  const tabbed = tidy.includes('\t') ? tableWith(tidy, '\t') : null
  const table = tabbed?.ok && isComplete(tabbed.value) ? tabbed : tableWith(tidy, ',')
  if (!table.ok) return table
  if (!isComplete(table.value)) return err(missingColumnsProblem(table.value))
  if (!table.value.places.has('position') && !table.value.places.has('rosterPosition')) {
    return err(problem('missing_position', headerSentence(table.value)))
  }
  return table
}

// The provider's preambles have seven lines; anything further down is no header any more.
const HEADER_SEARCH_ROWS = 50

function tableWith(text: string, delimiter: Delimiter): Result<SlateTable, SlateCsvProblem> {
  const read = readCsvRows(text, delimiter)
  if (!read.ok) {
    return err(
      problem('unreadable', `A quote opens in row ${read.error.openQuoteInRow} and is never closed.`),
    )
  }
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

function missingColumnsProblem(table: SlateTable): SlateCsvProblem {
  const missing = missingColumns(table.places).join(', ')
  return problem('missing_columns', `Missing: ${missing}. ${headerSentence(table)}`)
}

function headerSentence({ rows, headerRow }: SlateTable): string {
  const headers = rows[headerRow]?.map((cell) => cell.trim()).filter((cell) => cell !== '') ?? []
  const shown = headers.slice(0, 12).map((header) => header.slice(0, 40))
  return `Row ${headerRow + 1} was read as the header: ${shown.join(', ')}${headers.length > 12 ? ', ...' : ''}.`
}
