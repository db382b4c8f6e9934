import { expect, test } from 'vitest'
import { estimates, priced } from '../../projections/testing/priced.ts'
import { mainSlateBaseline, mainSlateSpread } from './main-slate-points.ts'

test('an average that the price does not expect counts against the player', () => {
  // A receiver at $5,000: expected -7.7 + 17.9 = 10.2. At 12: 12 - 10.2 - 2 < 0, so -3.45 + 8.955 + 0.322 * 12 = 9.369.
  // At 16: excess 3.8, trusted 8.4: -3.45 + 8.955 + 2.7048 = 8.2098.
  expect(estimates(mainSlateBaseline, [priced('WR', 5_000, 12), priced('WR', 5_000, 16)])).toEqual([
    9.37, 8.21,
  ])
})

test('at the lowest price the average counts up to a cap, and little above the stale one', () => {
  const pool = [priced('RB', 4_000, 0.5), priced('RB', 4_000, 6), priced('RB', 4_000, 9)]
  // 0.3 + 0.69; 0.3 + 1.38; 0.3 times that
  expect(estimates(mainSlateBaseline, pool)).toEqual([0.99, 1.68, 0.5])
})

test('the second quarterback of a team by price alone; never below zero; no formula for kickers', () => {
  const pool = [
    priced('QB', 7_000, 20),
    priced('QB', 5_000, 18),
    priced('QB', 4_200, 3),
    priced('TE', 2_600, 0),
    priced('K', 4_000, 9),
  ]
  // -2.1 + 8.988 + 11.08; -1.5 + 4.4; -1.5 + 0.88 < 0; -0.1 + 0.674 * 2.6 = 1.6524
  expect(estimates(mainSlateBaseline, pool)).toEqual([17.97, 2.9, 0, 1.65, null])
})

test('without averages the average is the one that the price expects', () => {
  const pool = [priced('WR', 5_000, null), priced('WR', 3_000, null), priced('QB', 7_000, null)]
  // -3.45 + 8.955 + 0.322 * 10.2; the constant of the lowest price; -2.1 + 8.988 + 0.554 * 21.79
  expect(estimates(mainSlateBaseline, pool)).toEqual([8.79, 0.18, 18.96])
})

test('the spread grows without a jump', () => {
  for (const position of ['QB', 'RB', 'WR', 'TE', 'DST'])
    for (let points = 0.1; points < 30; points += 0.1) {
      const step = mainSlateSpread(position, points + 0.001) - mainSlateSpread(position, points)
      expect(step, `${position} at ${points}`).toBeGreaterThanOrEqual(0)
      expect(step, `${position} at ${points}`).toBeLessThan(0.02)
    }
})

test('the spread by position', () => {
  const spreads = ['QB', 'RB', 'WR', 'TE', 'DST', 'K'].map((at) => mainSlateSpread(at, 10))
  // 43 + 27; 6 + 67; 3 + 68; 72 - 8
  expect(spreads).toEqual([Math.sqrt(70), Math.sqrt(73), Math.sqrt(71), 8, 6, 0])
  expect(mainSlateSpread('WR', 0)).toBe(0)
})
