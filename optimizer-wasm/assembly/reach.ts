// The limits during the walk: the sums of the rows taken, the most that the open slots can still add, and the places that
// a leader rules out or requires. The state is kept by depth: 0 is the leader alone.

import { groupEnd, groupStart, itemAt, placeCount } from './items'
import {
  earlierBytes,
  hasLimits,
  itemsTrigger,
  leasts,
  membersOf,
  mostCommon,
  sumBytes,
  triggersOf,
  weightsOf,
} from './limits'
import { groupCount, groupSlots, leaderCount } from './problem'
import { spendOnLayout } from './steps'

/** The most bytes of the table of rests by place; a larger one has a row for each number of open slots only. */
const MOST_BYTES: usize = 6_000_000

/** By depth: sums, leasts in force and rows in common of the rows taken so far. */
let sumsTaken: usize = 0
let leastsInForce: usize = 0
let commonTaken: usize = 0
/** i32 by row of the bound's table and sum: the most that the open slots can still add. */
let rests: usize = 0
let restsByPlace: bool = true
let noRest: usize = 0
/** i32 by number of slots and sum: the largest weights so far, descending. */
let tops: usize = 0

/** Whether some sum is reached by one item only, which all lineups of most leaders then hold. */
export let mayRequire: bool = false
/** Whether the marks of the places are those of the current leader. */
export let hasMarks: bool = false
/** u8 by place, for the current leader: FORBIDDEN, REQUIRED or neither. */
let marks: usize = 0
/** i32 by place: the place behind the first required one from there on, or the group's end. */
let ends: usize = 0
/** i32 by sum: the places with a weight above 0, and the last of them. */
export let supports: usize = 0
let supporters: usize = 0
/** i32 by sum: the least weight of a place, 0 at most. */
export let lowests: usize = 0

const FORBIDDEN: u8 = 1
const REQUIRED: u8 = 2

/** Reserves the state of the walk and the table of rests; `rowCount` rows of the bound's table, `slotCount` open slots. */
export function allocateRests(rowCount: i32, slotCount: i32): void {
  mayRequire = false
  hasMarks = false
  if (!hasLimits) return
  const depths = <usize>slotCount + 1
  sumsTaken = heap.alloc(depths * sumBytes + 16)
  leastsInForce = heap.alloc(depths * sumBytes + 16)
  commonTaken = heap.alloc(depths * earlierBytes + 16)
  noRest = heap.alloc(sumBytes + 16)
  memory.fill(noRest, 0, sumBytes)
  restsByPlace = <usize>rowCount * sumBytes <= MOST_BYTES
  rests = heap.alloc(<usize>(restsByPlace ? rowCount : slotCount) * sumBytes + 16)
  let most = 0
  for (let group = 0; group < groupCount; group++) most = max(most, groupSlots(group))
  tops = heap.alloc(<usize>most * sumBytes + 16)
  marks = heap.alloc(<usize>placeCount + 1)
  ends = heap.alloc(4 * <usize>placeCount + 4)
  supports = heap.alloc(sumBytes + 16)
  supporters = heap.alloc(sumBytes + 16)
  lowests = heap.alloc(sumBytes + 16)
}

/** For every place and number of open slots the most that can still be added to each sum, the order of places as it is. */
export function measureRests(): void {
  if (!hasLimits || sumBytes === 0) return
  measureSupports()
  let behind = noRest
  for (let group = groupCount - 1; group >= 0; group--) {
    const slots = groupSlots(group)
    const start = groupStart(group)
    memory.fill(tops, 0, <usize>slots * sumBytes)
    if (restsByPlace) addTops(restAddress(group, groupEnd(group), 1), behind, slots)
    for (let place = groupEnd(group) - 1; place >= start; place--) {
      insertWeights(weightsOf(leaderCount + itemAt(place)), slots)
      if (restsByPlace || place === start) addTops(restAddress(group, place, 1), behind, slots)
    }
    behind = restAddress(group, start, slots)
  }
  // Four sums at a time, and once more for each open slot.
  spendOnLayout((placeCount * <i32>(sumBytes >> 4) * (1 + groupSlots(0))) >> 1)
}

/** Marks no places: for a table that all leaders share. */
export function clearMarks(): void {
  hasMarks = false
}

