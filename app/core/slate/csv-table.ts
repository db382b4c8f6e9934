import Papa from 'papaparse'
import type { FileRefusal } from '../files/file-refusal.ts'
import { err, ok, type Result } from '../result.ts'

export type Delimiter = ',' | '\t'

/** One array a spreadsheet row, blank rows included, so that `rows[i]` is row i + 1 on a spreadsheet's screen. */
export type CsvRows = readonly (readonly string[])[]

/**
 * CSV text as cells. A quote that is never closed would swallow the rest of the file into one cell, so that is the
 * one thing refused.
 */
export function readCsvRows(text: string, delimiter: Delimiter): Result<CsvRows, FileRefusal> {
  const { data, errors } = Papa.parse<string[]>(text, { delimiter, newline: '\n' })
  const open = errors.find((error) => error.code === 'MissingQuotes')
  return open ? err({ kind: 'open_quote', row: (open.row ?? 0) + 1 }) : ok(data)
}

/**
 * The text with one kind of line end and without byte order mark. NULs go as well: they are what is left between
 * the letters when a spreadsheet saved as UTF-16.
 */
export function tidyText(text: string): string {
  return text
    .replaceAll('\0', '')
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
}
