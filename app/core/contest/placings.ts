import type { Field } from './field.ts'

/** Where standings put an entry, with what its share of the prizes follows from. */
export type Placing = {
  /** The EntryId of the file. */
  entryKey: string
  points: number
  rank: number
  /** Entries of the file with a better rank. */
  above: number
  /** Entries with this rank, this one included. */
  tied: number
  /** How many of the tied entries come before this one in the file. */
  tiedBefore: number
}

/** Far more than a provider lets one user enter in a contest. */
export const MOST_PLACINGS = 3_000

/** The placings of the entries with these keys, in the order of the file; at most `MOST_PLACINGS`. */
export function placingsOf(field: Field, keys: ReadonlySet<string>): Placing[] {
  const mine = entriesWith(field, keys)
  if (mine.length === 0) return []
  const sorted = field.ranks.toSorted()
  const seen = new Map(mine.map((entry) => [field.ranks[entry]!, 0]))
  const placings: Placing[] = []
  let next = 0
  for (let entry = 0; next < mine.length; entry += 1) {
    const rank = field.ranks[entry]!
    const tiedBefore = seen.get(rank)
    if (tiedBefore === undefined) continue
    seen.set(rank, tiedBefore + 1)
    if (entry !== mine[next]) continue
    next += 1
    const above = firstFrom(sorted, rank)
    placings.push({
      entryKey: String(field.entryIds[entry]),
      points: field.pointsMilli[entry]! / 1000,
      rank,
      above,
      tied: firstFrom(sorted, rank + 1) - above,
      tiedBefore,
    })
  }
  return placings
}

function entriesWith(field: Field, keys: ReadonlySet<string>): number[] {
  const wanted = new Set(Array.from(keys, Number))
  const entries: number[] = []
  for (let entry = 0; entry < field.entries && entries.length < MOST_PLACINGS; entry += 1) {
    if (wanted.has(field.entryIds[entry]!)) entries.push(entry)
  }
  return entries
}

/** The least and the greatest EntryId of a field: a file without an entry can then be passed over unread. */
export type EntryIdRange = { least: number; most: number }

export function entryIdRange({ entryIds }: Pick<Field, 'entryIds'>): EntryIdRange {
  const range = { least: Number.MAX_SAFE_INTEGER, most: 0 }
  for (const id of entryIds) {
    if (id < range.least) range.least = id
    if (id > range.most) range.most = id
  }
  return range
}

/** How many of the sorted numbers are below this one. */
function firstFrom(sorted: Uint32Array, number: number): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (sorted[middle]! < number) low = middle + 1
    else high = middle
  }
  return low
}
