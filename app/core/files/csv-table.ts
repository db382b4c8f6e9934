import { err, ok, type Result } from '../result.ts'
import { CsvRowReader } from './csv-row-reader.ts'
import type { CsvRefusal } from './file-refusal.ts'

/** In the order in which they are tried: the provider writes commas; tables copied from a page and spreadsheets of other countries have others. */
export const DELIMITERS = ['\t', ',', ';', '|'] as const
export type Delimiter = (typeof DELIMITERS)[number]

/** One array per row, blank rows included, so that `rows[i]` is row i + 1 of a spreadsheet. */
export type CsvRows = readonly (readonly string[])[]

/** Cells of a file of players or entries; one of 5,000 players has 150,000. */
export const MOST_CELLS = 250_000
/** Cells of a table that is read some rows at a time; a history of 10 MB has 1,300,000. */
export const MOST_CELLS_IN_PIECES = 2_000_000

/**
 * CSV text as cells. Refused are a quote that is never closed, which would put the rest of the file into one cell, a row
 * that is too long (csv-row-reader.ts), and more cells than a table may have: counted before the next row is read.
 */
export function readCsvRows(text: string, delimiter: Delimiter): Result<CsvRows, CsvRefusal> {
  const rows: (readonly string[])[] = []
  for (const piece of csvRowPieces(text, delimiter, MOST_CELLS)) {
    if (!piece.ok) return piece
    for (const row of piece.value) rows.push(row)
  }
  return ok(rows)
}

/** The first rows, for finding the header; with the refusal of the row that follows them, if it is among the first. */
export function firstCsvRows(
  text: string,
  delimiter: Delimiter,
  most: number,
): { rows: CsvRows; refusal: CsvRefusal | null } {
  const reader = new CsvRowReader(text, delimiter)
  const rows: (readonly string[])[] = []
  while (rows.length < most) {
    const row = reader.next()
    if (row === null) break
    rows.push(row)
  }
  return { rows, refusal: reader.refusal }
}

const ROWS_A_PIECE = 500

/**
 * The rows of `readCsvRows`, some hundred at a time, so that the caller can yield to other work in between and need not
 * hold all rows. A refusal is the last value.
 */
export function* csvRowPieces(
  text: string,
  delimiter: Delimiter,
  mostCells = MOST_CELLS_IN_PIECES,
): Generator<Result<CsvRows, CsvRefusal>, void> {
  const reader = new CsvRowReader(text, delimiter)
  let rows: (readonly string[])[] = []
  for (let row = reader.next(); row !== null; row = reader.next()) {
    if (reader.cells > mostCells) {
      yield err({ kind: 'too_many', what: 'cells', most: mostCells })
      return
    }
    rows.push(row)
    if (rows.length < ROWS_A_PIECE) continue
    yield ok(rows)
    rows = []
  }
  if (rows.length > 0) yield ok(rows)
  if (reader.refusal) yield err(reader.refusal)
}

/**
 * Characters that are rewritten at a time, and by `split` and `join`: what `replace` returns is a tree of 90 bytes for each
 * match, until it is read as a whole.
 */
const PIECE_CHARACTERS = 64 * 1024

/**
 * The text with LF line ends and without byte order mark. NULs are removed too: a file saved as UTF-16 has one between
 * the letters. Takes the memory of one copy, however many characters change.
 */
export function tidyText(text: string): string {
  return new TextTidier().push(text)
}

/** `tidyText` of a text that arrives in pieces. */
export class TextTidier {
  private isAtStart = true
  private endedInCr = false

  /** The tidy text of the next piece. */
  push(text: string): string {
    if (!/[\0\r]/.test(text)) return this.tidied(text)
    const pieces: string[] = []
    for (let at = 0; at < text.length; at += PIECE_CHARACTERS) {
      pieces.push(this.tidied(text.slice(at, at + PIECE_CHARACTERS)))
    }
    return pieces.join('')
  }

  private tidied(text: string): string {
    const letters = text.split('\0').join('')
    if (letters === '') return ''
    const isMark = this.isAtStart && letters.startsWith('\uFEFF')
    // The second half of a CRLF that is divided.
    const isDone = this.endedInCr && letters.startsWith('\n')
    this.isAtStart = false
    this.endedInCr = letters.endsWith('\r')
    return unixLineEnds(letters.slice(isMark || isDone ? 1 : 0))
  }
}

/** For a short text: see PIECE_CHARACTERS. */
function unixLineEnds(text: string): string {
  return text.includes('\r') ? text.split('\r\n').join('\n').split('\r').join('\n') : text
}
