// What a lineup must obey besides the rules of the contest (layout: readLimits): sums of weights that must reach a
// least, lineups that it must differ from, rows that are closed, and the number of players of the leader's team.
//
// A row is here a leader, or an item behind all leaders.

import { itemCount, itemRow, leaderCount, leaderRow, rowTeam, UNKNOWN_TEAM } from './problem'
import { spendOnLayout } from './steps'

/** Stands for no least: far below every sum, and far from the least i32. */
const NO_LEAST: i32 = -2_000_000_000
const ANY_SPLIT: i32 = -1

export let hasLimits: bool = false
/** i32 vectors; the number of sums rounded up to whole vectors. */
export let sumBytes: usize = 0
/** u8 vectors; the number of earlier lineups rounded up to whole vectors. */
export let earlierBytes: usize = 0
/** Whether taking an item can put a least in force. */
export let itemsTrigger: bool = false
/** Bit n: a lineup may hold n players of the leader's team. */
let splits: i32 = ANY_SPLIT

/** u8 by row. */
let closed: usize = 0
/** i32 by row and sum. */
let weights: usize = 0
/** i32 by row and sum: the least that the row puts in force, else NO_LEAST. */
let triggers: usize = 0
/** i32 by sum: the leasts that are always in force. */
export let leasts: usize = 0
/** u8 by row and earlier lineup: 1 where the row counts as common. */
let members: usize = 0
/** u8 by earlier lineup: the most rows in common. */
export let mostCommon: usize = 0

/** Reads the limits at that address; `words` 0: there are none. */
export function readLimits(block: usize, words: i32): void {
  hasLimits = words > 0
  splits = ANY_SPLIT
  if (!hasLimits) return
  const rowCount = <usize>(leaderCount + itemCount)
  const sums = load<i32>(block)
  earlierBytes = <usize>load<i32>(block, 4)
  splits = load<i32>(block, 8)
  closed = block + 12
  sumBytes = 16 * ((<usize>sums + 3) >> 2)
  allocateSums(rowCount)
  let from = closed + ((rowCount + 3) & ~3)
  itemsTrigger = false
  for (let sum = 0; sum < sums; sum++) from = readSum(from, sum, <i32>rowCount)
  mostCommon = from
  members = from + earlierBytes
  // A word is read and written four times as fast as two items are compared.
  spendOnLayout(words >> 2)
}

export function isClosedLeader(leader: i32): bool {
  return load<u8>(closed + <usize>leader) !== 0
}

export function isClosedItem(item: i32): bool {
  return load<u8>(closed + <usize>(leaderCount + item)) !== 0
}

/** Whether the limits treat both items alike, so that one can replace the other in any lineup. */
export function areAlike(item: i32, other: i32): bool {
  const a = leaderCount + item
  const b = leaderCount + other
  if (splits !== ANY_SPLIT && rowTeam(itemRow(item)) !== rowTeam(itemRow(other))) return false
  if (memory.compare(weightsOf(a), weightsOf(b), sumBytes) !== 0) return false
  if (memory.compare(membersOf(a), membersOf(b), earlierBytes) !== 0) return false
  return !itemsTrigger || memory.compare(triggersOf(a), triggersOf(b), sumBytes) === 0
}

/** The same number for items that are alike, and mostly another one for others. */
export function kindHash(item: i32): i32 {
  const row = leaderCount + item
  let hash: u32 = splits === ANY_SPLIT ? 0 : <u32>rowTeam(itemRow(item))
  hash = hashOf(weightsOf(row), sumBytes, hash)
  hash = hashOf(membersOf(row), earlierBytes, hash)
  if (itemsTrigger) hash = hashOf(triggersOf(row), sumBytes, hash)
  return <i32>(hash ^ (hash >>> 15))
}

function hashOf(from: usize, bytes: usize, start: u32): u32 {
  let hash = start
  for (let at: usize = 0; at < bytes; at += 4) hash = (hash ^ load<u32>(from + at)) * 0x9e3779b1
  return hash ^ (hash >>> 16)
}

/** Whether the complete lineup of that leader has an allowed number of players of the leader's team. */
export function hasAllowedSplit(leader: i32, path: usize, picks: i32): bool {
  if (!hasLimits || splits === ANY_SPLIT) return true
  const team = rowTeam(leaderRow(leader))
  let count = 1
  for (let pick = 0; pick < picks && team !== UNKNOWN_TEAM; pick++) {
    if (rowTeam(itemRow(load<i32>(path + 4 * <usize>pick))) === team) count++
  }
  return ((splits >> count) & 1) !== 0
}

function allocateSums(rowCount: usize): void {
  weights = heap.alloc(rowCount * sumBytes + 16)
  triggers = heap.alloc(rowCount * sumBytes + 16)
  leasts = heap.alloc(sumBytes + 16)
  memory.fill(weights, 0, rowCount * sumBytes)
  for (let at: usize = 0; at < rowCount * sumBytes; at += 4) store<i32>(triggers + at, NO_LEAST)
  for (let at: usize = 0; at < sumBytes; at += 4) store<i32>(leasts + at, NO_LEAST)
}

/** Reads one sum: its least, whether it has a condition, a weight for each row, and then a flag for each row. */
function readSum(from: usize, sum: i32, rowCount: i32): usize {
  const least = load<i32>(from)
  const isConditional = load<i32>(from, 4) !== 0
  const column: usize = 4 * <usize>sum
  from += 8
  for (let row = 0; row < rowCount; row++) {
    store<i32>(weightsOf(row) + column, load<i32>(from + 4 * <usize>row))
  }
  from += 4 * <usize>rowCount
  if (!isConditional) {
    store<i32>(leasts + column, least)
    return from
  }
  for (let row = 0; row < rowCount; row++) {
    if (load<i32>(from + 4 * <usize>row) === 0) continue
    store<i32>(triggersOf(row) + column, least)
    if (row >= leaderCount) itemsTrigger = true
  }
  return from + 4 * <usize>rowCount
}

export function weightsOf(row: i32): usize {
  return weights + sumBytes * <usize>row
}

export function triggersOf(row: i32): usize {
  return triggers + sumBytes * <usize>row
}

export function membersOf(row: i32): usize {
  return members + earlierBytes * <usize>row
}

