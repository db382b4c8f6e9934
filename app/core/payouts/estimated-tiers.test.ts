import fc from 'fast-check'
import { expect, test } from 'vitest'
import { estimatedTiers } from './estimated-tiers.ts'
import type { PayoutTier } from './payout-tiers.ts'

/** Added up place by place, without the function of the room. */
function paidInAll(tiers: readonly PayoutTier[]): number {
  let sum = 0
  for (const { from, to, prizeCents } of tiers)
    for (let place = from; place <= to; place += 1) sum += prizeCents
  return sum
}

test('a large tournament: the first prize, the last one and the places are as asked, the pool is exact', () => {
  const tiers = estimatedTiers({
    poolCents: 17_000_000,
    places: 4400,
    firstCents: 4_250_000,
    lastCents: 1500,
  })
  expect(paidInAll(tiers)).toBe(17_000_000)
  expect(tiers.at(-1)).toEqual({ from: 3001, to: 4400, prizeCents: 1500 })
  expect(tiers[0]!.prizeCents).toBeGreaterThan(4_100_000)
  expect(tiers[0]!.prizeCents).toBeLessThan(4_400_000)
  // Round prizes but for the first one: whole quarters of a dollar.
  expect(tiers.slice(1).filter(({ prizeCents }) => prizeCents % 25 !== 0)).toEqual([])
})

test('the published contest of 250 entries is met from its pool, places, first and last prize: first within 3%, the others within 30%', () => {
  const tiers = estimatedTiers({ poolCents: 2_500_000, places: 50, firstCents: 500_000, lastCents: 18_750 })
  const prizeOf = (place: number) => tiers.find(({ from, to }) => from <= place && place <= to)!.prizeCents
  expect(paidInAll(tiers)).toBe(2_500_000)
  expect(Math.abs(prizeOf(1) / 500_000 - 1)).toBeLessThan(0.03)
  expect(Math.abs(prizeOf(2) / 306_250 - 1)).toBeLessThan(0.3)
  expect(Math.abs(prizeOf(50) / 18_750 - 1)).toBeLessThan(0.3)
})

test('whatever is asked: no gap, no place above the one before it, and the pool to the cent', () => {
  const shape = fc.record({
    poolCents: fc.integer({ min: 1, max: 300_000_000 }),
    places: fc.integer({ min: 1, max: 3000 }),
    firstCents: fc.integer({ min: 0, max: 400_000_000 }),
    lastCents: fc.integer({ min: 0, max: 200_000 }),
  })
  fc.assert(
    fc.property(shape, (asked) => {
      const tiers = estimatedTiers(asked)
      expect(paidInAll(tiers)).toBe(asked.poolCents)
      expect(tiers.at(-1)!.to).toBe(Math.min(asked.places, asked.poolCents))
      let before: PayoutTier = { from: 0, to: 0, prizeCents: Number.POSITIVE_INFINITY }
      for (const tier of tiers) {
        expect(tier.from).toBe(before.to + 1)
        expect(tier.to).toBeGreaterThanOrEqual(tier.from)
        expect(tier.prizeCents).toBeLessThan(before.prizeCents)
        expect(Number.isInteger(tier.prizeCents) && tier.prizeCents >= 0).toBe(true)
        before = tier
      }
    }),
    { numRuns: 150 },
  )
})
