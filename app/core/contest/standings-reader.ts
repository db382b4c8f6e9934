import { ArrivingRows } from '../files/arriving-rows.ts'
import type { CsvRowReader } from '../files/csv-row-reader.ts'
import { DELIMITERS, type Delimiter } from '../files/csv-table.ts'
import { type FileRefusal, READ } from '../files/file-refusal.ts'
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
  private readonly arriving = new ArrivingRows((beginning) => ok(delimiterOf(beginning)))
  private readonly builder = new FieldBuilder()
  private readonly best: BestRows
  private columns: StandingsColumns | null = null
  private hasLineupText = false
  private readonly passedOver: PassedOver[] = []

  constructor({ keepBest }: { keepBest: number }) {
    this.best = new BestRows(keepBest)
  }

  /** Entries read so far. */
  get entries(): number {
    return this.builder.entries
  }

  push(text: string, isLast = false): Result<void, FileRefusal> {
    const rows = this.arriving.push(text, isLast)
    return rows.ok ? this.readRows(rows.value) : rows
  }

  finish(): Result<Standings, FileRefusal> {
    const read = this.push('', true)
    if (!read.ok) return read
    const built = this.builder.finish()
    if (!built.ok) return built
    const field = built.value
    if (field.entries === 0) return err(this.noEntries())
    if (field.lineupSize === 0 && this.hasLineupText) return err({ kind: 'no_roster_slots' })
    const format = formatOfStandings(this.builder.slotCodes)
    return ok({ field, format, best: this.best.sorted(), passedOver: this.passedOver })
  }

  private readRows(table: CsvRowReader): Result<void, FileRefusal> {
    for (let cells = table.next(); cells !== null; cells = table.next()) {
      if (this.entries === 0 && table.rows > MOST_ROWS_BEFORE_ENTRY) return err(this.noEntries())
      if (cells.length === 1 && cells[0] === '') continue
      // A line of one cell above the header is a title.
      if (!hasText(cells) || (!this.columns && cells.length === 1)) continue
      const read = this.columns ? this.readRow(table.rows, cells, this.columns) : this.readHeader(cells)
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

  private readRow(
    row: number,
    cells: readonly string[],
    columns: StandingsColumns,
  ): Result<void, FileRefusal> {
    const { entry, player } = readStandingsRow(cells, columns)
    if (entry?.ok) {
      const added = this.addEntry(entry.value)
      if (!added.ok) return added
    } else if (entry || !player) {
      const reason = entry ? entry.error : 'neither an entry nor a player'
      addPassedOver(this.passedOver, { row, reason, text: rowText(cells) })
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
}

/** The delimiter of the first line that is not blank: the one that divides it into most cells. */
function delimiterOf(beginning: string): Delimiter {
  const [header = ''] = beginning.trimStart().split('\n', 1)
  const cells = (delimiter: Delimiter) => header.split(delimiter).length
  return DELIMITERS.reduce((best, next) => (cells(next) > cells(best) ? next : best), ',')
}
