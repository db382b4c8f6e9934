import Papa from 'papaparse'
import { DELIMITERS, type Delimiter } from '../files/csv-table.ts'
import type { FileRefusal } from '../files/file-refusal.ts'
import { err, ok, type Result } from '../result.ts'
import { LONGEST_ROW } from './limits.ts'

const LINE_FEED = 10
/** Shared: a file may consist of millions of blank lines. */
const BLANK_ROW = ['']

/**
 * Parses CSV text that arrives in pieces (decoded, without a BOM) into rows of cells as soon as a line is complete. Reads
 * CRLF and lone CR; buffers at most one unfinished line.
 */
export class CsvChunks {
  private rest = ''
  private parser: Papa.Parser | null = null

  /** The rows completed by this piece; a blank row is one empty cell. */
  push(text: string): Result<string[][], FileRefusal> {
    const known = this.rest + text
    // A CR at the end of a piece may be the first half of a CRLF.
    const end = known.endsWith('\r') ? known.length - 1 : known.length
    const lines = unixLineEnds(known.slice(0, end))
    const complete = lines.lastIndexOf('\n') + 1
    this.rest = lines.slice(complete) + known.slice(end)
    if (this.rest.length > LONGEST_ROW) return err({ kind: 'line_too_long' })
    return this.parse(lines.slice(0, complete))
  }

  /** The last row, which may have no line end. */
  finish(): Result<string[][], FileRefusal> {
    return this.parse(unixLineEnds(this.rest))
  }

  private parse(lines: string): Result<string[][], FileRefusal> {
    if (lines === '') return ok([])
    if (lines.trim() === '') return ok(new Array(countLineEnds(lines)).fill(BLANK_ROW))
    this.parser ??= parserOf(lines)
    // With its last line end the piece would parse as having a further, empty row.
    const rows = lines.endsWith('\n') ? lines.slice(0, -1) : lines
    const { data, errors }: Papa.ParseResult<string[]> = this.parser.parse(rows, 0, false)
    if (errors.some(({ code }) => code === 'MissingQuotes')) return err({ kind: 'open_quote', row: null })
    return ok(data)
  }
}

/**
 * One parser for the whole file. `Papa.parse` creates a parser and a stream for each call, which keeps the rows of every
 * piece in memory until the next major garbage collection: 65 MB for a file of 27 MB.
 */
function parserOf(lines: string): Papa.Parser {
  return new Papa.Parser({ delimiter: delimiterOf(lines), newline: '\n', quoteChar: '"' })
}

/** The delimiter of the first line that is not blank: the one that divides it into most cells. */
function delimiterOf(lines: string): Delimiter {
  const header = /[^\n]*\S[^\n]*/.exec(lines)?.[0] ?? ''
  const cells = (delimiter: Delimiter) => header.split(delimiter).length
  return DELIMITERS.reduce((best, next) => (cells(next) > cells(best) ? next : best), ',')
}

function countLineEnds(lines: string): number {
  let count = 0
  for (let i = 0; i < lines.length; i += 1) if (lines.charCodeAt(i) === LINE_FEED) count += 1
  return count
}

function unixLineEnds(text: string): string {
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text
}
