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

/** About as much text as is parsed in 2 ms. */
const PIECE_CHARACTERS = 64 * 1024

/**
 * The rows of `readCsvRows`, some hundred at a time, so that a caller can let other work go on in between and need not
 * hold them all. A refusal is the last thing it yields.
 */
export function* csvRowPieces(
  text: string,
  delimiter: Delimiter,
): Generator<Result<CsvRows, FileRefusal>, void> {
  let from = 0
  let rowsBefore = 0
  while (from < text.length) {
    const to = pieceEnd(text, from)
    // The line end itself would count as the start of a further, empty row.
    let read = readCsvRows(text.slice(from, to < text.length ? to - 1 : to), delimiter)
    const isMisjudged = !read.ok && to < text.length
    // A quote inside of a cell is no quote to the parser: what follows then has to be read as one piece.
    if (isMisjudged) read = readCsvRows(text.slice(from), delimiter)
    yield read.ok ? read : err(rowsLater(read.error, rowsBefore))
    if (!read.ok || isMisjudged) return
    rowsBefore += read.value.length
    from = to
  }
}

/** Behind the first line end that is PIECE_CHARACTERS away and outside of quotes. */
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
 * The text with one kind of line end and without byte order mark. NULs go as well: they are what is left between
 * the letters when a spreadsheet saved as UTF-16.
 */
export function tidyText(text: string): string {
  return text
    .replaceAll('\0', '')
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
}
