import { findLineup, indexLineups } from '../contest-pool/distinct-lineups.ts'
import { type LineupRows, pickLineups } from '../contest-pool/lineup-rows.ts'
import { randomFrom } from '../numbers/random-from.ts'

/** The entries of a field that are known: each lineup once, with the entries that have it. */
export type ListedEntries = { lineups: LineupRows; copies: Uint32Array }

/**
 * So many entries, in an order by chance. Of more than are wanted, some by chance; of fewer, all of them and the rest drawn
 * from them again. The same ones for the same seed.
 */
export function entriesOfFile(
  { lineups, copies }: ListedEntries,
  { count, seed }: { count: number; seed: number },
): LineupRows {
  const random = randomFrom(seed)
  const places: number[] = []
  for (let place = 0; place < copies.length; place++)
    for (let copy = 0; copy < copies[place]!; copy++) places.push(place)
  const listed = places.length
  if (listed === 0) return pickLineups(lineups, [])
  shuffle(places, random)
  while (places.length < count) places.push(places[Math.floor(random() * listed)]!)
  return pickLineups(lineups, places.slice(0, count))
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
