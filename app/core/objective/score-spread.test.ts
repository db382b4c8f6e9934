import { expect, test } from 'vitest'
import { scoreSpread } from './score-spread.ts'

test('the spread of running backs, receivers and kickers grows with the root of their mean', () => {
  expect(scoreSpread('WR', 15)).toBe(9) // sqrt(5.4 x 15)
  expect(scoreSpread('K', 15)).toBe(6) // sqrt(2.4 x 15)
  expect(scoreSpread('RB', 20) / scoreSpread('RB', 5)).toBeCloseTo(2, 12)
  expect(scoreSpread('TE', -1.2)).toBe(0)
})

test('the spread of quarterbacks and defenses is constant above a small mean, and 0 in other sports', () => {
  expect([scoreSpread('QB', 22), scoreSpread('QB', 8)]).toEqual([8, 8])
  expect(scoreSpread('DST', 9)).toBeCloseTo(5.7, 12)
  expect(scoreSpread('PG', 40)).toBe(0)
})

test('the spread goes to 0 with the mean at every position', () => {
  for (const position of ['QB', 'RB', 'WR', 'TE', 'K', 'DST'] as const) {
    expect([scoreSpread(position, 0), scoreSpread(position, -2)]).toEqual([0, 0])
  }
  expect(scoreSpread('QB', 2)).toBe(4) // sqrt(8 x 2)
  expect(scoreSpread('DST', 0.57)).toBeCloseTo(Math.sqrt(5.7 * 0.57), 12)
})
