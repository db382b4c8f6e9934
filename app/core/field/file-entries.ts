import type { ContestPool } from '../contest-pool/contest-pool.ts'
import { distinctLineups, findLineup, indexLineups } from '../contest-pool/distinct-lineups.ts'
import { type LineupRows, lineupRowsOf, pickLineups, rowsOfLineup } from '../contest-pool/lineup-rows.ts'
import { randomFrom } from '../numbers/random-from.ts'
import { fillerOf } from './hidden-slots.ts'

/** The entries of a field that are known: each lineup once, with the entries that have it. */
export type ListedEntries = Listed & {
  /** Where slots are hidden: the entries as listed, of which those above are one draw, and the lineups that slots are filled from. */
  hidden?: Listed & { drawn: LineupRows }
}
type Listed = { lineups: LineupRows; copies: Uint32Array }

/** The seed of the one draw of hidden slots that shares are counted in. */
const SEED_OF_SHARES = 1

/** Entries with hidden slots, filled from the drawn lineups; those for whose slots no drawn lineup has players are left out. */
export function withHidden(
  { lineups, copies }: Listed,
  drawn: LineupRows,
  pool: ContestPool,
): Required<ListedEntries> {
  const fill = fillerOf(lineups, drawn, { pool, random: randomFrom(SEED_OF_SHARES) })
  const places = [...copies.keys()].filter((place) => fill(rowsOfLineup(lineups, place)) !== null)
  const kept = {
    lineups: pickLineups(lineups, places),
    copies: Uint32Array.from(places, (place) => copies[place]!),
  }
  const hidden = { ...kept, drawn }
  const asked = { count: listedEntries(kept), seed: SEED_OF_SHARES, pool }
  const once = distinctLineups(entriesOfFile({ ...kept, hidden }, asked))
  return { lineups: once.lineups, copies: once.copies, hidden }
}

/**
 * So many entries, in an order by chance. Of more than are wanted, some by chance; of fewer, all of them and the rest drawn
 * from them again. Hidden slots are filled. The same ones for the same seed.
 */
export function entriesOfFile(
  { hidden, ...listed }: ListedEntries,
  { count, seed, pool }: { count: number; seed: number; pool: ContestPool },
): LineupRows {
  const { lineups, copies } = hidden ?? listed
  const random = randomFrom(seed)
  const places: number[] = []
  for (let place = 0; place < copies.length; place++)
    for (let copy = 0; copy < copies[place]!; copy++) places.push(place)
  const all = places.length
  if (all === 0) return pickLineups(lineups, [])
  shuffle(places, random)
  while (places.length < count) places.push(places[Math.floor(random() * all)]!)
  const picked = pickLineups(lineups, places.slice(0, count))
  if (!hidden) return picked
  const fill = fillerOf(lineups, hidden.drawn, { pool, random })
  return lineupRowsOf(
    Array.from({ length: picked.count }, (_, i) => fill(rowsOfLineup(picked, i))!),
    pool,
  )
}

/** By lineup asked for, the share (0 to 1) of the listed entries that have it. */
export function sharesInFile({ lineups, copies }: ListedEntries, asked: LineupRows): Float64Array {
  const listed = listedEntries({ copies })
  const index = indexLineups(lineups)
  return Float64Array.from({ length: asked.count }, (_, i) => {
    const place = findLineup(index, asked, i)
    return place < 0 ? 0 : copies[place]! / listed
  })
}

export function listedEntries({ copies }: Pick<ListedEntries, 'copies'>): number {
  return copies.reduce((sum, own) => sum + own, 0)
}

function shuffle(places: number[], random: () => number): void {
  for (let left = places.length; left > 1; left--) {
    const chosen = Math.floor(random() * left)
    const last = places[left - 1]!
    places[left - 1] = places[chosen]!
    places[chosen] = last
  }
}
