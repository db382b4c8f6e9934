import { expect, test } from 'vitest'
import { rankSpread, ranksInGame, shareAsGood } from './rank-spread.ts'

test('percentiles are ranks that were reached, and the games are not reordered', () => {
  const ranks = Uint32Array.from({ length: 100 }, (_, game) => 100 - game)
  expect(rankSpread(ranks)).toEqual({ low: 5, quarter: 25, median: 50, threeQuarters: 75, high: 95 })
  expect(ranks[0]).toBe(100)
  expect(rankSpread(Uint32Array.of(7))).toEqual({ low: 7, quarter: 7, median: 7, threeQuarters: 7, high: 7 })
})

test('the share of games in which an entry does as well or better', () => {
  expect(shareAsGood(Uint32Array.of(1, 5, 5, 9), 5)).toBe(0.75)
  expect(shareAsGood(Uint32Array.of(4, 5), 3)).toBe(0)
})

test('own entries stand above each other, and tied ones share the best of their places', () => {
  const own = [
    { entry: 2, score: 90, above: 0 },
    { entry: 0, score: 80, above: 3 },
    { entry: 1, score: 80, above: 3 },
    { entry: 3, score: 70, above: 4 },
  ]
  expect(ranksInGame(own)).toEqual([
    { entry: 2, rank: 1 },
    { entry: 0, rank: 5 },
    { entry: 1, rank: 5 },
    { entry: 3, rank: 8 },
  ])
})
