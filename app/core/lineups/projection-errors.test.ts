import { expect, test } from 'vitest'
import { projectionErrors } from './projection-errors.ts'

test('errors are actual minus projected points, in all and by range', () => {
  // 95 and 97 projected, 101 and 85 scored: 6 over, 12 under. 112 projected, 120 scored.
  const ranges = [
    { from: 110, lineups: 1, projected: 112, actual: 120, distance: 8 },
    { from: 90, lineups: 2, projected: 192, actual: 186, distance: 18 },
  ]
  const errors = projectionErrors(ranges)!
  expect(errors.lineups).toBe(3)
  expect(errors.meanError).toBeCloseTo((6 - 12 + 8) / 3, 9)
  expect(errors.meanDistance).toBeCloseTo((6 + 12 + 8) / 3, 9)
  expect(errors.ranges).toEqual([
    { from: 90, lineups: 2, projected: 96, actual: 93, error: -3 },
    { from: 110, lineups: 1, projected: 112, actual: 120, error: 8 },
  ])
})

test('without lineups that have both there are no errors', () => {
  expect(projectionErrors([])).toBeNull()
})
