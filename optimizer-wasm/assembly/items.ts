// The items in search order, without those that can't be in a best lineup.

import {
  groupCount,
  groupItems,
  groupSlots,
  itemCount,
  itemPairs,
  itemRow,
  keptTeam,
  leaderCount,
  leaderPairs,
  leaderRow,
  lineupsWanted,
  pairScale,
  personCount,
  RULE_MET,
  rowPerson,
  rowSalary,
  rowTeam,
  rowValue,
} from './problem'
import { areAlike, hasLimits, isClosedItem, kindHash } from './limits'
import { spendOnLayout } from './steps'
import { allocateTopSum, topSum } from './top-sum'

export const BY_VALUE: i32 = 0
export const BY_POOL: i32 = 1
export const BY_PAIRS: i32 = 2

/** Number of places in the search order, dominated items left out. */
export let placeCount: i32 = 0
/** True when every group is in pool order, so that the first lineup found is the first of equals. */
export let inPoolOrder: bool = false

/** By place. */
export let values: usize = 0 // f64
let items: usize = 0 // i32, the item's index in the problem
let salaries: usize = 0 // i32
let columns: usize = 0 // i32, the salary in whole table columns
let persons: usize = 0 // i32
let teams: usize = 0 // i32
let nexts: usize = 0 // i32, the next place of another person
/** By group: the place after its last one. */
let groupEnds: usize = 0
/** By item: the least and the most that it adds to a lineup, for any other players. */
let leasts: usize = 0 // f64
let mosts: usize = 0 // f64
let influences: usize = 0 // f64
/** By person: the number of the person's items. */
let rowsOfPerson: usize = 0
/** By item: its kind, so that items that the limits treat alike have one number. */
let kinds: usize = 0 // i32
/** By hash of a kind: one more than the first item of it; 0: none. */
let kindTable: usize = 0 // i32
let kindMask: i32 = 0
/** By kind: the last place with an item of it, and the number of such places. By place: the one of its kind before. -1: none. */
let lastOfKind: usize = 0 // i32
let placesOfKind: usize = 0 // i32
let formerOfKind: usize = 0 // i32
/** Comparisons of two items so far. */
let compared: i32 = 0

export function allocateItems(): void {
  const count = <usize>itemCount
  values = heap.alloc(8 * count + 8)
  leasts = heap.alloc(8 * count + 8)
  mosts = heap.alloc(8 * count + 8)
  influences = heap.alloc(8 * count + 8)
  items = heap.alloc(4 * count + 4)
  salaries = heap.alloc(4 * count + 4)
  columns = heap.alloc(4 * count + 4)
  persons = heap.alloc(4 * count + 4)
  teams = heap.alloc(4 * count + 4)
  nexts = heap.alloc(4 * count + 4)
  groupEnds = heap.alloc(4 * <usize>groupCount + 4)
  allocateTopSum()
  rowsOfPerson = heap.alloc(4 * <usize>personCount + 4)
  kinds = heap.alloc(4 * count + 4)
  lastOfKind = heap.alloc(4 * count + 4)
  placesOfKind = heap.alloc(4 * count + 4)
  formerOfKind = heap.alloc(4 * count + 4)
  kindMask = 1
  while (kindMask < 2 * itemCount) kindMask *= 2
  kindTable = heap.alloc(4 * <usize>kindMask)
  kindMask--
  findKinds()
}

/** Gives items that the limits treat alike one number: the index of the first of them. */
function findKinds(): void {
  if (!hasLimits) {
    memory.fill(kinds, 0, 4 * <usize>itemCount)
    return
  }
  memory.fill(kindTable, 0, 4 * (<usize>kindMask + 1))
  for (let item = 0; item < itemCount; item++) {
    let at = kindHash(item) & kindMask
    let first = item
    for (; ; at = (at + 1) & kindMask) {
      const known = load<i32>(kindTable + 4 * <usize>at) - 1
      if (known < 0) {
        store<i32>(kindTable + 4 * <usize>at, item + 1)
        break
      }
      if (!areAlike(known, item)) continue
      first = known
      break
    }
    store<i32>(kinds + 4 * <usize>item, first)
  }
}

function kindOf(item: i32): usize {
  return 4 * <usize>load<i32>(kinds + 4 * <usize>item)
}

export function itemAt(place: i32): i32 {
  return load<i32>(items + 4 * <usize>place)
}

export function valueAt(place: i32): f64 {
  return load<f64>(values + 8 * <usize>place)
}

export function salaryAt(place: i32): i32 {
  return load<i32>(salaries + 4 * <usize>place)
}

export function columnsAt(place: i32): i32 {
  return load<i32>(columns + 4 * <usize>place)
}

export function personAt(place: i32): i32 {
  return load<i32>(persons + 4 * <usize>place)
}

