import { NFL_POSITIONS } from '../players/player.ts'
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

const POSITIONS: readonly (string | null)[] = NFL_POSITIONS

/** The raw slots of entry `i` as a reader looks for them: the captain first, then by position from the quarterback on. */
export function slotsInOrder(field: Field, entry: number): number[] {
  const slots = [...lineupSlots(field, entry)]
  const captain = field.hasCaptain ? slots.splice(0, 1) : []
  // Somebody who was only a flex has no position, and stands before the defense.
  const place = (player: number) => {
    const known = POSITIONS.indexOf(field.players[player]?.position ?? null)
    return known < 0 ? POSITIONS.length - 1.5 : known
  }
  return [...captain, ...slots.sort((a, b) => place(a) - place(b))]
}

/** The entries up to the rank `worst`. */
export function entriesTo({ ranks }: Field, worst: number): number[] {
  const entries: number[] = []
  for (let entry = 0; entry < ranks.length; entry += 1) if (ranks[entry]! <= worst) entries.push(entry)
  return entries
}

/** The captain of entry `i`; null when the contest has no captains or the slot is empty or hidden. */
export function captainOf(field: Field, entry: number): number | null {
  const captain = field.slots[entry * field.lineupSize]
  return field.hasCaptain && captain !== undefined && captain !== NO_PLAYER ? captain : null
}

export function isEmptyLineup({ slots, lineupSize }: Field, entry: number): boolean {
  for (let i = entry * lineupSize; i < (entry + 1) * lineupSize; i += 1) {
    if (slots[i] !== NO_PLAYER) return false
  }
  return true
}

/** Does the file show a player for every slot? */
export function isWholeLineup({ slots, lineupSize }: Field, entry: number): boolean {
  for (let i = entry * lineupSize; i < (entry + 1) * lineupSize; i += 1) {
    if (slots[i] === NO_PLAYER) return false
  }
  return lineupSize > 0
}

export function hasVisibleLineup({ slots }: Field): boolean {
  return slots.some((player) => player !== NO_PLAYER)
}

export function entryNames(field: Field): string[] {
  return [...eachEntryName(field)]
}

const BYTES_OF_NAMES_AT_ONCE = 64 * 1024
const LINE_FEED = 10

/** The names of all entries in their order. They are decoded in blocks, so those of a large field are never all in memory. */
export function* eachEntryName({ names }: Field): Generator<string> {
  const decoder = new TextDecoder()
  for (let from = 0; from < names.length; ) {
    const lastFeed = names.indexOf(LINE_FEED, from + BYTES_OF_NAMES_AT_ONCE)
    const to = lastFeed === -1 ? names.length : lastFeed + 1
    yield* decoder.decode(names.subarray(from, to)).split('\n').slice(0, -1)
    from = to
  }
}

/** The names of these entries. */
export function namesOf({ names }: Field, entries: Iterable<number>): Map<number, string> {
  const decoder = new TextDecoder()
  const found = new Map([...entries].sort((a, b) => a - b).map((entry) => [entry, '']))
  let at = 0
  let line = 0
  for (const entry of found.keys()) {
    for (; line < entry; line += 1) at = names.indexOf(LINE_FEED, at) + 1
    found.set(entry, decoder.decode(names.subarray(at, names.indexOf(LINE_FEED, at))))
  }
  return found
}

/** `someone (3/20)` -> `someone`: the same for all entries of one user. */
export function screenNameOf(entryName: string): string {
  return entryName.replace(/ \(\d+\/\d+\)$/, '')
}
