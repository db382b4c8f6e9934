import type { Format } from '../formats/format.ts'
import { ok, type Result } from '../result.ts'
import type { ProviderFile } from './provider-file.ts'

/** A row that holds nothing usable: its number as a spreadsheet counts, from 1, and half a sentence why. */
export type BadRow = { row: number; column: string | null; reason: string }

/** The row that was read as the header, and its cells that are not blank. */
export type HeaderRow = { row: number; cells: string[] }

/**
 * Why a provider's file is refused: the kind, and the figures that its sentence needs. All three readers give this shape;
 * the sentences are in app/contract/file-refusals.ts, links to other screens in app/lib/file-screens.ts.
 */
export type FileRefusal =
  | { kind: 'empty' }
  /** It is another of the provider's files. */
  | { kind: 'other_file'; file: ProviderFile }
  /** A salary file of another format than the one it was brought to. */
  | { kind: 'other_format'; format: Format; wanted: Format }
  | { kind: 'missing_columns'; missing: string[]; header: HeaderRow }
  /** A salary file with neither Position nor Roster Position. */
  | { kind: 'missing_position'; header: HeaderRow }
  /** No row below the header can be read; `first` is the first of them, null when there is none. */
  | { kind: 'no_rows'; headerRow: number; first: BadRow | null }
  /** A quote is never closed; `row` is where it opens, null when the reader does not count rows. */
  | { kind: 'open_quote'; row: number | null }
  | { kind: 'line_too_long' }
  | { kind: 'too_many'; what: 'entries' | 'players' | 'players of a lineup'; most: number }
  | { kind: 'entry_twice'; entryId: number }
  /** Lineups are there, but no roster slot in any of them. */
  | { kind: 'no_roster_slots' }

export type FileRefusalKind = FileRefusal['kind']

/** A step of reading that went well and has nothing to hand on. */
export const READ: Result<void, never> = ok(undefined)

// No header that is worth showing has more or longer cells.
const MOST_CELLS = 20
const LONGEST_CELL = 40

/** `index` counts from 0. */
export function headerRow(index: number, cells: readonly string[]): HeaderRow {
  const texts = cells.map((cell) => cell.trim()).filter((cell) => cell !== '')
  return { row: index + 1, cells: texts.slice(0, MOST_CELLS).map((text) => text.slice(0, LONGEST_CELL)) }
}
