// The bound: for every place, number of open slots and salary left, the most that can still be added (see ../README.md).

import { columnsAt, groupEnd, groupStart, nextAt, personAt, placeCount, teamAt } from './items'
import { groupCount, groupSlots, keptTeam, pairScale, RULE_MET } from './problem'

/** Nobody's person number, and the team of a leader whose lineup needs no other. */
export const NOBODY: i32 = -1
export const ANY_TEAM: i32 = -3

/**
 * Cells are i32 where all sums fit, twice as fast, otherwise f64, always whole numbers. NOTHING stands for minus
 * infinity: no sum of MOST_NARROW can lift it above LEAST_NARROW, nor one of LEAST_NARROW push it below the least i32.
 */
const MOST_NARROW: f64 = 1_000_000_000
const LEAST_NARROW: f64 = -70_000_000
const NOTHING: i32 = -1_100_000_000
let isNarrow: bool = false

let columnCount: i32 = 0
let rowBytes: usize = 0
/** Dearest item, in columns, and the fewest columns that any leader leaves: what is left can't be less. */
let dearest: i32 = 0
let leastColumn: i32 = 0
let cells: usize = 0
let nothingFits: usize = 0
let nothingOpen: usize = 0
/** Row pointers, by `rowIndex`; a second set behind them for lineups that still need another team. */
let rows: usize = 0
let rowCount: i32 = 0
let slotCount: i32 = 0
/** Where the rows of a place begin; every group has one more place, its end. */
let firstRows: usize = 0
/** Row pointers of a group as a whole, all its slots open; one more for when no group is left. Two sets as well. */
let groupRows: usize = 0
/** i32 by `rowIndex`: an optimistic value of the pairs that an item opens when it is taken there. */
export let openedPairs: usize = 0

/** Reserves tables for what leaders leave of the salary, in columns. */
export function allocateBound(lowest: i32, highest: i32): void {
  leastColumn = lowest
  columnCount = highest + 1
  // Vectors may run past the last column.
  rowBytes = 8 * <usize>(columnCount + 8)
  firstRows = heap.alloc(4 * <usize>(placeCount + groupCount) + 4)
  rowCount = 0
  slotCount = 0
  for (let group = 0; group < groupCount; group++) {
    slotCount += groupSlots(group)
    for (let place = groupStart(group); place <= groupEnd(group); place++) {
      store<i32>(firstRows + 4 * <usize>(place + group), rowCount)
      rowCount += groupSlots(group)
    }
  }
  rows = heap.alloc(8 * <usize>rowCount + 4)
  groupRows = heap.alloc(8 * <usize>groupCount + 8)
  openedPairs = heap.alloc(4 * <usize>rowCount + 4)
  nothingFits = heap.alloc(rowBytes)
  nothingOpen = heap.alloc(rowBytes)
  memory.fill(nothingOpen, 0, rowBytes)
  // Where the two-team rule can't be broken the second set of rows stays empty.
  cells = heap.alloc((keptTeam === RULE_MET ? 1 : 2) * <usize>rowCount * rowBytes)
}

/** The row of `open` slots (at least 1) of the group, filled from `place` on. */
export function rowIndex(group: i32, place: i32, open: i32): i32 {
  return load<i32>(firstRows + 4 * <usize>(place + group)) + open - 1
}

/**
 * The most that can be added from `place` on with `open` slots of the group and the groups behind it, `column` columns
 * of salary left. `needsTeam`: one of another team than the leader's must be among them.
 */
export function mostFrom(needsTeam: bool, group: i32, place: i32, open: i32, column: i32): f64 {
  return cell(rowOf(needsTeam, group, place, open), column)
}

/** The same for all slots of all groups. */
export function mostOfAll(needsTeam: bool, column: i32): f64 {
  return cell(groupRow(needsTeam, 0), column)
}

/**
 * Fills the table. `gains` (f64 by place) is what each item adds by itself, `without` a person who can't be taken,
 * `leaderTeam` the team that must not stay alone; with ANY_TEAM the second set of rows is not filled.
 */
export function fillBound(gains: usize, without: i32, leaderTeam: i32): void {
  measureGains(gains)
  for (let column: usize = 0; column < rowBytes >> 3; column++) {
    if (isNarrow) store<i32>(nothingFits + 4 * column, NOTHING)
    else store<f64>(nothingFits + 8 * column, -Infinity)
  }
  setGroupRow(false, groupCount, nothingOpen)
  setGroupRow(true, groupCount, nothingFits)
  let openBehind = 0
  for (let group = groupCount - 1; group >= 0; group--) {
    fillGroup(gains, group, openBehind, without, false, leaderTeam)
    if (leaderTeam !== ANY_TEAM) fillGroup(gains, group, openBehind, without, true, leaderTeam)
    openBehind += groupSlots(group)
  }
}

