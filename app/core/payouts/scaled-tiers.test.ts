import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PayoutTier } from './payout-tiers.ts'
import { scaledTiers } from './scaled-tiers.ts'

/** 250 entries at $109, $25,000. */
const HIGH_HEAT: PayoutTier[] = [
  { from: 1, to: 1, prizeCents: 500_000 },
  { from: 2, to: 2, prizeCents: 306_250 },
  { from: 3, to: 3, prizeCents: 175_000 },
  { from: 4, to: 4, prizeCents: 100_000 },
  { from: 5, to: 5, prizeCents: 75_000 },
  { from: 6, to: 10, prizeCents: 43_750 },
  { from: 11, to: 20, prizeCents: 37_500 },
  { from: 21, to: 30, prizeCents: 31_250 },
  { from: 31, to: 40, prizeCents: 25_000 },
  { from: 41, to: 50, prizeCents: 18_750 },
]
const earlier = { entries: 250, tiers: HIGH_HEAT }
const paidInAll = (tiers: readonly PayoutTier[]) =>
  tiers.reduce((sum, { from, to, prizeCents }) => sum + (to + 1 - from) * prizeCents, 0)

test('with the same size and pool it is the same table', () => {
  expect(scaledTiers(earlier, { entries: 250, poolCents: 2_500_000 })).toEqual(HIGH_HEAT)
})

test('ten times the entries: a fifth is paid, the first gets a fifth of the pool, the last as much as before', () => {
  const tiers = scaledTiers(earlier, { entries: 2500, poolCents: 25_000_000 })
  expect(paidInAll(tiers)).toBe(25_000_000)
  expect(tiers.at(-1)!.to).toBe(500)
  expect(Math.abs(tiers[0]!.prizeCents / 5_000_000 - 1)).toBeLessThan(0.1)
  expect(Math.abs(tiers.at(-1)!.prizeCents / 18_750 - 1)).toBeLessThan(0.06)
})

test('half the fee: half of every prize, within rounding', () => {
  const tiers = scaledTiers(earlier, { entries: 250, poolCents: 1_250_000 })
  expect(paidInAll(tiers)).toBe(1_250_000)
  expect(tiers.at(-1)!.to).toBe(50)
  for (const place of [1, 2, 3, 10, 50]) {
    const prize = (of: readonly PayoutTier[]) => of.find(({ to }) => place <= to)!.prizeCents
    expect(Math.abs(prize(tiers) / prize(HIGH_HEAT) - 0.5)).toBeLessThan(0.04)
  }
})

test('a contest of one paid place keeps it', () => {
  const winner = { entries: 10, tiers: [{ from: 1, to: 1, prizeCents: 9000 }] }
  expect(scaledTiers(winner, { entries: 5, poolCents: 4500 })).toEqual([{ from: 1, to: 1, prizeCents: 4500 }])
  expect(paidInAll(scaledTiers(winner, { entries: 100, poolCents: 90_001 }))).toBe(90_001)
})

test('whatever the size: falling prizes, and the pool to the cent', () => {
  const sizes = fc.record({
    entries: fc.integer({ min: 2, max: 300_000 }),
    poolCents: fc.integer({ min: 1000, max: 500_000_000 }),
  })
  fc.assert(
    fc.property(sizes, (size) => {
      const tiers = scaledTiers(earlier, size)
      expect(paidInAll(tiers)).toBe(size.poolCents)
      expect(tiers.every(({ prizeCents }, i) => i === 0 || prizeCents < tiers[i - 1]!.prizeCents)).toBe(true)
      expect(tiers.every(({ from }, i) => from === (i === 0 ? 1 : tiers[i - 1]!.to + 1))).toBe(true)
    }),
  )
})
