import type { Format } from '../formats/format.ts'
import type { Misfit } from '../formats/misfit.ts'
import type { ProviderFile } from '../provider-file.ts'
import { ok, type Result } from '../result.ts'
import type { NotCsv } from './not-csv.ts'

/** An unusable row: its number in a spreadsheet, from 1, and the reason as part of a sentence. */
export type BadRow = { row: number; column: string | null; reason: string }

/** The row that was read as the header, and its cells without blank ones. */
export type HeaderRow = { row: number; cells: string[] }

/**
 * Why a provider's file is refused: the kind, and the figures for its message. All three readers return this shape;
 * the messages are in app/contract/file-refusals.ts, links to other screens in app/lib/files/file-screens.ts.
 */
export type FileRefusal =
  | { kind: 'empty' }
  /** `isOneLine`: the whole text is one line. */
  | { kind: 'not_csv'; is: NotCsv; isOneLine?: boolean }
  /** It is another provider file. */
  | { kind: 'other_file'; file: ProviderFile }
  /** A salary file of another format than the chosen one. */
  | { kind: 'other_format'; format: Format; wanted: Format }
  /** A salary file that no lineup of the chosen format can come from, of no format that is known. */
  | { kind: 'misfit'; misfit: Misfit; wanted: Format }
  /** `header` is null when no row looks like a header. `projections` is the header of a column of projections, if there is one. */
  | { kind: 'missing_columns'; missing: string[]; header: HeaderRow | null; projections?: string }
  /** A salary file with neither Position nor Roster Position. */
  | { kind: 'missing_position'; header: HeaderRow }
  /** A file of entries or an upload template without the list of players that the provider adds to it. */
  | { kind: 'no_player_list' }
  /** No row below the header can be read; `first` is the first of them, null when there is none. */
  | { kind: 'no_rows'; headerRow: number; first: BadRow | null }
  /** A quote is never closed; `row` is where it opens. */
  | { kind: 'open_quote'; row: number }
  | { kind: 'line_too_long' }
  | {
      kind: 'too_many'
      what: 'cells' | 'entries' | 'players' | 'players of a lineup'
      most: number
    }
  | { kind: 'entry_twice'; entryId: number }
  /** There are lineups, but none contains a roster slot. */
  | { kind: 'no_roster_slots' }

export type FileRefusalKind = FileRefusal['kind']

/** Why a text is refused as a table, whatever the table holds. */
export type CsvRefusal = Extract<FileRefusal, { kind: 'open_quote' | 'line_too_long' | 'too_many' }>

/** The sentence for such a refusal, where the text is refused with a sentence. */
export function csvRefusalText(refusal: CsvRefusal): string {
  switch (refusal.kind) {
    case 'open_quote':
      return `A quote opens in row ${refusal.row} and is never closed.`
    case 'line_too_long':
      return 'A line of the file is too long: at most 32,768 characters and 1,000 cells are read.'
    case 'too_many':
      return `The file has more than ${refusal.most.toLocaleString('en-US')} ${refusal.what}.`
  }
}

/** A successful step of reading without a value. */
export const READ: Result<void, never> = ok(undefined)

// The limits of a header in a message.
const MOST_CELLS = 20
const LONGEST_CELL = 40

/** `index` counts from 0. */
export function headerRow(index: number, cells: readonly string[]): HeaderRow {
  const texts = cells.map((cell) => cell.trim()).filter((cell) => cell !== '')
  return { row: index + 1, cells: texts.slice(0, MOST_CELLS).map((text) => text.slice(0, LONGEST_CELL)) }
}
