import { type BestRow, BestRows } from './best-rows.ts'
import { findStandingsColumns, type StandingsColumns } from './columns.ts'
import { CsvChunks } from './csv-chunks.ts'
import type { Field } from './field.ts'
import { FieldBuilder } from './field-builder.ts'
import { ContestFileError } from './problem.ts'
import { readStandingsRow } from './rows.ts'

export type Standings = {
  field: Field
  /** The best entries, best first, with their lineups as written. */
  best: BestRow[]
  /** Rows with an entry id whose rank or points could not be read. */
  unreadableRows: number
}

/**
 * Reads a provider's contest standings as its text arrives: `push` pieces, then `finish`. Both throw a
 * `ContestFileError` with a sentence when the file is no such file.
 */
export class StandingsReader {
  private readonly chunks = new CsvChunks()
  private readonly builder = new FieldBuilder()
  private readonly best: BestRows
  private columns: StandingsColumns | null = null
  private hasLineupText = false
  private unreadableRows = 0

  constructor({ keepBest }: { keepBest: number }) {
    this.best = new BestRows(keepBest)
  }

  /** Entries read so far. */
  get entries(): number {
    return this.builder.entries
  }

  push(text: string): void {
    this.read(this.chunks.push(text))
  }

  finish(): Standings {
    this.read(this.chunks.finish())
    if (!this.columns) throw new ContestFileError('The file is empty.')
    const field = this.builder.finish()
    if (field.entries === 0) throw new ContestFileError('The file has no entries below its first row.')
    if (field.lineupSize === 0 && this.hasLineupText) {
      throw new ContestFileError(
        'The lineups of the file can not be read: no roster slots such as CPT, FLEX or QB.',
      )
    }
    return { field, best: this.best.sorted(), unreadableRows: this.unreadableRows }
  }

  private read(rows: string[][]): void {
    for (const cells of rows) {
      if (!this.columns) this.columns = findStandingsColumns(cells)
      else this.readRow(cells, this.columns)
    }
  }

  private readRow(cells: string[], columns: StandingsColumns): void {
    const { entry, player } = readStandingsRow(cells, columns)
    if (entry === 'unreadable') this.unreadableRows += 1
    else if (entry) {
      this.best.offer({ entry: this.builder.entries, rank: entry.rank, lineupText: entry.lineupText })
      this.builder.addEntry(entry)
      if (entry.lineupText !== '') this.hasLineupText = true
    }
    if (player) this.builder.addPlayer(player)
  }
}
