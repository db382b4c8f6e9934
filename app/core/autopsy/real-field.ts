import { type Field, NO_PLAYER } from '../contest/field.ts'
import type { ContestPool } from '../contest-pool/contest-pool.ts'
import { distinctLineups } from '../contest-pool/distinct-lineups.ts'
import { type LineupRows, pickLineups } from '../contest-pool/lineup-rows.ts'
import { poolRows, rowsNamed } from '../field/pool-rows.ts'
import { randomFrom } from '../numbers/random-from.ts'

/** The real field of a contest as a sim takes it. */
export type RealField = {
  /** The other users' lineups, each once, with the entries that it stands for. */
  opponents: { lineups: LineupRows; copies: Uint32Array }
  /** The place of each entry of the standings among the opponents' lineups; -1 for the user's own and for empty ones. */
  placeOf: Int32Array
  /** The user's lineups that can be read, and the entry of each. */
  own: LineupRows
  ownEntries: number[]
  unread: Unread
}

/** Entries whose lineup is not one of the slate's. */
export type Unread = {
  /** Never filled. They score 0, which ranks them last, and are in no game. */
  empty: number
  /** With a slot that the file hides, and with a player that the slate does not list. */
  hidden: number
  notListed: number
  /** The user's own among all of these. */
  own: number
  /** The most drafted of the players who are not listed. */
  names: string[]
}

const MOST_NAMES = 5
/** Above this share of unreadable lineups the rest no longer stands for the field. */
const MOST_UNREAD = 0.5

/**
 * The entries of standings as lineups of the pool. A lineup that can't be read stays an opponent: a random readable lineup of
 * the contest takes its place, so that the field keeps its size and hidden lineups are taken to be like the others.
 * @param mine the user's entries, by their number in the field.
 * @returns a sentence where too few lineups can be read.
 */
export function realField(
  field: Field,
  pool: ContestPool,
  mine: readonly number[],
  seed: number,
): RealField | { problem: string } {
  const isMine = new Set(mine)
  const { all, state, names } = readLineups(field, pool)
  const readable = entriesIn(state, READ)
  const [hidden, notListed] = [entriesIn(state, HIDDEN), entriesIn(state, NOT_LISTED)]
  const unread = hidden.length + notListed.length
  if (readable.length === 0 || unread > MOST_UNREAD * (unread + readable.length))
    return { problem: 'Fewer than half of the lineups can be read with this slate.' }

  const random = randomFrom(seed)
  const standIn = () => readable[Math.floor(random() * readable.length)]!
  const others: number[] = []
  const lineupOf: number[] = []
  for (let entry = 0; entry < field.entries; entry++) {
    if (isMine.has(entry) || state[entry] === EMPTY) continue
    others.push(entry)
    lineupOf.push(state[entry] === READ ? entry : standIn())
  }
  const distinct = distinctLineups(pickLineups(all, lineupOf))
  const placeOf = new Int32Array(field.entries).fill(-1)
  for (const [index, entry] of others.entries()) placeOf[entry] = distinct.placeOf[index]!
  const ownEntries = mine.filter((entry) => state[entry] === READ)
  return {
    opponents: { lineups: distinct.lineups, copies: distinct.copies },
    placeOf,
    own: pickLineups(all, ownEntries),
    ownEntries,
    unread: {
      empty: entriesIn(state, EMPTY).length,
      hidden: hidden.length,
      notListed: notListed.length,
      own: mine.length - ownEntries.length,
      names,
    },
  }
}

const READ = 0
const EMPTY = 1
const HIDDEN = 2
const NOT_LISTED = 3

/** Every entry's lineup in the order of `LineupRows`; rows of a lineup that can't be read mean nothing. */
function readLineups(
  field: Field,
  pool: ContestPool,
): { all: LineupRows; state: Uint8Array; names: string[] } {
  const { entries, lineupSize, slots, hasCaptain } = field
  const size = pool.format.rosterSlots.length
  const people = peopleOfField(field, pool)
  const rows = new Uint16Array(entries * size)
  const state = new Uint8Array(entries)
  const missing = new Map<number, number>()
  for (let entry = 0; entry < entries; entry++) {
    let [players, unlisted] = [0, 0]
    for (let slot = 0; slot < lineupSize; slot++) {
      const player = slots[entry * lineupSize + slot]!
      if (player === NO_PLAYER) continue
      const person = pool.people[people[player]!]
      const row = hasCaptain && slot === 0 ? person?.captainRow : person?.flexRow
      if (row === undefined || row < 0) {
        unlisted++
        missing.set(player, (missing.get(player) ?? 0) + 1)
      } else if (players < size) rows[entry * size + players] = row
      players++
    }
    if (players === 0) state[entry] = EMPTY
    else if (unlisted > 0) state[entry] = NOT_LISTED
    else if (players !== size) state[entry] = HIDDEN
    else rows.subarray(entry * size + (hasCaptain ? 1 : 0), (entry + 1) * size).sort()
  }
  const names = [...missing]
    .sort((a, b) => b[1] - a[1])
    .slice(0, MOST_NAMES)
    .map(([player]) => field.players[player]!.name)
  return { all: { size, count: entries, rows }, state, names }
}

/** The person of the pool for each player of the field; -1 where the slate lists none, or two, of that name. */
export function peopleOfField(field: Field, pool: ContestPool): Int32Array {
  const known = poolRows(pool)
  return Int32Array.from(field.players, ({ name }) => {
    const own = new Set(rowsNamed(known, name).map((row) => pool.personOfRow[row]!))
    return own.size === 1 ? [...own][0]! : -1
  })
}

function entriesIn(state: Uint8Array, wanted: number): number[] {
  const entries: number[] = []
  for (let entry = 0; entry < state.length; entry++) if (state[entry] === wanted) entries.push(entry)
  return entries
}
