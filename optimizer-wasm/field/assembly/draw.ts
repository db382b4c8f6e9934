// Exact draws: a lineup is drawn with its chance by walking the filled table backwards, from the dollars spent to the last
// person, the one before, and so on.

import { lineupsAt } from './forward'
import {
  budget,
  choiceCents,
  choiceFactor,
  choiceRow,
  choiceShift,
  firstMove,
  isCaptain,
  moveChoice,
  moveSource,
  rowAddress,
  rowCount,
  rowLength,
  rowLow,
  slotCount,
} from './problem'
import { nextRandom, startStream } from './random'

/** Lineups over the budget, in a table with rounded prices, before the last one is taken all the same. */
const MOST_REFUSALS: i32 = 1000

/** f64 by column of the last row: the sum over the lineups that spend so much or less. */
let sums: usize = 0
/** i32: the rows of the lineup, and their number. */
let drawn: usize = 0
let drawnCount: i32 = 0

/**
 * Draws those of the `entries` entries from `first` on whose first random number is at least `from` and below `to`: the
 * entries of this crowd. Writes their numbers (i32), then from `lineups` on their rows (u16, `slotCount` each), and returns
 * how many they are. The table must be filled, and the part with entry 0 comes first.
 */
export function drawInto(
  numbers: usize,
  lineups: usize,
  first: i32,
  entries: i32,
  seed: u32,
  from: f64,
  to: f64,
): i32 {
  if (first === 0) sumColumns()
  let count = 0
  for (let entry = first; entry < first + entries; entry++) {
    startStream(seed, entry)
    const crowd = nextRandom()
    if (crowd < from || crowd >= to) continue
    for (let refused = 0; drawLineup() > budget && refused < MOST_REFUSALS; refused++) {}
    store<i32>(numbers + 4 * <usize>count, entry)
    writeLineup(lineups + 2 * <usize>(count * slotCount))
    count++
  }
  return count
}

/** What draws from one filled table share. */
function sumColumns(): void {
  const columns = rowLength(rowCount - 1)
  sums = heap.alloc(8 * <usize>columns)
  drawn = heap.alloc(4 * <usize>slotCount)
  findWays()
  let sum: f64 = 0
  for (let column = 0; column < columns; column++) {
    sum += lineupsAt(column)
    store<f64>(sums + 8 * <usize>column, sum)
  }
}

/** Draws one lineup and returns its price in cents. */
function drawLineup(): f64 {
  drawnCount = 0
  let row = rowCount - 1
  let column = drawColumn() + rowLow(row)
  let cents: f64 = 0
  let left = nextRandom() * cellAt(row, column)
  while (row > 0) {
    row = passOver(row, column, left)
    let taken = -1
    for (let move = firstMove(row); move < firstMove(row + 1); move++) {
      const ways = waysOf(move, column)
      if (ways <= 0) continue
      taken = move
      if (left < ways) break
      left -= ways
    }
    if (taken < 0) break
    const choice = moveChoice(taken)
    row = moveSource(taken)
    // Where the person is left out, what is left of the random number is spread evenly over the ways to the source.
    if (choice < 0) continue
    store<i32>(drawn + 4 * <usize>drawnCount, choice)
    drawnCount++
    column -= choiceShift(choice)
    cents += choiceCents(choice)
    left = nextRandom() * cellAt(row, column)
  }
  return cents
}

/*
 * Most people are left out, by the first move of a row. Rows on the way down by first moves stand side by side, the lowest
 * first, so that the row at which the way ends is found by halving: the sums fall on the way.
 */

/** i32: the rows, those of one way side by side; by row its place, and that of the lowest on its way. */
let ways: usize = 0
let places: usize = 0
let lowest: usize = 0

function findWays(): void {
  const bytes: usize = 4 * <usize>rowCount
  ways = heap.alloc(bytes)
  places = heap.alloc(bytes)
  lowest = heap.alloc(bytes)
  // By row, the one that goes on from it; two may lead to a row, of which the second begins a way of its own.
  const followers = heap.alloc(bytes)
  memory.fill(followers, 0, bytes)
  const isBeginning = heap.alloc(bytes)
  for (let row = 0; row < rowCount; row++) {
    const source = leftOutFrom(row)
    const follows = source >= 0 && load<i32>(followers + 4 * <usize>source) === 0
    if (follows) store<i32>(followers + 4 * <usize>source, row)
    store<i32>(isBeginning + 4 * <usize>row, follows ? 0 : 1)
  }
  let place = 0
  for (let first = 0; first < rowCount; first++) {
    if (load<i32>(isBeginning + 4 * <usize>first) === 0) continue
    const start = place
    let row = first
    do {
      store<i32>(ways + 4 * <usize>place, row)
      store<i32>(places + 4 * <usize>row, place)
      store<i32>(lowest + 4 * <usize>row, start)
      place++
      row = load<i32>(followers + 4 * <usize>row)
    } while (row > 0)
  }
}

/** The source of the row's first move where that move leaves the player out; -1 where it takes the player. */
function leftOutFrom(row: i32): i32 {
  const move = firstMove(row)
  return move < firstMove(row + 1) && moveChoice(move) < 0 ? moveSource(move) : -1
}

/** The first row from there on whose first move is not the one that the random number takes, or the lowest on its way. */
function passOver(row: i32, column: i32, left: f64): i32 {
  let low = load<i32>(lowest + 4 * <usize>row)
  let high = load<i32>(places + 4 * <usize>row)
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (left >= cellAt(load<i32>(ways + 4 * <usize>(middle - 1)), column)) low = middle
    else high = middle - 1
  }
  return load<i32>(ways + 4 * <usize>low)
}

/** The part of a cell of the move's target that came by the move. */
function waysOf(move: i32, column: i32): f64 {
  const choice = moveChoice(move)
  if (choice < 0) return cellAt(moveSource(move), column)
  return choiceFactor(choice) * cellAt(moveSource(move), column - choiceShift(choice))
}

/** 0 outside the row's columns. */
function cellAt(row: i32, column: i32): f64 {
  const place = column - rowLow(row)
  if (place < 0 || place >= rowLength(row)) return 0
  return load<f64>(rowAddress(row) + 8 * <usize>place)
}

/** A column of the last row, with the sum over its lineups as its chance. */
function drawColumn(): i32 {
  let low = 0
  let high = rowLength(rowCount - 1) - 1
  const wanted = nextRandom() * load<f64>(sums + 8 * <usize>high)
  while (low < high) {
    const middle = (low + high) >> 1
    if (load<f64>(sums + 8 * <usize>middle) > wanted) high = middle
    else low = middle + 1
  }
  return low
}

/** The captain's row first, the others ascending. */
function writeLineup(to: usize): void {
  let others = 0
  for (let i = 0; i < drawnCount; i++) if (isCaptain(load<i32>(drawn + 4 * <usize>i))) others = 1
  const first = to + 2 * <usize>others
  let end = first
  for (let i = 0; i < drawnCount; i++) {
    const choice = load<i32>(drawn + 4 * <usize>i)
    const row = <u16>choiceRow(choice)
    if (isCaptain(choice)) {
      store<u16>(to, row)
      continue
    }
    let place = end
    for (; place > first && load<u16>(place - 2) > row; place -= 2) store<u16>(place, load<u16>(place - 2))
    store<u16>(place, row)
    end += 2
  }
}
