import { expect, test } from 'vitest'
import { kellyShare, kellyShareAt } from './kelly-share.ts'

/** Ten thousand games of a stake of 100, of which this share wins `odds` stakes. */
function bets(winning: number, odds: number): number[] {
  return Array.from({ length: 10_000 }, (_, game) => (game < winning * 10_000 ? 100 * odds : -100))
}

test.each([
  // Kelly's own case: an even bet won with chance p takes 2p - 1 of the bankroll.
  { winning: 0.6, odds: 1, share: 0.2 },
  { winning: 0.75, odds: 1, share: 0.5 },
  // At odds of b to 1 it is p - (1 - p) / b.
  { winning: 0.2, odds: 5, share: 0.2 - 0.8 / 5 },
  { winning: 0.002, odds: 999, share: 0.002 - 0.998 / 999 },
])('won in $winning of the games at $odds to 1: $share of the bankroll', ({ winning, odds, share }) => {
  expect(kellyShare(bets(winning, odds), 100)).toBeCloseTo(share, 5)
})

test('nothing without an edge, everything where nothing can be lost', () => {
  expect(kellyShare(bets(0.5, 1), 100)).toBe(0)
  expect(kellyShare(bets(0.4, 1), 100)).toBe(0)
  expect(kellyShare([10, 20], 100)).toBe(1)
  expect(kellyShare([], 100)).toBe(0)
  expect(kellyShare([10], 0)).toBe(0)
})

test('three outcomes: no other share grows faster', () => {
  const profits = [...bets(0.45, 1.5), ...bets(0.3, 4), ...Array<number>(6_000).fill(-30)]
  const growth = (share: number) =>
    profits.reduce((sum, profit) => sum + Math.log(1 + (share * profit) / 100), 0)
  const best = kellyShare(profits, 100)
  expect(best).toBeGreaterThan(0.05)
  expect(best).toBeLessThan(0.9)
  for (let share = 0; share < 1; share += 0.01) expect(growth(share)).toBeLessThanOrEqual(growth(best) + 1e-6)
})

test('a profit that is believed less takes less', () => {
  // Won with chance 0.6 and paid 200: a mean of 20. Believed to be 10, each win pays 200 * 110 / 120 = 183.33: odds of 0.8333.
  expect(kellyShareAt(bets(0.6, 1), 100, 10)).toBeCloseTo(0.6 - 0.4 / (5 / 6), 5)
  expect(kellyShareAt(bets(0.6, 1), 100, 20)).toBeCloseTo(0.2, 5)
  expect(kellyShareAt(bets(0.6, 1), 100, 0)).toBe(0)
  expect(kellyShareAt(bets(0, 1), 100, 10)).toBe(0)
})
