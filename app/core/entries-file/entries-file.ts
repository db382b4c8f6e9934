import type { Format } from '../formats/format.ts'
import type { RowPlace } from './cell-places.ts'

/** A slot of a reserved entry as written: `11`, `Ann One (11)` or `Ann One (11) (LOCKED)`. */
export type EntryCell = {
  /** Without spaces around it; '' in an empty slot. */
  text: string
  /** Null in an empty slot, and where a name stands without an id. */
  providerId: string | null
  /** The provider no longer lets this slot change. */
  isLocked: boolean
}

/** An entry that the user reserved in a contest, empty or with a lineup. */
export type ReservedEntry = {
  /** In a spreadsheet, from 1, which is the header. */
  row: number
  /** The provider's number of the entry, also in standings and histories; as written, since spreadsheets round it. */
  entryKey: string
  contestKey: string
  contestName: string
  /** Null where the cell is no amount. */
  feeCents: number | null
  /** One a slot, in the order of the header. */
  cells: readonly EntryCell[]
}

/** The provider's file of reserved entries, with what puts every other byte back into it. */
export type EntriesFile = {
  /** Of the file. */
  name: string
  /** Its contest format; a disabled one can be read, but no lineups can be built for it. */
  format: Format
  /** The slot codes of the header. */
  slots: readonly string[]
  /** The column of the first slot, from 0. */
  firstSlot: number
  entries: readonly ReservedEntry[]
  /** How the file writes a player of its list, by id: `Ann One (11)`. Empty where the file lists no players. */
  players: ReadonlyMap<string, string>
  source: { bytes: Uint8Array; rows: readonly RowPlace[] }
}

/** Whether the entry has no player in any slot. */
export function isEmptyEntry({ cells }: Pick<ReservedEntry, 'cells'>): boolean {
  return cells.every(({ text }) => text === '')
}

/** Whether every slot has a player. */
export function isFilledEntry({ cells }: Pick<ReservedEntry, 'cells'>): boolean {
  return cells.every(({ text }) => text !== '')
}
