import type { CsvRefusal } from './file-refusal.ts'

/** Characters of one row, the line ends inside its quotes included. */
export const LONGEST_ROW = 32_768
/** Cells of one row; the widest tables of other tools have 300. */
const MOST_ROW_CELLS = 1_000
const LINE_FEED = 10
/** Shared: a file may consist of millions of blank lines. */
const BLANK_ROW: readonly string[] = ['']

/**
 * Reads a text with LF line ends row by row (RFC 4180), so that its reader decides how much it holds. Beside the row, and
 * what the caller keeps, it takes no memory; a row that is too long or too wide is refused before its cells are made.
 *
 * A text that arrives in pieces is read with `isWhole` false and `push`: beside its pieces only an unfinished row is held.
 *
 * As spreadsheets do: a quote opens a cell only as its first character, and closes it only in front of a delimiter, a line
 * end or the end, spaces between them passed over. A text that ends with a line end has a further, blank row.
 */
export class CsvRowReader {
  /** Why there is no further row; null at the end of the text. */
  refusal: CsvRefusal | null = null
  /** Rows so far. */
  rows = 0
  /** Cells of the rows so far; a blank row counts as none. */
  cells = 0
  private text: string
  private readonly delimiter: string
  /** Whether nothing follows the text. */
  private isWhole: boolean
  private at = 0
  /** The place of the next quote, from `at`; the text's length when there is none. */
  private quote = -1

  constructor(text: string, delimiter: string, isWhole = true) {
    this.text = text
    this.delimiter = delimiter
    this.isWhole = isWhole
    // An empty text has no row.
    if (isWhole && text === '') this.at = 1
  }

  /** Goes on with the text that follows. */
  push(more: string, isLast: boolean): void {
    this.text = this.text.slice(this.at) + more
    this.at = 0
    this.quote = -1
    this.isWhole = isLast
  }

  /** The cells of the next row, null at the end, when it is refused and when more text may belong to it. */
  next(): readonly string[] | null {
    const { text, at } = this
    if (this.refusal || at > text.length) return null
    const end = this.find('\n', at)
    if (this.quote < at) this.quote = this.find('"', at)
    const isQuoted = this.quote < end
    // Its end may be in the text that follows, unless there is as much as any row may have.
    const isOpen = !this.isWhole && (isQuoted || end === text.length)
    if (isOpen && text.length - at <= LONGEST_ROW + 1) return null
    const row = isQuoted ? this.quotedRow(at) : this.plainRow(at, end)
    if (row === null) return null
    this.rows += 1
    if (row !== BLANK_ROW) this.cells += row.length
    return row
  }

  private plainRow(from: number, end: number): readonly string[] | null {
    this.at = end + 1
    if (end === from) return BLANK_ROW
    if (end - from > LONGEST_ROW) return this.refuse({ kind: 'line_too_long' })
    const row = this.text.slice(from, end).split(this.delimiter, MOST_ROW_CELLS + 1)
    return row.length > MOST_ROW_CELLS ? this.refuse({ kind: 'line_too_long' }) : row
  }

  private quotedRow(from: number): readonly string[] | null {
    const { text, delimiter } = this
    const row: string[] = []
    for (let at = from; ; ) {
      const isQuoted = text[at] === '"'
      const end = isQuoted ? this.afterQuotes(at, from) : this.endOfPlain(at)
      if (end === null) return this.refuse({ kind: 'open_quote', row: this.rows + 1 })
      if (end - from > LONGEST_ROW || row.length === MOST_ROW_CELLS)
        return this.refuse({ kind: 'line_too_long' })
      row.push(isQuoted ? unquoted(text, at, end) : text.slice(at, end))
      at = end + 1
      if (text[end] === delimiter) continue
      this.at = at
      return row
    }
  }

  /** The end of a cell that opens with a quote at `start`; null when it is not closed within the longest row. */
  private afterQuotes(start: number, rowStart: number): number | null {
    const { text, delimiter } = this
    let quote = start
    for (;;) {
      quote = text.indexOf('"', quote + 1)
      if (quote < 0 || quote - rowStart > LONGEST_ROW) return null
      if (text[quote + 1] === '"') {
        quote += 1
        continue
      }
      let end = quote + 1
      while (text[end] === ' ') end += 1
      if (end >= text.length || text[end] === delimiter || text[end] === '\n') return end
    }
  }

  private endOfPlain(start: number): number {
    const { text } = this
    const delimiter = this.delimiter.charCodeAt(0)
    for (let at = start; at < text.length; at += 1) {
      const code = text.charCodeAt(at)
      if (code === delimiter || code === LINE_FEED) return at
    }
    return text.length
  }

  private find(letter: string, from: number): number {
    const found = this.text.indexOf(letter, from)
    return found < 0 ? this.text.length : found
  }

  private refuse(refusal: CsvRefusal): null {
    this.refusal = refusal
    return null
  }
}

/** The text of a cell that opens with a quote; spaces behind the closing one may follow. (`split`: see csv-table.ts.) */
function unquoted(text: string, start: number, end: number): string {
  const cell = text.slice(start + 1, text.lastIndexOf('"', end - 1))
  // A file may have millions of cells, so a cell without quotes inside is one string.
  return cell.includes('""') ? cell.split('""').join('"') : cell
}
