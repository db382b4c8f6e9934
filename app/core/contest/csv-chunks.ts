import Papa from 'papaparse'
import type { FileRefusal } from '../files/file-refusal.ts'
import { err, ok, type Result } from '../result.ts'
import { LONGEST_ROW } from './limits.ts'

/**
 * Parses CSV text that arrives in pieces (decoded, without a BOM) into rows of cells as soon as a line is complete. Reads
 * CRLF and lone CR; buffers at most one unfinished line.
 */
export class CsvChunks {
  private rest = ''
  private parser: Papa.Parser | null = null

  /** The rows completed by this piece, without blank rows. */
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
    if (lines.trim() === '') return ok([])
    this.parser ??= parserOf(lines)
    const { data, errors }: Papa.ParseResult<string[]> = this.parser.parse(lines, 0, false)
    if (errors.some(({ code }) => code === 'MissingQuotes')) return err({ kind: 'open_quote', row: null })
    return ok(data.filter((cells) => cells.length > 1))
  }
}

/**
 * One parser for the whole file. `Papa.parse` creates a parser and a stream for each call, which keeps the rows of every
 * piece in memory until the next major garbage collection: 65 MB for a file of 27 MB.
 */
function parserOf(lines: string): Papa.Parser {
  return new Papa.Parser({ delimiter: delimiterOf(lines), newline: '\n', quoteChar: '"' })
}

/** The provider writes commas; spreadsheets in other countries save semicolons or tabs. */
function delimiterOf(lines: string): string {
  const header = lines.slice(0, lines.indexOf('\n') + 1 || undefined)
  const count = (delimiter: string) => header.split(delimiter).length
  return [',', ';', '\t'].reduce((best, next) => (count(next) > count(best) ? next : best))
}

function unixLineEnds(text: string): string {
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text
}
