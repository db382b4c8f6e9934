// Collects the best lineups found so far, and sets the floor that a branch's bound must exceed.

import { hasAllowedSplit } from './limits'
import { groupCount, groupSlots, lineupsWanted } from './problem'

/** Bytes before a lineup's items: its value and its leader. */
const HEAD_BYTES: usize = 16

/** Only lineups worth more than this are searched for. */
export let floor: f64 = -Infinity
export let found: i32 = 0
let capacity: i32 = 0
/** Lineups worth more than this are left out. */
let ceiling: f64 = Infinity
/** How many lineups equal to the worst kept one are accepted, to be compared by pool order; 0 for none. */
let equalsAllowed: i32 = 0
let equals: i32 = 0
let stopsWhenFull: bool = false
let picks: i32 = 0
let entryBytes: usize = 0
let entries: usize = 0
/** usize by rank: the entries kept, as a heap whose first is the worst; after `rankFound` from the best to the worst. */
let kept: usize = 0
let candidate: usize = 0
/** i32: the items of the current lineup, group by group. */
let path: usize = 0

export function allocateSink(pickCount: i32): void {
  picks = pickCount
  entryBytes = HEAD_BYTES + 4 * ((<usize>pickCount + 1) & ~1)
  path = heap.alloc(4 * <usize>pickCount + 4)
  entries = heap.alloc(entryBytes * <usize>(lineupsWanted + 1))
  kept = heap.alloc(4 * <usize>(lineupsWanted + 1))
}

/** Empties the sink. It then keeps the best `wanted` lineups worth more than `above`, or just the first ones found. */
export function openSink(wanted: i32, above: f64, allowsEquals: i32, firstOnly: bool): void {
  capacity = wanted
  floor = above
  ceiling = Infinity
  equalsAllowed = allowsEquals
  equals = 0
  stopsWhenFull = firstOnly
  found = 0
  candidate = entries
}

/** Leaves out lineups worth more than that, until the sink is opened again. */
export function limitSink(most: f64): void {
  ceiling = most
}

/** Accepts nothing more, so that the rest of the search is cut off. */
function closeSink(): void {
  floor = Infinity
}

/** Whether more lineups were equal than allowed, so that the first of them is unknown. */
export function hasTooManyEquals(): bool {
  return equals > equalsAllowed
}

export function foundValue(rank: i32): f64 {
  return load<f64>(entry(rank))
}

export function foundLeader(rank: i32): i32 {
  return load<i32>(entry(rank) + 8)
}

export function foundItem(rank: i32, pick: i32): i32 {
  return load<i32>(entry(rank) + HEAD_BYTES + 4 * <usize>pick)
}

export function setPick(pick: i32, item: i32): void {
  store<i32>(path + 4 * <usize>pick, item)
}

/** Keeps the lineup of that leader and the current picks if it is among the best. */
export function offer(value: f64, leader: i32): void {
  if (value <= floor || value > ceiling) return
  if (!hasAllowedSplit(leader, path, picks)) return
  if (found === capacity && value === foundValue(0) && ++equals > equalsAllowed) {
    closeSink()
    return
  }
  store<f64>(candidate, value)
  store<i32>(candidate + 8, leader)
  sortPath()
  if (found < capacity) {
    setEntry(found, candidate)
    rise(found++)
    candidate = entries + entryBytes * <usize>found
  } else {
    const worst = entry(0)
    if (!isBetter(candidate, worst)) return
    setEntry(0, candidate)
    candidate = worst
    sink(found)
  }
  if (found < capacity) return
  floor = foundValue(0) - (equalsAllowed > 0 ? 1 : 0)
  if (stopsWhenFull) closeSink()
}

/** Sorts the lineups found, the best first; nothing can be offered afterwards. */
export function rankFound(): void {
  for (let last = found - 1; last > 0; last--) {
    const worst = entry(0)
    setEntry(0, entry(last))
    setEntry(last, worst)
    sink(last)
  }
}

function entry(rank: i32): usize {
  return load<usize>(kept + 4 * <usize>rank)
}

function setEntry(rank: i32, address: usize): void {
  store<usize>(kept + 4 * <usize>rank, address)
}

/** Moves a new entry up to its place in the heap. */
function rise(rank: i32): void {
  const address = entry(rank)
  while (rank > 0) {
    const parent = (rank - 1) >> 1
    if (!isBetter(entry(parent), address)) break
    setEntry(rank, entry(parent))
    rank = parent
  }
  setEntry(rank, address)
}

/** Moves the first entry down to its place in the heap of `size`. */
function sink(size: i32): void {
  const address = entry(0)
  let rank = 0
  for (let child = 1; child < size; child = 2 * rank + 1) {
    if (child + 1 < size && isBetter(entry(child), entry(child + 1))) child++
    if (!isBetter(address, entry(child))) break
    setEntry(rank, entry(child))
    rank = child
  }
  setEntry(rank, address)
}

/** Copies the path to the candidate, the items of each group in the order of the pool. */
function sortPath(): void {
  const items = candidate + HEAD_BYTES
  let first = 0
  for (let group = 0; group < groupCount; group++) {
    const last = first + groupSlots(group)
    for (let pick = first; pick < last; pick++) {
      const item = load<i32>(path + 4 * <usize>pick)
      let to = pick
      for (; to > first && load<i32>(items + 4 * <usize>(to - 1)) > item; to--) {
        store<i32>(items + 4 * <usize>to, load<i32>(items + 4 * <usize>(to - 1)))
      }
      store<i32>(items + 4 * <usize>to, item)
    }
    first = last
  }
}

/** Worth more, or worth the same and earlier in the pool: leader first, then pick by pick. */
function isBetter(a: usize, b: usize): bool {
  const valueA = load<f64>(a)
  const valueB = load<f64>(b)
  if (valueA !== valueB) return valueA > valueB
  const leaderA = load<i32>(a + 8)
  const leaderB = load<i32>(b + 8)
  if (leaderA !== leaderB) return leaderA < leaderB
  for (let pick = 0; pick < picks; pick++) {
    const itemA = load<i32>(a + HEAD_BYTES + 4 * <usize>pick)
    const itemB = load<i32>(b + HEAD_BYTES + 4 * <usize>pick)
    if (itemA !== itemB) return itemA < itemB
  }
  return false
}
