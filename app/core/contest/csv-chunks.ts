import { CsvRowReader, LONGEST_ROW } from '../files/csv-row-reader.ts'
import { type CsvRows, DELIMITERS, type Delimiter, unixLineEnds } from '../files/csv-table.ts'
import type { FileRefusal } from '../files/file-refusal.ts'
import { err, ok, type Result } from '../result.ts'

/**
 * Parses CSV text that arrives in pieces (decoded, without a BOM) into rows of cells as soon as a line is complete. Reads
 * CRLF and lone CR; buffers at most one unfinished line.
 */
export class CsvChunks {
  private rest = ''
  private delimiter: Delimiter | null = null

  /** The rows completed by this piece; a blank row is one empty cell. */
  push(text: string): Result<CsvRows, FileRefusal> {
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
  finish(): Result<CsvRows, FileRefusal> {
    return this.parse(unixLineEnds(this.rest))
  }

  private parse(lines: string): Result<CsvRows, FileRefusal> {
    if (lines.trim() !== '') this.delimiter ??= delimiterOf(lines)
    // With its last line end the piece would have a further, blank row.
    const text = lines.endsWith('\n') ? lines.slice(0, -1) : lines
    const reader = new CsvRowReader(text, this.delimiter ?? ',')
    const rows: (readonly string[])[] = lines === '\n' ? [['']] : []
    for (let row = reader.next(); row !== null; row = reader.next()) rows.push(row)
    if (reader.refusal === null) return ok(rows)
    // The rows of earlier pieces are not counted.
    return err(reader.refusal.kind === 'open_quote' ? { kind: 'open_quote', row: null } : reader.refusal)
  }
}

/** The delimiter of the first line that is not blank: the one that divides it into most cells. */
function delimiterOf(lines: string): Delimiter {
  const header = /[^\n]*\S[^\n]*/.exec(lines)?.[0] ?? ''
  const cells = (delimiter: Delimiter) => header.split(delimiter).length
  return DELIMITERS.reduce((best, next) => (cells(next) > cells(best) ? next : best), ',')
}
