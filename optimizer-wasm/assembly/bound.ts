// The bound: for every place, number of open slots and salary left, the most that can still be added (see ../README.md).

import { columnsAt, groupEnd, groupStart, nextAt, personAt, placeCount, teamAt } from './items'
import { groupCount, groupSlots, pairScale } from './problem'

/** Nobody's person number, and the team of a leader whose lineup needs no other. */
export const NOBODY: i32 = -1
export const ANY_TEAM: i32 = -3

// Vectors may run up to three columns past the last one, hence four columns of room.
let columnCount: i32 = 0
let rowBytes: usize = 0
let cells: usize = 0
let nothingFits: usize = 0
let nothingOpen: usize = 0
/** Row pointers, by `rowIndex`; a second set behind them for lineups that still need another team. */
let rows: usize = 0
let rowCount: i32 = 0
/** Where the rows of a place begin; every group has one more place, its end. */
let firstRows: usize = 0
/** Row pointers of a group as a whole, all its slots open; one more for when no group is left. Two sets as well. */
let groupRows: usize = 0
/** i32 by `rowIndex`: an optimistic value of the pairs that an item opens when it is taken there. */
export let openedPairs: usize = 0

/** Reserves tables for up to that many columns of salary left. */
export function allocateBound(highestColumn: i32): void {
  columnCount = highestColumn + 1
  rowBytes = 8 * <usize>(columnCount + 4)
  firstRows = heap.alloc(4 * <usize>(placeCount + groupCount) + 4)
  rowCount = 0
  for (let group = 0; group < groupCount; group++) {
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
  for (let column: usize = 0; column < rowBytes; column += 8) {
    store<f64>(nothingFits + column, -Infinity)
    store<f64>(nothingOpen + column, 0)
  }
  cells = heap.alloc(2 * <usize>rowCount * rowBytes)
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
  return load<f64>(rowOf(needsTeam, group, place, open) + 8 * <usize>column)
}

/** The same for all slots of all groups. */
export function mostOfAll(needsTeam: bool, column: i32): f64 {
  return load<f64>(groupRow(needsTeam, 0) + 8 * <usize>column)
}

/**
 * Fills the table. `gains` (f64 by place) is what each item adds by itself, `without` a person who can't be taken,
 * `leaderTeam` the team that must not stay alone; with ANY_TEAM the second set of rows is not filled.
 */
export function fillBound(gains: usize, without: i32, leaderTeam: i32): void {
  setGroupRow(false, groupCount, nothingOpen)
  setGroupRow(true, groupCount, nothingFits)
  for (let group = groupCount - 1; group >= 0; group--) {
    fillGroup(gains, group, without, false, leaderTeam)
    if (leaderTeam !== ANY_TEAM) fillGroup(gains, group, without, true, leaderTeam)
  }
}

function fillGroup(gains: usize, group: i32, without: i32, needsTeam: bool, leaderTeam: i32): void {
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
      const pairs = pairScale * <f64>load<i32>(openedPairs + 4 * <usize>index)
      takeOrSkip(row, skip, take, columnsAt(place), gain + pairs)
      setRow(needsTeam, index, row)
    }
  }
  setGroupRow(needsTeam, group, rowOf(needsTeam, group, start, slots))
}

/** row[c] = the better of skip[c] and take[c - columns] + gain, two columns at a time. */
function takeOrSkip(row: usize, skip: usize, take: usize, columns: i32, gain: f64): void {
  const offset = 8 * <usize>columns
  memory.copy(row, skip, offset)
  const gains = f64x2.splat(gain)
  let to = row + offset
  let from = skip + offset
  const end = row + 8 * <usize>columnCount
  while (to < end) {
    v128.store(to, f64x2.pmax(v128.load(from), f64x2.add(v128.load(take), gains)))
    v128.store(to, f64x2.pmax(v128.load(from, 16), f64x2.add(v128.load(take, 16), gains)), 16)
    to += 32
    from += 32
    take += 32
  }
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
