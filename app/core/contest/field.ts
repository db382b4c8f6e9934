import type { MilliPoints } from './rows.ts'

/** The player number of a slot that is hidden or that the lineup doesn't have. */
export const NO_PLAYER = 0xffff

export type FieldPlayer = {
  name: string
  /** From the player's slots; null where they take any position, as in Showdown. */
  position: string | null
  /** The provider's own column, captain and flex together; null when the file has none. */
  draftedPct: number | null
  /** Not multiplied; null when the file has no figure. */
  pointsMilli: MilliPoints | null
}

/**
 * Every entry's lineup of one contest, as columns: 200,000 Showdown entries are about 8 MB. Entry `i` has `ranks[i]`,
 * `pointsMilli[i]`, `entryIds[i]`, and the players `slots[i * lineupSize ...]`: the captain first where there is one,
 * then the others by number, so two lineups of the same people are equal. An empty lineup has no player.
 */
export type Field = {
  entries: number
  lineupSize: number
  hasCaptain: boolean
  /** Taken while the contest ran: points are not final and slots may be hidden. */
  isLive: boolean
  players: readonly FieldPlayer[]
  ranks: Uint32Array
  pointsMilli: Int32Array
  entryIds: Float64Array
  slots: Uint16Array
  /** Entry names in UTF-8, each followed by a line feed. */
  names: Uint8Array
}

/** The players of entry `i`; hidden and missing slots are left out. The captain, if there is one, comes first. */
export function lineupPlayers(field: Field, entry: number): number[] {
  const players: number[] = []
  for (const player of lineupSlots(field, entry)) if (player !== NO_PLAYER) players.push(player)
  return players
}

/** The raw slots of entry `i`, a view and not a copy. */
export function lineupSlots(field: Field, entry: number): Uint16Array {
  return field.slots.subarray(entry * field.lineupSize, (entry + 1) * field.lineupSize)
}

/** The captain of entry `i`; null when the contest has no captains or the slot is empty or hidden. */
export function captainOf(field: Field, entry: number): number | null {
  const captain = field.slots[entry * field.lineupSize]
  return field.hasCaptain && captain !== undefined && captain !== NO_PLAYER ? captain : null
}

export function isEmptyLineup(field: Field, entry: number): boolean {
  return lineupSlots(field, entry).every((player) => player === NO_PLAYER)
}

export function hasVisibleLineup({ slots }: Field): boolean {
  return slots.some((player) => player !== NO_PLAYER)
}

export function entryNames(field: Field): string[] {
  return new TextDecoder().decode(field.names).split('\n').slice(0, field.entries)
}

/** `someone (3/20)` -> `someone`: the same for all entries of one user. */
export function screenNameOf(entryName: string): string {
  return entryName.replace(/ \(\d+\/\d+\)$/, '')
}