/** Chooses the width of the cells, and finds the dearest item. */
function measureGains(gains: usize): void {
  let most: f64 = 0
  let least: f64 = 0
  dearest = 0
  for (let group = 0; group < groupCount; group++) {
    const slots = groupSlots(group)
    let best: f64 = 0
    let worst: f64 = 0
    for (let place = groupStart(group); place < groupEnd(group); place++) {
      const gain = load<f64>(gains + 8 * <usize>place)
      best = max(best, gain + pairGain(rowIndex(group, place, slots)))
      worst = min(worst, gain)
      dearest = max(dearest, columnsAt(place))
    }
    most += <f64>slots * best
    least += <f64>slots * worst
  }
  isNarrow = most < MOST_NARROW && least > LEAST_NARROW
}

function fillGroup(
  gains: usize,
  group: i32,
  openBehind: i32,
  without: i32,
  needsTeam: bool,
  leaderTeam: i32,
): void {
  const slots = groupSlots(group)
  const start = groupStart(group)
  const end = groupEnd(group)
  for (let open = 1; open <= slots; open++) setRow(needsTeam, rowIndex(group, end, open), nothingFits)
  for (let place = end - 1; place >= start; place--) {
    const gain = load<f64>(gains + 8 * <usize>place)
    const stillNeeds = needsTeam && teamAt(place) === leaderTeam
    const next = nextAt(place)
    for (let open = 1; open <= slots; open++) {
      const index = rowIndex(group, place, open)
      const skip = rowOf(needsTeam, group, place + 1, open)
      const take = rowOf(stillNeeds, group, next, open - 1)
      if (personAt(place) === without || take === nothingFits || columnsAt(place) >= columnCount) {
        setRow(needsTeam, index, skip)
        continue
      }
      const row = cells + rowBytes * <usize>(index + (needsTeam ? rowCount : 0))
      const from = lowestColumn(open + openBehind)
      if (isNarrow) takeOrSkip<i32>(row, skip, take, from, columnsAt(place), gain + pairGain(index))
      else takeOrSkip<f64>(row, skip, take, from, columnsAt(place), gain + pairGain(index))
      setRow(needsTeam, index, row)
    }
  }
  setGroupRow(needsTeam, group, rowOf(needsTeam, group, start, slots))
}

function pairGain(index: i32): f64 {
  return pairScale > 0 ? pairScale * <f64>load<i32>(openedPairs + 4 * <usize>index) : 0
}

/** What is left at least while that many slots are open: the others can't have cost more than the dearest item each. */
function lowestColumn(open: i32): i32 {
  return max(0, leastColumn - (slotCount - open) * dearest)
}

/** row[c] = the better of skip[c] and take[c - columns] + gain from column `from` on, two vectors at a time. */
function takeOrSkip<T>(row: usize, skip: usize, take: usize, from: i32, columns: i32, gain: f64): void {
  const size = sizeof<T>()
  if (columns > from) {
    memory.copy(row + size * <usize>from, skip + size * <usize>from, size * <usize>(columns - from))
    from = columns
  }
  const gains = v128.splat<T>(<T>gain)
  const shift = skip - row
  let taken = take + size * <usize>(from - columns)
  const end = row + size * <usize>columnCount
  for (let to = row + size * <usize>from; to < end; to += 32) {
    const first = v128.add<T>(v128.load(taken), gains)
    const second = v128.add<T>(v128.load(taken, 16), gains)
    v128.store(to, better<T>(v128.load(to + shift), first))
    v128.store(to, better<T>(v128.load(to + shift, 16), second), 16)
    taken += 32
  }
}

function better<T>(a: v128, b: v128): v128 {
  return isFloat<T>() ? v128.pmax<T>(a, b) : v128.max<T>(a, b)
}

function cell(row: usize, column: i32): f64 {
  if (!isNarrow) return load<f64>(row + 8 * <usize>column)
  const value = <f64>load<i32>(row + 4 * <usize>column)
  return value < LEAST_NARROW ? -Infinity : value
}

function rowOf(needsTeam: bool, group: i32, place: i32, open: i32): usize {
  if (open === 0) return groupRow(needsTeam, group + 1)
  return load<usize>(rows + 4 * <usize>(rowIndex(group, place, open) + (needsTeam ? rowCount : 0)))
}

function setRow(needsTeam: bool, index: i32, row: usize): void {
  store<usize>(rows + 4 * <usize>(index + (needsTeam ? rowCount : 0)), row)
}

function groupRow(needsTeam: bool, group: i32): usize {
  return load<usize>(groupRows + 4 * <usize>(group + (needsTeam ? groupCount + 1 : 0)))
}

function setGroupRow(needsTeam: bool, group: i32, row: usize): void {
  store<usize>(groupRows + 4 * <usize>(group + (needsTeam ? groupCount + 1 : 0)), row)
}
