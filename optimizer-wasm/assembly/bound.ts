// The bound: for each place, number of open slots and salary left, the most that can still be added (see ../README.md).

import {
  columnsAt,
  groupEnd,
  groupStart,
  measureColumns,
  nextAt,
  personAt,
  placeCount,
  salaryAt,
} from './items'
import { MOST_STATES, mayHaveNeeds, reserveStates, stateAfter } from './needs'
import { marginalPrice } from './price'
import { groupCount, groupSlots, keptTeam, pairScale, RULE_MET, salaryStep } from './problem'
import { allocateRests, hasMarks, isForbidden, isRequired } from './reach'
import { spendOnCells } from './steps'

export const NO_PERSON: i32 = -1

/**
 * Cells are i32 where all sums fit, twice as fast, otherwise f64, always whole numbers. NOTHING stands for minus
 * infinity: no sum of MOST_NARROW can lift it above LEAST_NARROW, nor one of LEAST_NARROW push it below the least i32.
 */
const MOST_NARROW: f64 = 1_000_000_000
const LEAST_NARROW: f64 = -70_000_000
const NOTHING: i32 = -1_100_000_000
let isNarrow: bool = false

/** The most bytes of the table, for any number of people. */
const MOST_BYTES: usize = 16_000_000
/** With states of needs. */
const MOST_BYTES_WITH_STATES: usize = 26_000_000
const MOST_COLUMNS: i32 = 1024
/** The most columns of a table with exact salaries; MOST_COLUMNS limits one with rounded salaries. */
const MOST_EXACT_COLUMNS: i32 = 4096

/** Salary per column. */
export let unit: i32 = 1
/** Whether salaries are finer than the columns, and so rounded down in the table. */
let isRounded: bool = false
/** The price of salary in the second set of rounded tables; see `mostFrom`. */
let price: f64 = 0

let columnCount: i32 = 0
let rowBytes: usize = 0
/** The most expensive item, in columns, and the fewest columns left by any leader: lower bounds of what is left. */
let dearest: i32 = 0
let leastColumn: i32 = 0
let cells: usize = 0
let nothingFits: usize = 0
let nothingOpen: usize = 0
/** Row pointers, by `rowIndex`, in sets: one for each state of what is needed (needs.ts), and the same with salaries charged. */
let rows: usize = 0
let rowCount: i32 = 0
let mostStates: i32 = 1
let slotCount: i32 = 0
/** The first row of each place; every group has one more place for its end. */
let firstRows: usize = 0
/** Row pointers of a group as a whole, all its slots open; one more for when no group is left. Sets as well. */
let groupRows: usize = 0
/** i32 by `rowIndex`: an upper bound of the pairs that an item adds when it is taken there. */
export let openedPairs: usize = 0

/** Reserves tables for the salary left after a leader, from `lowest` to `highest`. */
export function allocateBound(lowest: i32, highest: i32): void {
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
  allocateRests(rowCount, slotCount)
  chooseColumns(lowest, highest)
  // Vectors may run past the last column.
  rowBytes = 8 * <usize>(columnCount + 8)
  reserveStates(mostStates)
  rows = heap.alloc(4 * <usize>(setCount() * rowCount) + 4)
  groupRows = heap.alloc(4 * <usize>(setCount() * (groupCount + 1)))
  openedPairs = heap.alloc(4 * <usize>rowCount + 4)
  nothingFits = heap.alloc(rowBytes)
  nothingOpen = heap.alloc(rowBytes)
  memory.fill(nothingOpen, 0, rowBytes)
  cells = heap.alloc(<usize>setCount() * <usize>rowCount * rowBytes)
}

/** Exact salaries where the table stays small, otherwise as many columns as fit. */
function chooseColumns(lowest: i32, highest: i32): void {
  // No second state where the two-team rule can't be broken.
  mostStates = keptTeam === RULE_MET ? 1 : 2
  price = 0
  unit = salaryStep
  const room = <i32>min(MOST_BYTES / (8 * <usize>max(rowCount, 1)), <usize>(8 * MOST_EXACT_COLUMNS))
  const mostExact = min(MOST_EXACT_COLUMNS, room / mostStates)
  isRounded = highest / unit >= mostExact
  if (isRounded) {
    price = marginalPrice()
    unit = highest / max(16, min(MOST_COLUMNS, room / setCount()) - 8) + 1
  }
  leastColumn = lowest / unit
  columnCount = highest / unit + 1
  if (mayHaveNeeds(slotCount)) {
    const fitting = <i32>(MOST_BYTES_WITH_STATES / (8 * <usize>(columnCount + 8) * <usize>max(rowCount, 1)))
    mostStates = max(mostStates, min(MOST_STATES, price > 0 ? fitting >> 1 : fitting))
  }
  measureColumns(unit)
}

function setCount(): i32 {
  return price > 0 ? 2 * mostStates : mostStates
}

/** The row of `open` slots (at least 1) of the group, filled from `place` on. */
export function rowIndex(group: i32, place: i32, open: i32): i32 {
  return load<i32>(firstRows + 4 * <usize>(place + group)) + open - 1
}

/**
 * The most that can be added from `place` on with `open` slots of the group and the groups behind it, `left` of the
 * salary left, which is `column` columns, and with them what `state` leaves open (needs.ts).
 *
 * With rounded salaries an item may be too expensive by less than a column. So a second table subtracts each salary at
 * its price, and the exact salary left is added at the same price. Both values are bounds; the lower one counts.
 */
