import { expect, test } from 'vitest'
import { profitAt, profitBars, profitDistribution } from './profit-distribution.ts'

test('profits, their chances and their percentiles', () => {
  const distribution = profitDistribution(Float64Array.of(0, 500, 100, 0, 1400), 300)
  expect([...distribution.sorted]).toEqual([-300, -300, -200, 200, 1100])
  expect(distribution.profit.value).toBe(100)
  // Squares of the distances from 100: 160000, 160000, 90000, 10000, 1000000; their sum / 4 is the variance.
  expect(distribution.profit.error).toBeCloseTo(Math.sqrt(1_420_000 / 4 / 5), 9)
  expect(distribution.roi!.value).toBeCloseTo(1 / 3, 12)
  expect(distribution.chanceOfProfit.value).toBe(0.4)
  expect(distribution.chanceOfLosingAll.value).toBe(0.4)
  expect([0, 0.2, 0.4, 0.5, 0.8, 1].map((share) => profitAt(distribution, share))).toEqual([
    -300, -300, -300, -200, 200, 1100,
  ])
})

test('a free contest has no ROI', () => {
  expect(profitDistribution(Float64Array.of(0, 100), 0).roi).toBeNull()
})

test('every game is in one bar, and the few that win most share the last', () => {
  const totals = Float64Array.from({ length: 1000 }, (_, i) => (i < 990 ? i : 1_000_000 + i))
  const distribution = profitDistribution(totals, 100)
  const bars = profitBars(distribution, 10)
  expect(bars.reduce((sum, { games }) => sum + games, 0)).toBe(1000)
  expect(bars.at(-1)).toMatchObject({ to: 1_000_899, games: expect.any(Number) })
  for (const [i, bar] of bars.entries()) {
    const inside = distribution.sorted.filter(
      (profit) => profit >= bar.from && (profit < bar.to || i === bars.length - 1),
    )
    expect(bar.games).toBe(inside.length)
    if (i > 0) expect(bar.from).toBe(bars[i - 1]!.to)
  }
  expect(profitBars(profitDistribution(new Float64Array(7), 500), 10)).toEqual([
    { from: -500, to: -499, games: 7 },
  ])
  expect(profitBars(profitDistribution(new Float64Array(), 500), 10)).toEqual([])
})
