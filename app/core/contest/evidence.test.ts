import { expect, test } from 'vitest'
import { isEnough, shrunkCorrelation, tooFewGames } from './evidence.ts'

test('from three games on there is enough to show a figure', () => {
  expect([1, 2, 3, 4].map(isEnough)).toEqual([false, false, true, true])
  expect(tooFewGames(1)).toBe('1 game: too few to say')
  expect(tooFewGames(2)).toBe('2 games: too few to say')
})

test('the correlation of a pair counts half at ten games, and is not shown below three', () => {
  expect(shrunkCorrelation(0.3, 10)).toBeCloseTo(0.15, 12)
  expect(shrunkCorrelation(-0.26, 3)).toBeCloseTo(-0.06, 12)
  expect([shrunkCorrelation(0.9, 1), shrunkCorrelation(0.9, 2), shrunkCorrelation(null, 9)]).toEqual([
    null,
    null,
    null,
  ])
})
