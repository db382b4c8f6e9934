// The sums over the first people: a cell is the sum, over all ways to get to its row having spent its column, of the
// product of the factors on the way.

import {
  bandFactor,
  bandOf,
  choiceFactor,
  choiceShift,
  clearCells,
  firstMove,
  firstRow,
  isContinued,
  levelCount,
  moveChoice,
  moveSource,
  rowAddress,
  rowCount,
  rowLength,
  rowLow,
} from './problem'
import { addRow, addScaled } from './row-sums'

/** Fills the table and returns the sum over all lineups. */
export function fillForward(): f64 {
  clearCells()
  store<f64>(rowAddress(0), 1)
  for (let row = firstRow(1); row < firstRow(levelCount); row++) {
    for (let move = firstMove(row); move < firstMove(row + 1); move++) follow(move, row)
  }
  return sumOfLineups()
}

function follow(move: i32, row: i32): void {
  const count = cellsOfMove(move, row)
  if (count <= 0) return
  const source = moveSource(move)
  if (isContinued(row, source)) return
  const choice = moveChoice(move)
  const to = targetOfMove(move, row, rowAddress(row))
  if (choice < 0) addRow(to, rowAddress(source), count)
  else addScaled(to, rowAddress(source), count, choiceFactor(choice))
}

/** The number of cells of the move's source that stay within the columns of its target, from the first one on. */
export function cellsOfMove(move: i32, row: i32): i32 {
  const source = moveSource(move)
  const spent = rowLow(source) + shiftOfMove(move)
  return min(rowLength(source), rowLow(row) + rowLength(row) - spent)
}

/** The address, in a row that begins at `start`, of the cell that the source's first cell leads to. */
export function targetOfMove(move: i32, row: i32, start: usize): usize {
  return start + 8 * <usize>(rowLow(moveSource(move)) + shiftOfMove(move) - rowLow(row))
}

function shiftOfMove(move: i32): i32 {
  const choice = moveChoice(move)
  return choice < 0 ? 0 : choiceShift(choice)
}

function sumOfLineups(): f64 {
  const last = rowCount - 1
  let sum: f64 = 0
  for (let column = 0; column < rowLength(last); column++) sum += lineupsAt(column)
  return sum
}

/** The sum over the lineups that spend that column of the last row, with the factor of the dollars left. */
export function lineupsAt(column: i32): f64 {
  return load<f64>(rowAddress(rowCount - 1) + 8 * <usize>column) * bandFactor(bandOf(column))
}
