import { expect, test } from 'vitest'
import { poolOfFees, type RakeColumn } from './rake.ts'

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
  const fees = { entries: 10_000, feeCents }
  const keptPct = (column: RakeColumn) => 100 - poolOfFees(fees, column) / (100 * feeCents)
  expect(keptPct('guaranteed')).toBeCloseTo(guaranteed, 9)
  expect(keptPct('guaranteed_multiple')).toBeCloseTo(multiple, 9)
  expect(keptPct('not_guaranteed')).toBeCloseTo(notGuaranteed, 9)
})

test('the pool is what the rake leaves, never a cent less', () => {
  expect(poolOfFees({ entries: 1000, feeCents: 1000 }, 'guaranteed')).toBe(850_000)
  expect(poolOfFees({ entries: 3, feeCents: 25 }, 'guaranteed')).toBe(64)
})
