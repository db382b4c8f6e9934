import { expect, test } from 'vitest'
import { profitAt, profitDistribution } from './profit-distribution.ts'

test('profits, their chances and their percentiles', () => {
  const distribution = profitDistribution(Float64Array.of(0, 500, 100, 0, 1400), 300, 0)
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
  expect(profitDistribution(Float64Array.of(0, 100), 0, 0).roi).toBeNull()
})
