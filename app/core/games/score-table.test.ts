import { expect, test } from 'vitest'
import { LEAST_Z, QUANTILES, STEPS_PER_Z, scoreTable } from './score-table.ts'

/** The share of a standard normal distribution below z, by adding up 20,000 strips. */
function normalShareBelow(z: number): number {
  const strips = 20_000
  const width = (z + 9) / strips
  let sum = 0
  for (let strip = 0; strip < strips; strip += 1) {
    const middle = -9 + (strip + 0.5) * width
    sum += Math.exp((-middle * middle) / 2) * width
  }
  return sum / Math.sqrt(2 * Math.PI)
}

/** Points at a z of the table's grid. */
function pointsAt(table: Int32Array, z: number): number {
  return table[(z - LEAST_Z) * STEPS_PER_Z]! / 100
}

/** Mean and standard deviation of what the kernel makes of the table: straight lines between its numbers. */
function momentsOf(table: Int32Array): { mean: number; spread: number } {
  const fine = 50
  let [mean, squares] = [0, 0]
  for (let index = 0; index < (QUANTILES - 1) * fine; index += 1) {
    const at = (index + 0.5) / fine
    const below = Math.floor(at)
    const score = (table[below]! + (at - below) * (table[below + 1]! - table[below]!)) / 100
    const z = LEAST_Z + at / STEPS_PER_Z
    const weight = Math.exp((-z * z) / 2) / (Math.sqrt(2 * Math.PI) * STEPS_PER_Z * fine)
    mean += weight * score
    squares += weight * score * score
  }
  return { mean, spread: Math.sqrt(squares - mean * mean) }
}

// Of shape 1 the gamma distribution is the exponential one, whose quantiles have a formula.
test.each([-3, -1, 0, 1, 2, 3, 4])('mean 12 and spread 12: the exponential quantile at z = %d', (z) => {
  const points = -12 * Math.log(1 - normalShareBelow(z))
  expect(pointsAt(scoreTable({ position: 'WR', mean: 12, spread: 12 }), z)).toBeCloseTo(points, 1.9)
})

// Half a chi-square variable of 2k degrees is gamma of shape k. For k = 3 the share above x is e^-x (1 + x + x^2 / 2).
test.each([-2, 0, 1.5, 3])('shape 3: the share above the quantile at z = %d by its formula', (z) => {
  const x = pointsAt(scoreTable({ position: 'RB', mean: 300, spread: 300 / Math.sqrt(3) }), z) / 100
  expect(Math.exp(-x) * (1 + x + x ** 2 / 2)).toBeCloseTo(1 - normalShareBelow(z), 4)
})

test.each([
  { position: 'QB', mean: 17.1, spread: 8 },
  { position: 'RB', mean: 14.8, spread: 8.3 },
  { position: 'WR', mean: 6.1, spread: 5.7 },
  { position: 'WR', mean: 1.2, spread: 2.1 },
  { position: 'TE', mean: 0.1, spread: 0.4 },
  { position: 'K', mean: 8, spread: 4.3 },
  { position: 'DST', mean: 6.6, spread: 5.7 },
  { position: 'DST', mean: 0.5, spread: 2 },
  { position: 'QB', mean: 20, spread: 1 },
  { position: 'QB', mean: 20, spread: 0.9 },
])('$position with mean $mean and spread $spread: both are met', (expected) => {
  const { mean, spread } = momentsOf(scoreTable(expected))
  expect(Math.abs(mean - expected.mean)).toBeLessThan(0.02)
  expect(Math.abs(spread / expected.spread - 1)).toBeLessThan(0.01)
})

test('scores never fall, and only a defense can score below 0', () => {
  for (const position of ['QB', 'DST']) {
    const table = scoreTable({ position, mean: 5, spread: 5.5 })
    for (let index = 1; index < QUANTILES; index += 1)
      expect(table[index]).toBeGreaterThanOrEqual(table[index - 1]!)
    expect(Math.sign(table[0]!)).toBe(position === 'DST' ? -1 : 0)
  }
})

test('who is expected to score nothing scores 0; without a spread the score is the mean', () => {
  expect(new Set(scoreTable({ position: 'WR', mean: 0, spread: 3 }))).toEqual(new Set([0]))
  expect(new Set(scoreTable({ position: 'WR', mean: -1, spread: 3 }))).toEqual(new Set([0]))
  expect(new Set(scoreTable({ position: 'PG', mean: 31.25, spread: 0 }))).toEqual(new Set([3125]))
})

test('an imported spread of any size gives whole scores of at most 2,000 points', () => {
  const table = scoreTable({ position: 'WR', mean: 2, spread: 500 })
  expect(table.every((score) => Number.isInteger(score) && score >= 0 && score <= 200_000)).toBe(true)
  expect(table.at(-1)).toBe(200_000)
})

test('in a running game points so far are added to what is left of mean and variance', () => {
  // 12 points so far with a quarter of the game left: 12 + 16 / 4 points, and half the spread.
  const running = scoreTable({ position: 'WR', mean: 16, spread: 8 }, { points: 12, left: 0.25 })
  const { mean, spread } = momentsOf(running)
  expect(mean).toBeCloseTo(16, 1)
  expect(spread).toBeCloseTo(4, 1)
  expect(Math.min(...running)).toBeGreaterThanOrEqual(1200)
  expect(new Set(scoreTable({ position: 'WR', mean: 16, spread: 8 }, { points: 21.4, left: 0 }))).toEqual(
    new Set([2140]),
  )
  // Who was expected to score nothing keeps what he has.
  expect(new Set(scoreTable({ position: 'TE', mean: 0, spread: 0 }, { points: 7.9, left: 0.5 }))).toEqual(
    new Set([790]),
  )
})

test('a defense begins with 10 points, which it loses on the way to its mean', () => {
  const defense = { position: 'DST', mean: 6.6, spread: 5.7 }
  expect(scoreTable(defense, { points: 10, left: 1 })).toEqual(scoreTable(defense))
  // 7 points so far and half the game left: 7 + (6.6 - 10) / 2.
  const { mean, spread } = momentsOf(scoreTable(defense, { points: 7, left: 0.5 }))
  expect(mean).toBeCloseTo(5.3, 1)
  expect(spread).toBeCloseTo(5.7 * Math.SQRT1_2, 1)
  expect(new Set(scoreTable(defense, { points: -2, left: 0 }))).toEqual(new Set([-200]))
})
