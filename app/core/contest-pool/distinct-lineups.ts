import { type LineupRows, pickLineups } from './lineup-rows.ts'

/** Finds lineups of one list by their rows. */
export type LineupIndex = {
  lineups: LineupRows
  /** Open addressing: places of the list plus 1, 0 where empty. Its length is a power of two. */
  table: Int32Array
}

/** Each lineup of the list once, in order of first appearance, with its number of copies and the place of each original. */
export type DistinctLineups = {
  lineups: LineupRows
  copies: Uint32Array
  /** The place in `lineups` of each lineup of the list given. */
  placeOf: Uint32Array
}

/** The distinct lineups of a list, for look-up; the first of equal ones is found. */
export function indexLineups(lineups: LineupRows): LineupIndex {
  const index = emptyIndex(lineups)
  for (let place = 0; place < lineups.count; place++) {
    const slot = slotOf(index, lineups, place)
    if (index.table[slot] === 0) index.table[slot] = place + 1
  }
  return index
}

/** The place of that lineup of `others` in the index's own list; -1 where the list does not have it. */
export function findLineup(index: LineupIndex, others: LineupRows, place: number): number {
  return index.table[slotOf(index, others, place)]! - 1
}

/** @param weights the copies that each lineup of the list stands for; 1 each without it. */
export function distinctLineups(lineups: LineupRows, weights?: ArrayLike<number>): DistinctLineups {
  const index = emptyIndex(lineups)
  const firsts = new Uint32Array(lineups.count)
  const copies = new Uint32Array(lineups.count)
  let count = 0
  const placeOf = new Uint32Array(lineups.count)
  const distinctAt = new Int32Array(lineups.count)
  for (let place = 0; place < lineups.count; place++) {
    const slot = slotOf(index, lineups, place)
    const first = index.table[slot]! - 1
    if (first < 0) {
      index.table[slot] = place + 1
      distinctAt[place] = count
      firsts[count] = place
      count++
    }
    const distinct = distinctAt[first < 0 ? place : first]!
    placeOf[place] = distinct
    copies[distinct]! += weights?.[place] ?? 1
  }
  return { lineups: pickLineups(lineups, firsts.subarray(0, count)), copies: copies.slice(0, count), placeOf }
}

/** At least twice as many slots as lineups, so that few are looked at for each. */
function emptyIndex(lineups: LineupRows): LineupIndex {
  return { lineups, table: new Int32Array(2 ** Math.ceil(Math.log2(2 * lineups.count + 2))) }
}

/** Where the table holds that lineup or, where it does not, the empty slot for it. */
function slotOf({ lineups, table }: LineupIndex, others: LineupRows, place: number): number {
  const { size, rows } = others
  const start = place * size
  // FNV-1a, mixed once more since the table takes the low bits.
  let hash = 0x811c9dc5
  for (let at = 0; at < size; at++) hash = Math.imul(hash ^ rows[start + at]!, 0x01000193)
  hash ^= hash >>> 15
  const mask = table.length - 1
  for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
    const known = table[slot]! - 1
    if (known < 0 || isSameLineup(lineups, known, others, place)) return slot
  }
}

/** Are the two lineups, each in the order of `LineupRows`, the same? */
export function isSameLineup(a: LineupRows, placeA: number, b: LineupRows, placeB: number): boolean {
  if (a.size !== b.size) return false
  for (let at = 0; at < a.size; at++) {
    if (a.rows[placeA * a.size + at] !== b.rows[placeB * b.size + at]) return false
  }
  return true
}
