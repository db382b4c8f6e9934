import { CsvRowReader, LONGEST_ROW } from '../files/csv-row-reader.ts'
import { DELIMITERS, type Delimiter, TextTidier } from '../files/csv-table.ts'
import { type FileRefusal, READ } from '../files/file-refusal.ts'
import { notCsv } from '../files/not-csv.ts'
import { addPassedOver, hasText, type PassedOver, rowText } from '../files/passed-over.ts'
import type { Format } from '../formats/format.ts'
import { formatOfStandings } from '../formats/recognise.ts'
import { err, ok, type Result } from '../result.ts'
import { type BestRow, BestRows } from './best-rows.ts'
import { findStandingsColumns, type StandingsColumns } from './columns.ts'
import type { Field } from './field.ts'
import { FieldBuilder } from './field-builder.ts'
import { readStandingsRow, type StandingsEntry } from './rows.ts'

export type Standings = {
  field: Field
  /** The format of its lineups; null for a format that the app does not have. */
  format: Format | null
  /** The best entries, best first, with their lineups as written. */
  best: BestRow[]
  /** Rows that could not be read and are not counted; blank rows are not among them. */
  passedOver: PassedOver[]
}

/** A provider's file has its entries below the header; one of blank lines is not read to its end. */
const MOST_ROWS_BEFORE_ENTRY = 1_000

/**
 * Reads a provider's contest standings as its text arrives: `push` pieces, then `finish`. Each row is dropped before the next one
 * is read. After a refusal nothing more may be pushed.
 */
export class StandingsReader {
  private readonly tidier = new TextTidier()
  /** The text so far, until it is long enough to hold any first line. */
  private beginning = ''
  private table: CsvRowReader | null = null
  private readonly builder = new FieldBuilder()
  private readonly best: BestRows
  private columns: StandingsColumns | null = null
  private hasLineupText = false
  private readonly passedOver: PassedOver[] = []
  private rows = 0

  constructor({ keepBest }: { keepBest: number }) {
    this.best = new BestRows(keepBest)
  }

  /** Entries read so far. */
  get entries(): number {
    return this.builder.entries
  }

  push(text: string): Result<void, FileRefusal> {
    return this.read(this.tidier.push(text), false)
  }

  finish(): Result<Standings, FileRefusal> {
    const read = this.read('', true)
    if (!read.ok) return read
    const built = this.builder.finish()
    if (!built.ok) return built
    const field = built.value
    if (field.entries === 0) return err(this.noEntries())
    if (field.lineupSize === 0 && this.hasLineupText) return err({ kind: 'no_roster_slots' })
    const format = formatOfStandings(this.builder.slotCodes)
    return ok({ field, format, best: this.best.sorted(), passedOver: this.passedOver })
  }

  private read(text: string, isLast: boolean): Result<void, FileRefusal> {
    if (this.table) {
      this.table.push(text, isLast)
      return this.readRows(this.table)
    }
    this.beginning += text
    if (!isLast && this.beginning.length <= LONGEST_ROW) return READ
    const is = notCsv(this.beginning)
    if (is) return err({ kind: 'not_csv', is })
    this.table = new CsvRowReader(this.beginning, delimiterOf(this.beginning), isLast)
    this.beginning = ''
    return this.readRows(this.table)
  }

  private readRows(table: CsvRowReader): Result<void, FileRefusal> {
    for (let cells = table.next(); cells !== null; cells = table.next()) {
      this.rows += 1
      if (this.entries === 0 && this.rows > MOST_ROWS_BEFORE_ENTRY) return err(this.noEntries())
      if (cells.length === 1 && cells[0] === '') continue
      // A line of one cell above the header is a title.
      if (!hasText(cells) || (!this.columns && cells.length === 1)) continue
      const read = this.columns ? this.readRow(cells, this.columns) : this.readHeader(cells)
      if (!read.ok) return read
    }
    return table.refusal ? err(table.refusal) : READ
  }

  private readHeader(cells: readonly string[]): Result<void, FileRefusal> {
    const columns = findStandingsColumns(cells)
    if (!columns.ok) return columns
    this.columns = columns.value
    return READ
  }

  private readRow(cells: readonly string[], columns: StandingsColumns): Result<void, FileRefusal> {
    const { entry, player } = readStandingsRow(cells, columns)
    if (entry && !entry.ok) this.passOver(cells, entry.error)
    else if (!entry && !player) this.passOver(cells, 'neither an entry nor a player')
    else if (entry?.ok) {
      const added = this.addEntry(entry.value)
      if (!added.ok) return added
    }
    return player ? this.builder.addPlayer(player) : READ
  }

  private noEntries(): FileRefusal {
    if (!this.columns) return { kind: 'empty' }
    const [unread] = this.passedOver
    const first = unread ? { row: unread.first.row, column: null, reason: unread.reason } : null
    return { kind: 'no_rows', headerRow: 1, first }
  }

  private addEntry(entry: StandingsEntry): Result<void, FileRefusal> {
    this.best.offer({ entry: this.builder.entries, rank: entry.rank, lineupText: entry.lineupText })
    if (entry.lineupText !== '') this.hasLineupText = true
    return this.builder.addEntry(entry)
  }

  private passOver(cells: readonly string[], reason: string): void {
    addPassedOver(this.passedOver, { row: this.rows, reason, text: rowText(cells) })
  }
}

/** The delimiter of the first line that is not blank: the one that divides it into most cells. */
function delimiterOf(beginning: string): Delimiter {
  const [header = ''] = beginning.trimStart().split('\n', 1)
  const cells = (delimiter: Delimiter) => header.split(delimiter).length
  return DELIMITERS.reduce((best, next) => (cells(next) > cells(best) ? next : best), ',')
}