/** Marks the places that no lineup of the leader that was started can hold, and those that every one holds. */
export function markPlaces(): void {
  if (!hasLimits || sumBytes === 0) return
  hasMarks = true
  memory.fill(marks, 0, <usize>placeCount)
  for (let group = 0; group < groupCount; group++) {
    for (let place = groupStart(group); place < groupEnd(group); place++) {
      if (!fitsSomewhere(group, weightsOf(leaderCount + itemAt(place)))) store<u8>(marks + <usize>place, FORBIDDEN)
    }
  }
  for (let at: usize = 0; at < sumBytes; at += 4) {
    if (load<i32>(supports + at) !== 1 || load<i32>(sumsTaken + at) >= load<i32>(leastsInForce + at)) continue
    store<u8>(marks + <usize>load<i32>(supporters + at), REQUIRED)
  }
  measureEnds()
}

/** Marks the places that every lineup holds, but for those of exempt leaders. */
export function markShared(): void {
  hasMarks = true
  memory.fill(marks, 0, <usize>placeCount)
  for (let at: usize = 0; at < sumBytes; at += 4) {
    if (isRequiredSum(at)) store<u8>(marks + <usize>load<i32>(supporters + at), REQUIRED)
  }
  measureEnds()
}

/** Whether the leader's own row reaches a sum that only one item reaches besides. */
export function isExempt(leader: i32): bool {
  if (!mayRequire) return false
  for (let at: usize = 0; at < sumBytes; at += 4) {
    if (isRequiredSum(at) && load<i32>(weightsOf(leader) + at) >= load<i32>(leasts + at)) return true
  }
  return false
}

function isRequiredSum(at: usize): bool {
  return load<i32>(supports + at) === 1 && load<i32>(leasts + at) > 0
}

function measureEnds(): void {
  for (let group = 0; group < groupCount; group++) {
    let end = groupEnd(group)
    for (let place = end - 1; place >= groupStart(group); place--) {
      if (isRequired(place)) end = place + 1
      store<i32>(ends + 4 * <usize>place, end)
    }
  }
}

export function isForbidden(place: i32): bool {
  return load<u8>(marks + <usize>place) === FORBIDDEN
}

export function isRequired(place: i32): bool {
  return load<u8>(marks + <usize>place) === REQUIRED
}

/** The end of the places from which a lineup can still take all required ones, in ascending order. */
export function lastStart(place: i32, group: i32): i32 {
  return hasMarks && place < groupEnd(group) ? load<i32>(ends + 4 * <usize>place) : groupEnd(group)
}

/** Whether the leader, an item of those weights and the most that the other slots can add reach all leasts in force. */
function fitsSomewhere(group: i32, own: usize): bool {
  const slots = groupSlots(group)
  const start = groupStart(group)
  const all = restOf(0, groupStart(0), groupSlots(0))
  const whole = restOf(group, start, slots)
  let fewer = noRest
  if (slots > 1) fewer = restOf(group, start, slots - 1)
  else if (group + 1 < groupCount) fewer = restOf(group + 1, groupStart(group + 1), groupSlots(group + 1))
  for (let at: usize = 0; at < sumBytes; at += 16) {
    const others = i32x4.add(i32x4.sub(v128.load(all + at), v128.load(whole + at)), v128.load(fewer + at))
    const most = i32x4.add(i32x4.add(v128.load(sumsTaken + at), v128.load(own + at)), others)
    if (v128.any_true(i32x4.lt_s(most, v128.load(leastsInForce + at)))) return false
  }
  return true
}

function measureSupports(): void {
  memory.fill(supports, 0, sumBytes)
  memory.fill(lowests, 0, sumBytes)
  for (let place = 0; place < placeCount; place++) {
    const own = weightsOf(leaderCount + itemAt(place))
    for (let at: usize = 0; at < sumBytes; at += 4) {
      if (load<i32>(own + at) < load<i32>(lowests + at)) store<i32>(lowests + at, load<i32>(own + at))
      if (load<i32>(own + at) <= 0) continue
      store<i32>(supports + at, load<i32>(supports + at) + 1)
      store<i32>(supporters + at, place)
    }
  }
  mayRequire = false
  for (let at: usize = 0; at < sumBytes; at += 4) {
    if (isRequiredSum(at)) mayRequire = true
  }
}

/** Starts a lineup with that leader; false where the limits allow none. */
export function startWith(leader: i32): bool {
  if (!hasLimits) return true
  memory.copy(sumsTaken, weightsOf(leader), sumBytes)
  memory.copy(commonTaken, membersOf(leader), earlierBytes)
  const own = triggersOf(leader)
  for (let at: usize = 0; at < sumBytes; at += 16) {
    v128.store(leastsInForce + at, i32x4.max_s(v128.load(leasts + at), v128.load(own + at)))
  }
  return reachesLeasts(0, groupCount > 0 ? restOf(0, groupStart(0), groupSlots(0)) : noRest) && isApart(0)
}

