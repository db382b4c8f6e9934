import type { CsvRows } from '../files/csv-table.ts'
import { type BadRow, type FileRefusal, READ } from '../files/file-refusal.ts'
import { notCsv } from '../files/not-csv.ts'
import { addPassedOver, hasText, type PassedOver, rowText } from '../files/passed-over.ts'
import type { Format } from '../formats/format.ts'
import { formatOfStandings } from '../formats/recognise.ts'
import { err, ok, type Result } from '../result.ts'
import { type BestRow, BestRows } from './best-rows.ts'
import { findStandingsColumns, type StandingsColumns } from './columns.ts'
import { CsvChunks } from './csv-chunks.ts'
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

/**
 * Reads a provider's contest standings as its text arrives: `push` pieces, then `finish`. After a refusal nothing
 * more may be pushed.
 */
export class StandingsReader {
  private readonly chunks = new CsvChunks()
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
    const is = this.rows === 0 ? notCsv(text) : null
    if (is) return err({ kind: 'not_csv', is })
    return this.read(this.chunks.push(text))
  }

  finish(): Result<Standings, FileRefusal> {
    const read = this.read(this.chunks.finish())
    if (!read.ok) return read
    if (!this.columns) return err({ kind: 'empty' })
    const built = this.builder.finish()
    if (!built.ok) return built
    const field = built.value
    if (field.entries === 0) return err({ kind: 'no_rows', headerRow: 1, first: this.firstUnread() })
    if (field.lineupSize === 0 && this.hasLineupText) return err({ kind: 'no_roster_slots' })
    const format = formatOfStandings(this.builder.slotCodes)
    return ok({ field, format, best: this.best.sorted(), passedOver: this.passedOver })
  }

  private read(rows: Result<CsvRows, FileRefusal>): Result<void, FileRefusal> {
    if (!rows.ok) return rows
    for (const cells of rows.value) {
      this.rows += 1
      if (cells.length === 1 && cells[0] === '') continue
      // A line of one cell above the header is a title.
      if (!hasText(cells) || (!this.columns && cells.length === 1)) continue
      const read = this.columns ? this.readRow(cells, this.columns) : this.readHeader(cells)
      if (!read.ok) return read
    }
    return READ
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

  private firstUnread(): BadRow | null {
    const [unread] = this.passedOver
    return unread ? { row: unread.first.row, column: null, reason: unread.reason } : null
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
