import Papa from 'papaparse'
import { err, ok, type Result } from '../result.ts'
import type { FileRefusal } from './file-refusal.ts'

/** In the order in which they are tried: the provider writes commas; tables copied from a page and spreadsheets of other countries have others. */
export const DELIMITERS = ['\t', ',', ';', '|'] as const
export type Delimiter = (typeof DELIMITERS)[number]

/** One array per row, blank rows included, so that `rows[i]` is row i + 1 of a spreadsheet. */
export type CsvRows = readonly (readonly string[])[]

/**
 * CSV text as cells. Only an unclosed quote is refused, since it would put the rest of the file into one cell.
 */
export function readCsvRows(text: string, delimiter: Delimiter): Result<CsvRows, FileRefusal> {
  const { data, errors } = Papa.parse<string[]>(text, { delimiter, newline: '\n' })
  const open = errors.find((error) => error.code === 'MissingQuotes')
  return open ? err({ kind: 'open_quote', row: (open.row ?? 0) + 1 }) : ok(data)
}

/** The first rows, for finding the header; with the row, from 1, of a quote among them that is never closed. */
export function firstCsvRows(
  text: string,
  delimiter: Delimiter,
  most: number,
): { rows: CsvRows; openQuote: number | null } {
  const { data, errors } = Papa.parse<string[]>(text, { delimiter, newline: '\n', preview: most })
  const open = errors.find((error) => error.code === 'MissingQuotes')
  return { rows: data, openQuote: open ? (open.row ?? 0) + 1 : null }
}

/** The text that is parsed in about 2 ms. */
const PIECE_CHARACTERS = 64 * 1024

/**
 * The rows of `readCsvRows`, some hundred at a time, so that the caller can yield to other work in between and need not
 * hold all rows. A refusal is the last value.
 */
export function* csvRowPieces(
  text: string,
  delimiter: Delimiter,
): Generator<Result<CsvRows, FileRefusal>, void> {
  let from = 0
  let rowsBefore = 0
  while (from < text.length) {
    const to = pieceEnd(text, from)
    // With its line end the piece would parse as having a further, empty row.
    let read = readCsvRows(text.slice(from, to < text.length ? to - 1 : to), delimiter)
    const isMisjudged = !read.ok && to < text.length
    // The parser does not treat a quote inside a cell as a quote; from there on the rest is read as one piece.
    if (isMisjudged) read = readCsvRows(text.slice(from), delimiter)
    yield read.ok ? read : err(rowsLater(read.error, rowsBefore))
    if (!read.ok || isMisjudged) return
    rowsBefore += read.value.length
    from = to
  }
}

/** The index after the first line end that is at least PIECE_CHARACTERS away and outside quotes. */
function pieceEnd(text: string, from: number): number {
  let isQuoted = false
  let quote = text.indexOf('"', from)
  let lineEnd = text.indexOf('\n', from)
  while (lineEnd >= 0) {
    for (; quote >= 0 && quote < lineEnd; quote = text.indexOf('"', quote + 1)) isQuoted = !isQuoted
    if (!isQuoted && lineEnd - from >= PIECE_CHARACTERS) return lineEnd + 1
    lineEnd = text.indexOf('\n', lineEnd + 1)
  }
  return text.length
}

function rowsLater(refusal: FileRefusal, rows: number): FileRefusal {
  return refusal.kind === 'open_quote' && refusal.row !== null
    ? { ...refusal, row: refusal.row + rows }
    : refusal
}

/**
 * The text with LF line ends and without byte order mark. NULs are removed too: a file saved as UTF-16 has one between
 * the letters.
 */
export function tidyText(text: string): string {
  return text
    .replaceAll('\0', '')
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
}