export function teamAt(place: i32): i32 {
  return load<i32>(teams + 4 * <usize>place)
}

export function nextAt(place: i32): i32 {
  return load<i32>(nexts + 4 * <usize>place)
}

export function groupStart(group: i32): i32 {
  return group === 0 ? 0 : groupEnd(group - 1)
}

export function groupEnd(group: i32): i32 {
  return load<i32>(groupEnds + 4 * <usize>group)
}

/** Assigns places to the items, dominated ones left out. */
export function placeItems(order: i32): void {
  countRowsOfPersons()
  const others = (leaderMayBeItem() ? 1 : 0) + lineupsWanted - 1
  if (pairScale > 0) measureItems()
  placeCount = 0
  compared = 0
  inPoolOrder = true
  let first = 0
  for (let group = 0; group < groupCount; group++) {
    const start = placeCount
    const last = first + groupItems(group)
    placeUndominated(first, last, groupSlots(group) + others)
    sortPlaces(start, order)
    joinPersons(start)
    store<i32>(groupEnds + 4 * <usize>group, placeCount)
    first = last
  }
  copyRows()
  spendOnLayout(compared)
}

function countRowsOfPersons(): void {
  memory.fill(rowsOfPerson, 0, 4 * <usize>personCount)
  for (let item = 0; item < itemCount; item++) {
    if (hasLimits && isClosedItem(item)) continue
    const address = rowsOfPerson + 4 * <usize>rowPerson(itemRow(item))
    store<i32>(address, load<i32>(address) + 1)
  }
}

function addPlace(item: i32): void {
  store<i32>(items + 4 * <usize>placeCount, item)
  placeCount++
}

function leaderMayBeItem(): bool {
  for (let leader = 0; leader < leaderCount; leader++) {
    if (load<i32>(rowsOfPerson + 4 * <usize>rowPerson(leaderRow(leader))) > 0) return true
  }
  return false
}

/**
 * Places the items of one group without the dominated ones. An item is dominated when `needed` others cost no more and
 * their least value exceeds its greatest (or all is equal and they come earlier in the pool). A lineup has fewer other
 * items than that, so one of them is free to replace the dominated item and improves the lineup; if it is of the same
 * team, the two-team rule is not affected.
 */
function placeUndominated(first: i32, last: i32, needed: i32): void {
  const start = placeCount
  for (let item = first; item < last; item++) {
    if (!hasLimits || !isClosedItem(item)) addPlace(item)
  }
  sortPlaces(start, BY_VALUE)
  const all = placeCount
  placeCount = start
  memory.fill(lastOfKind, 0xff, 4 * <usize>itemCount)
  memory.fill(placesOfKind, 0, 4 * <usize>itemCount)
  for (let place = start; place < all; place++) {
    const item = itemAt(place)
    if (isDominated(item, needed)) continue
    const kind = kindOf(item)
    copyRow(placeCount, itemRow(item))
    store<i32>(formerOfKind + 4 * <usize>placeCount, load<i32>(lastOfKind + kind))
    store<i32>(lastOfKind + kind, placeCount)
    store<i32>(placesOfKind + kind, load<i32>(placesOfKind + kind) + 1)
    addPlace(item)
  }
}

/**
 * Counting the kept items is enough: the `needed` items that dominate a dropped item also dominate every item that the
 * dropped one dominates. Only items of its own kind can replace it.
 */
function isDominated(item: i32, needed: i32): bool {
  const kind = kindOf(item)
  if (lineupsWanted > 1 && load<i32>(placesOfKind + kind) < needed) return false
  const row = itemRow(item)
  const salary = rowSalary(row)
  const person = rowPerson(row)
  const team = rowTeam(row)
  let count = 0
  let teammates = keptTeam === RULE_MET ? lineupsWanted : 0
  let isSo = false
  let place = load<i32>(lastOfKind + kind)
  for (; place >= 0 && !isSo; place = load<i32>(formerOfKind + 4 * <usize>place)) {
    compared++
    if (salaryAt(place) > salary) continue
    // Without pairs the items are already sorted by value.
    if (pairScale > 0 && !isWorthMore(itemAt(place), item)) continue
    if (personAt(place) === person && lineupsWanted === 1) isSo = true
    // A person with several rows may be in the lineup through another one.
    if (load<i32>(rowsOfPerson + 4 * <usize>personAt(place)) > 1) continue
    count++
    if (teamAt(place) === team) teammates++
    if (count >= needed && teammates >= lineupsWanted) isSo = true
  }
  return isSo
}

/** Whether the item is worth more than the other in every lineup, or always equal and earlier in the pool. */
function isWorthMore(item: i32, other: i32): bool {
  const least = load<f64>(leasts + 8 * <usize>item)
  const most = load<f64>(mosts + 8 * <usize>other)
  return least > most || (least === most && item < other)
}

