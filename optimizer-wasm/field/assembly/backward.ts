// The sums over the last people, and the shares: a cell here is the chance of all ways to go on from its row, divided by
// that of all lineups, so a choice's share is the sum of the cells before it, times its factor, times the cells after it.

import { cellsOfMove, fillForward, lineupsAt, targetOfMove } from './forward'
import {
  bandCount,
  bandFactor,
  bandOf,
  choiceCount,
  choiceFactor,
  clearRests,
  firstMove,
  firstRow,
  isContinued,
  levelCount,
  moveChoice,
  moveSource,
  raiseFactors,
  restAddress,
  rowAddress,
  rowCount,
  rowLength,
  shares,
} from './problem'
import { addRow, addScaledAndSum } from './row-sums'

/** Fills the table and the shares for the logarithms in place, and returns the sum over all lineups. */
export function evaluateShares(): f64 {
  raiseFactors()
  const total = fillForward()
  memory.fill(shares, 0, 8 * <usize>(choiceCount + bandCount))
  if (!(total > 0) || !isFinite(total)) return total
  const last = rowCount - 1
  for (let column = 0; column < rowLength(last); column++) {
    store<f64>(restAddress(last) + 8 * <usize>column, bandFactor(bandOf(column)) / total)
    addShare(choiceCount + bandOf(column), lineupsAt(column) / total)
  }
  for (let level = levelCount - 1; level > 0; level--) passBack(level)
  clearRests(0)
  return total
}

/** From the cells behind that level to those behind the level before. */
function passBack(level: i32): void {
  for (let row = firstRow(level); row < firstRow(level + 1); row++) {
    const start = restAddress(row)
    let isBeginning = true
    for (let move = firstMove(row); move < firstMove(row + 1); move++) {
      const count = cellsOfMove(move, row)
      const source = moveSource(move)
      if (count <= 0) continue
      if (isContinued(row, source)) {
        isBeginning = false
        break
      }
      const choice = moveChoice(move)
      const to = restAddress(source)
      const rest = targetOfMove(move, row, start)
      if (choice < 0) addRow(to, rest, count)
      else {
        const factor = choiceFactor(choice)
        addShare(choice, factor * addScaledAndSum(to, rest, rowAddress(source), count, factor))
      }
    }
    if (isBeginning) clearRests(row)
  }
}

function addShare(place: i32, share: f64): void {
  const address = shares + 8 * <usize>place
  store<f64>(address, load<f64>(address) + share)
}
