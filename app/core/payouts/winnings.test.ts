import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PayoutTier } from './payout-tiers.ts'
import { winningsCents } from './winnings.ts'

/** The published table of a contest of 250 entries that pays $25,000. */
const HIGH_HEAT: PayoutTier[] = [
  [1, 1, 500_000],
  [2, 2, 306_250],
  [3, 3, 175_000],
  [4, 4, 100_000],
  [5, 5, 75_000],
  [6, 10, 43_750],
  [11, 20, 37_500],
  [21, 30, 31_250],
  [31, 40, 25_000],
  [41, 50, 18_750],
].map(([from, to, prizeCents]) => ({ from: from!, to: to!, prizeCents: prizeCents! }))

test('ties share the places they cover', () => {
  const tiers = [
    { from: 1, to: 1, prizeCents: 1000 },
    { from: 2, to: 2, prizeCents: 500 },
    { from: 3, to: 3, prizeCents: 200 },
  ]
  expect([...winningsCents([1, 2, 2, 4], tiers)]).toEqual([1000, 350, 350, 0])
  expect([...winningsCents([3, 1, 1, 3, 3], tiers)]).toEqual([67, 750, 750, 67, 66])
})

test('with any ties the winnings sum to the prize pool to the cent', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 90 }), { minLength: 250, maxLength: 250 }), (scores) => {
      const ranks = scores.map((score) => 1 + scores.filter((other) => other > score).length)
      const winnings = winningsCents(ranks, HIGH_HEAT)
      expect(winnings.reduce((sum, cents) => sum + cents, 0)).toBe(2_500_000)
      expect(
        ranks.every((rank, i) =>
          ranks.every((other, j) => other <= rank || winnings[i]! >= winnings[j]! - 1),
        ),
      ).toBe(true)
    }),
    { numRuns: 60 },
  )
})