/** Shell sort. It need not be stable, since no two items are equal. */
function sortPlaces(start: i32, order: i32): void {
  let step = 1
  while (3 * step + 1 < placeCount - start) step = 3 * step + 1
  for (; step > 0; step /= 3) {
    for (let place = start + step; place < placeCount; place++) {
      const item = itemAt(place)
      let to = place
      for (; to >= start + step && isBefore(item, itemAt(to - step), order); to -= step) {
        store<i32>(items + 4 * <usize>to, itemAt(to - step))
      }
      store<i32>(items + 4 * <usize>to, item)
    }
  }
}

function isBefore(a: i32, b: i32, order: i32): bool {
  const rowA = itemRow(a)
  const rowB = itemRow(b)
  if (order === BY_PAIRS) {
    const influenceA = load<f64>(influences + 8 * <usize>a)
    const influenceB = load<f64>(influences + 8 * <usize>b)
    if (influenceA !== influenceB) return influenceA > influenceB
  }
  if (order !== BY_POOL && rowValue(rowA) !== rowValue(rowB)) return rowValue(rowA) > rowValue(rowB)
  return a < b
}

/** Moves the rows of one person next to each other, so that the search can skip all of them after taking one. */
function joinPersons(start: i32): void {
  for (let place = start; place < placeCount; place++) {
    const person = rowPerson(itemRow(itemAt(place)))
    if (load<i32>(rowsOfPerson + 4 * <usize>person) === 1) continue
    let to = place + 1
    for (let other = to; other < placeCount; other++) {
      const item = itemAt(other)
      if (rowPerson(itemRow(item)) !== person) continue
      memory.copy(items + 4 * <usize>(to + 1), items + 4 * <usize>to, 4 * <usize>(other - to))
      store<i32>(items + 4 * <usize>to, item)
      to++
    }
    place = to - 1
  }
  for (let place = start + 1; place < placeCount; place++) {
    if (itemAt(place) < itemAt(place - 1)) inPoolOrder = false
  }
}

function copyRows(): void {
  for (let group = 0; group < groupCount; group++) {
    const end = groupEnd(group)
    for (let place = end - 1; place >= groupStart(group); place--) {
      copyRow(place, itemRow(itemAt(place)))
      const sharesNext = place + 1 < end && personAt(place + 1) === personAt(place)
      store<i32>(nexts + 4 * <usize>place, sharesNext ? nextAt(place + 1) : place + 1)
    }
  }
}

/** Converts the salaries to columns of the bound's table. */
export function measureColumns(unit: i32): void {
  for (let place = 0; place < placeCount; place++) {
    store<i32>(columns + 4 * <usize>place, salaryAt(place) / unit)
  }
}

function copyRow(place: i32, row: usize): void {
  const salary = rowSalary(row)
  store<f64>(values + 8 * <usize>place, rowValue(row))
  store<i32>(salaries + 4 * <usize>place, salary)
  store<i32>(persons + 4 * <usize>place, rowPerson(row))
  store<i32>(teams + 4 * <usize>place, rowTeam(row))
}

/** Computes the least and greatest value of each item, and the influence of its pairs. */
function measureItems(): void {
  for (let item = 0; item < itemCount; item++) {
    const value = rowValue(itemRow(item))
    store<f64>(leasts + 8 * <usize>item, value)
    store<f64>(mosts + 8 * <usize>item, value)
    measurePairs(item)
  }
}

/** Items that can gain more from pairs come earlier in the search order. */
function measurePairs(item: i32): void {
  const person = rowPerson(itemRow(item))
  let least = 0
  let most = 0
  for (let leader = 0; leader < leaderCount; leader++) {
    if (rowPerson(leaderRow(leader)) === person) continue
    const term = load<i32>(leaderPairs + 4 * (<usize>leader * <usize>itemCount + <usize>item))
    least = min(least, term)
    most = max(most, term)
  }
  const row = itemPairs + 4 * <usize>item * <usize>itemCount
  let influence: f64 = 0
  let first = 0
  for (let group = 0; group < groupCount; group++) {
    const last = first + groupItems(group)
    // The item itself fills one slot of its own group.
    const slots = groupSlots(group) - (first <= item && item < last ? 1 : 0)
    for (let other = first; other < last; other++) influence += <f64>max(load<i32>(row + 4 * <usize>other), 0)
    most += topSum(row, first, last, slots, 1)
    least -= topSum(row, first, last, slots, -1)
    first = last
  }
  store<f64>(influences + 8 * <usize>item, influence)
  addTo(leasts + 8 * <usize>item, pairScale * <f64>least)
  addTo(mosts + 8 * <usize>item, pairScale * <f64>most)
}

function addTo(address: usize, term: f64): void {
  store<f64>(address, load<f64>(address) + term)
}