/**
 * Adds the item to the rows taken at that depth; false where no lineup with them obeys. The rows to come are `open` of
 * the group from `place` on, and all later groups'; `group` is the number of groups when the lineup is complete.
 */
export function admits(depth: i32, item: i32, group: i32, place: i32, open: i32): bool {
  const row = leaderCount + item
  addSums(depth, row)
  if (!reachesLeasts(depth + 1, group === groupCount ? noRest : restOf(group, place, open))) return false
  if (earlierBytes === 0) return true
  addCommon(depth, row)
  return isApart(depth + 1)
}

function restOf(group: i32, place: i32, open: i32): usize {
  return restAddress(group, restsByPlace ? place : groupStart(group), open)
}

function restAddress(group: i32, place: i32, open: i32): usize {
  let index = open - 1
  if (restsByPlace) index += firstRestOf(group, place)
  else for (let before = 0; before < group; before++) index += groupSlots(before)
  return rests + sumBytes * <usize>index
}

/** The same numbering as `rowIndex` of the bound: every group has one more place for its end. */
function firstRestOf(group: i32, place: i32): i32 {
  let first = 0
  for (let before = 0; before < group; before++) {
    first += groupSlots(before) * (groupEnd(before) - groupStart(before) + 1)
  }
  return first + groupSlots(group) * (place - groupStart(group))
}

/** Inserts the weights into the sorted lists of the largest ones, four sums at a time. */
function insertWeights(row: usize, slots: i32): void {
  for (let at: usize = 0; at < sumBytes; at += 16) {
    let weight = v128.load(row + at)
    let to = tops + at
    for (let slot = 0; slot < slots; slot++) {
      const top = v128.load(to)
      v128.store(to, i32x4.max_s(top, weight))
      weight = i32x4.min_s(top, weight)
      to += sumBytes
    }
  }
}

/** rest[open] = the `open` largest weights and what the groups behind can add. */
function addTops(to: usize, behind: usize, slots: i32): void {
  for (let at: usize = 0; at < sumBytes; at += 16) {
    let sum = v128.load(behind + at)
    let from = tops + at
    let target = to + at
    for (let slot = 0; slot < slots; slot++) {
      sum = i32x4.add(sum, v128.load(from))
      v128.store(target, sum)
      from += sumBytes
      target += sumBytes
    }
  }
}

function addSums(depth: i32, row: i32): void {
  const from = sumsTaken + sumBytes * <usize>depth
  const own = weightsOf(row)
  for (let at: usize = 0; at < sumBytes; at += 16) {
    v128.store(from + sumBytes + at, i32x4.add(v128.load(from + at), v128.load(own + at)))
  }
  if (!itemsTrigger) return
  const inForce = leastsInForce + sumBytes * <usize>depth
  const own2 = triggersOf(row)
  for (let at: usize = 0; at < sumBytes; at += 16) {
    v128.store(inForce + sumBytes + at, i32x4.max_s(v128.load(inForce + at), v128.load(own2 + at)))
  }
}

function reachesLeasts(depth: i32, rest: usize): bool {
  const taken = sumsTaken + sumBytes * <usize>depth
  const inForce = leastsInForce + (itemsTrigger ? sumBytes * <usize>depth : 0)
  for (let at: usize = 0; at < sumBytes; at += 16) {
    const most = i32x4.add(v128.load(taken + at), v128.load(rest + at))
    if (v128.any_true(i32x4.lt_s(most, v128.load(inForce + at)))) return false
  }
  return true
}

function addCommon(depth: i32, row: i32): void {
  const from = commonTaken + earlierBytes * <usize>depth
  const own = membersOf(row)
  for (let at: usize = 0; at < earlierBytes; at += 16) {
    v128.store(from + earlierBytes + at, i8x16.add(v128.load(from + at), v128.load(own + at)))
  }
}

function isApart(depth: i32): bool {
  const common = commonTaken + earlierBytes * <usize>depth
  for (let at: usize = 0; at < earlierBytes; at += 16) {
    if (v128.any_true(i8x16.gt_u(v128.load(common + at), v128.load(mostCommon + at)))) return false
  }
  return true
}
