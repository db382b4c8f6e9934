import { expect, test } from 'vitest'
import { isThirdQuartile } from './ceiling.ts'
import type { ProjectionRow } from './rows.ts'

const row = (points: number, spread: number | null, ceiling: number | null) =>
  ({ figures: { points, spread, ceiling, ownership: null, captainOwnership: null } }) as ProjectionRow

test('nine of ten players at 0.675 standard deviations', () => {
  const quartile = Array.from({ length: 9 }, (_, i) => row(10 + i, 6, 10 + i + 4.05))
  expect(isThirdQuartile([...quartile, row(20, 8, 40)])).toBe(true)
  expect(isThirdQuartile([...quartile, row(20, 8, 40), row(21, 8, 41)])).toBe(false)
})

test('spreads below a point say nothing: every percentile is near', () => {
  const small = Array.from({ length: 20 }, () => row(1, 0.1, 1.13))
  expect(isThirdQuartile([...small, row(20, 8, 30.24)])).toBe(false)
  expect(isThirdQuartile(small)).toBe(false)
})

test('without spreads or ceilings nothing is said', () => {
  expect(isThirdQuartile([row(10, null, 14), row(10, 6, null)])).toBe(false)
})
