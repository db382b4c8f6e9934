import { expect, test } from 'vitest'
import { performanceGrade } from './saved-lineup.ts'

test('a score within a tenth of the projection is as expected, both ends included', () => {
  expect([89.99, 90, 100, 110, 110.01].map((actual) => performanceGrade(actual, 100))).toEqual([
    'Underperformed',
    'Expected',
    'Expected',
    'Expected',
    'Overperformed',
  ])
})

test('there is no grade without a score, or without points that were projected', () => {
  expect(performanceGrade(null, 100)).toBeNull()
  expect([performanceGrade(120, 0), performanceGrade(0, 0), performanceGrade(5, -3)]).toEqual([
    null,
    null,
    null,
  ])
  expect(performanceGrade(0, 100)).toBe('Underperformed')
})