export function mostFrom(state: i32, group: i32, place: i32, open: i32, column: i32, left: i32): f64 {
  const most = cell(rowOf(setOf(state, false), group, place, open), column)
  if (price === 0) return most
  return min(most, price * <f64>left + cell(rowOf(setOf(state, true), group, place, open), column))
}

/** `mostFrom` for all slots of all groups. */
export function mostOfAll(state: i32, left: i32): f64 {
  const column = left / unit
  const most = cell(groupRow(setOf(state, false), 0), column)
  if (price === 0) return most
  return min(most, price * <f64>left + cell(groupRow(setOf(state, true), 0), column))
}

/** The columns left when the item at that place is taken; negative when it is too expensive. */
export function columnAfter(place: i32, column: i32, left: i32): i32 {
  if (!isRounded) return column - columnsAt(place)
  const rest = left - salaryAt(place)
  return rest < 0 ? -1 : rest / unit
}

/**
 * Fills the table. `gains` (f64 by place) is what each item adds by itself, `without` a person who can't be taken,
 * `states` the number of states to fill, from 0 on.
 */
export function fillBound(gains: usize, without: i32, states: i32): void {
  measureGains(gains)
  for (let column: usize = 0; column < rowBytes >> 3; column++) {
    if (isNarrow) store<i32>(nothingFits + 4 * column, NOTHING)
    else store<f64>(nothingFits + 8 * column, -Infinity)
  }
  for (let state = 0; state < states; state++) fillSet(gains, without, state, false)
  for (let state = 0; state < states && price > 0; state++) fillSet(gains, without, state, true)
}

/** Chooses the width of the cells and finds the most expensive item. */
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
      worst = min(worst, price > 0 ? gain - price * <f64>salaryAt(place) : gain)
      // With rounding the salary left can be one column less.
      dearest = max(dearest, columnsAt(place) + (isRounded ? 1 : 0))
    }
    most += <f64>slots * best
    least += <f64>slots * worst
  }
  isNarrow = most < MOST_NARROW && least > LEAST_NARROW
}

function fillSet(gains: usize, without: i32, state: i32, isCharged: bool): void {
  setGroupRow(setOf(state, isCharged), groupCount, state > 0 ? nothingFits : nothingOpen)
  let openBehind = 0
  for (let group = groupCount - 1; group >= 0; group--) {
    fillGroup(gains, group, openBehind, without, state, isCharged)
    openBehind += groupSlots(group)
  }
}

function fillGroup(
  gains: usize,
  group: i32,
  openBehind: i32,
  without: i32,
  state: i32,
  isCharged: bool,
): void {
  const set = setOf(state, isCharged)
  const charge = isCharged ? price : 0
  const slots = groupSlots(group)
  const start = groupStart(group)
  const end = groupEnd(group)
  for (let open = 1; open <= slots; open++) setRow(set, rowIndex(group, end, open), nothingFits)
  for (let place = end - 1; place >= start; place--) {
    const gain = load<f64>(gains + 8 * <usize>place) - charge * <f64>salaryAt(place)
    const setAfter = state > 0 ? setOf(stateAfter(place, state), isCharged) : set
    const next = nextAt(place)
    const columns = columnsAt(place)
    const cannot = personAt(place) === without || columns >= columnCount || (hasMarks && isForbidden(place))
    const isNeeded = hasMarks && isRequired(place)
    // No more slots can be filled before a place than the group has places there.
    for (let open = max(1, slots - (place - start)); open <= slots; open++) {
      const index = rowIndex(group, place, open)
      const skip = isNeeded ? nothingFits : rowOf(set, group, place + 1, open)
      const take = cannot ? nothingFits : rowOf(setAfter, group, next, open - 1)
      if (take === nothingFits) {
        setRow(set, index, skip)
        continue
      }
      const row = cells + rowBytes * <usize>(index + set * rowCount)
      const from = lowestColumn(open + openBehind)
      if (isNarrow) takeOrSkip<i32>(row, skip, take, from, columns, gain + pairGain(index))
      else takeOrSkip<f64>(row, skip, take, from, columns, gain + pairGain(index))
      setRow(set, index, row)
    }
  }
  spendOnCells((end - start) * slots * columnCount)
  setGroupRow(set, group, rowOf(set, group, start, slots))
}

function setOf(state: i32, isCharged: bool): i32 {
  return state + (isCharged ? mostStates : 0)
}

function pairGain(index: i32): f64 {
  return pairScale > 0 ? pairScale * <f64>load<i32>(openedPairs + 4 * <usize>index) : 0
}

/** The least columns left with that many open slots: each filled slot costs the most expensive item at most. */
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

function rowOf(set: i32, group: i32, place: i32, open: i32): usize {
  if (open === 0) return groupRow(set, group + 1)
  return load<usize>(rows + 4 * <usize>(rowIndex(group, place, open) + set * rowCount))
}

function setRow(set: i32, index: i32, row: usize): void {
  store<usize>(rows + 4 * <usize>(index + set * rowCount), row)
}

function groupRow(set: i32, group: i32): usize {
  return load<usize>(groupRows + 4 * <usize>(group + set * (groupCount + 1)))
}

function setGroupRow(set: i32, group: i32, row: usize): void {
  store<usize>(groupRows + 4 * <usize>(group + set * (groupCount + 1)), row)
}
