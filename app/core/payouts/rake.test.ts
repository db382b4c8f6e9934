import { expect, test } from 'vitest'
import { poolOfFees, rakePct } from './rake.ts'

test.each([
  [500, 15.9, 13.05, 10],
  [501, 15, 13.05, 10],
  [2500, 15, 13.05, 10],
  [2501, 14.25, 12, 10],
  [5000, 12, 12, 10],
  [10_000, 10, 10, 8.27],
  [50_000, 10, 10, 5.67],
  [100_000, 5.67, 5.67, 5.67],
])('a fee of %i cents', (feeCents, guaranteed, multiple, notGuaranteed) => {
  expect(rakePct(feeCents, 'guaranteed')).toBe(guaranteed)
  expect(rakePct(feeCents, 'guaranteed_multiple')).toBe(multiple)
  expect(rakePct(feeCents, 'not_guaranteed')).toBe(notGuaranteed)
})

test('the pool is what the rake leaves, never a cent less', () => {
  expect(poolOfFees({ entries: 1000, feeCents: 1000 }, 'guaranteed')).toBe(850_000)
  expect(poolOfFees({ entries: 3, feeCents: 25 }, 'guaranteed')).toBe(64)
})
