// Scores of lineups in four games at once, one game a lane. All numbers are whole, so their order does not matter.

import { personOfRow, rows, size, weightOfRow } from './contest'

/** Scores of each row in four games, 16 bytes a row. */
let rowScores: usize = 0
/** The lowest and the highest lineup of each lane since `clearRange`. */
export let lowest: v128 = i32x4.splat(0)
export let highest: v128 = i32x4.splat(0)

export function allocateLineupScores(): void {
  rowScores = heap.alloc(16 * <usize>rows)
}

/** Counts for each row what its person scored, given the scores of people in four games, 16 bytes a person. */
export function scoreRows(scoresOfPeople: usize): void {
  for (let row = 0; row < rows; row++) {
    const person = personOfRow(row)
    const scores = person < 0 ? i32x4.splat(0) : v128.load(scoresOfPeople + 16 * <usize>person)
    v128.store(rowScores + 16 * <usize>row, i32x4.mul(scores, i32x4.splat(weightOfRow(row))))
  }
}

export function clearRange(): void {
  lowest = i32x4.splat(i32.MAX_VALUE)
  highest = i32x4.splat(i32.MIN_VALUE)
}

/** Writes the scores of `count` lineups, 16 bytes each. */
export function scoreLineups(lineups: usize, count: i32, scores: usize): void {
  let low = lowest
  let high = highest
  const end = scores + 16 * <usize>count
  const step: usize = 2 * <usize>size
  while (scores < end) {
    const score = size == 6 ? scoreOfSix(lineups) : scoreOf(lineups)
    v128.store(scores, score)
    low = i32x4.min_s(low, score)
    high = i32x4.max_s(high, score)
    lineups += step
    scores += 16
  }
  lowest = low
  highest = high
}

/** The sum of the usual six rows, which need no loop. */
export function scoreOfSix(lineup: usize): v128 {
  return i32x4.add(
    i32x4.add(
      i32x4.add(
        v128.load(rowScores + <usize>load<u16>(lineup)),
        v128.load(rowScores + <usize>load<u16>(lineup, 2)),
      ),
      i32x4.add(
        v128.load(rowScores + <usize>load<u16>(lineup, 4)),
        v128.load(rowScores + <usize>load<u16>(lineup, 6)),
      ),
    ),
    i32x4.add(
      v128.load(rowScores + <usize>load<u16>(lineup, 8)),
      v128.load(rowScores + <usize>load<u16>(lineup, 10)),
    ),
  )
}

export function scoreOf(lineup: usize): v128 {
  let score = i32x4.splat(0)
  for (let place = 0; place < size; place++)
    score = i32x4.add(score, v128.load(rowScores + <usize>load<u16>(lineup + 2 * <usize>place)))
  return score
}
