import { err, ok, type Result } from '../result.ts'
import { CsvRowReader, LONGEST_ROW } from './csv-row-reader.ts'
import { type Delimiter, TextTidier } from './csv-table.ts'
import type { FileRefusal } from './file-refusal.ts'
import { notCsv } from './not-csv.ts'

/** Characters that show how a file is divided: a table may have a title above its header. */
const BEGINNING_CHARACTERS = 2 * LONGEST_ROW

/**
 * The rows of a CSV file whose text arrives in pieces. Its beginning is held until it is long enough to say what divides the
 * cells; from then on only an unfinished row. After a refusal nothing more may be pushed.
 */
export class ArrivingRows {
  private readonly tidier = new TextTidier()
  private readonly delimiterOf: (beginning: string) => Result<Delimiter, FileRefusal>
  private beginning = ''
  private rows: CsvRowReader | null = null

  /** @param delimiterOf what divides the cells of a file with this beginning, or why it is refused. */
  constructor(delimiterOf: (beginning: string) => Result<Delimiter, FileRefusal>) {
    this.delimiterOf = delimiterOf
  }

  /** The reader of the rows that are complete with this piece; until it is read, it holds the piece. */
  push(text: string, isLast = false): Result<CsvRowReader, FileRefusal> {
    const tidy = this.tidier.push(text)
    if (this.rows) {
      this.rows.push(tidy, isLast)
      return ok(this.rows)
    }
    this.beginning += tidy
    if (!isLast && this.beginning.length < BEGINNING_CHARACTERS) return ok(NO_ROWS)
    if (this.beginning.trim() === '') return err({ kind: 'empty' })
    const is = notCsv(this.beginning)
    if (is) return err({ kind: 'not_csv', is })
    const delimiter = this.delimiterOf(this.beginning)
    if (!delimiter.ok) return delimiter
    this.rows = new CsvRowReader(this.beginning, delimiter.value, isLast)
    this.beginning = ''
    return ok(this.rows)
  }
}

const NO_ROWS = new CsvRowReader('', ',')
