import { expect, test } from 'vitest'
import { scoreSpread } from './score-spread.ts'

test('the spread of runners, receivers and kickers grows with the root of their mean', () => {
  expect(scoreSpread('WR', 15)).toBe(9) // sqrt(5.4 x 15)
  expect(scoreSpread('K', 15)).toBe(6) // sqrt(2.4 x 15)
  expect(scoreSpread('RB', 20) / scoreSpread('RB', 5)).toBeCloseTo(2, 12)
  expect(scoreSpread('TE', -1.2)).toBe(0)
})

test('quarterbacks and defenses spread alike at every mean, other sports not at all', () => {
  expect([scoreSpread('QB', 22), scoreSpread('QB', 3)]).toEqual([8, 8])
  expect(scoreSpread('DST', -2)).toBe(5.7)
  expect(scoreSpread('PG', 40)).toBe(0)
})
