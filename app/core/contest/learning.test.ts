import { expect, test } from 'vitest'
import { contestLessons, learningStats, winningRank } from './learning.ts'
import { fieldOf } from './testing/field-of.ts'

test('the best 1% counts as winning; in a small contest the first place does', () => {
  expect([1, 50, 199, 200, 1000].map(winningRank)).toEqual([1, 1, 1, 2, 10])
})

test('a pair is learned when at least two lineups and 1% of the lineups hold it; its points are the sum of both', () => {
  const rare = [6, 7, 0]
  const field = fieldOf([[2, 1, 3], ...Array.from({ length: 296 }, () => [1, 2, 3]), rare, rare])
  const lessons = contestLessons(
    field,
    new Map([['cora-dale', { position: 'QB', salary: 9000, opponent: 'BUF' }]]),
  )
  expect([lessons.lineups, lessons.winningLineups]).toEqual([299, 2])
  // 1% of 299 is 3: Gil and Hal are together in two lineups only.
  expect(lessons.stacks).toEqual([
    {
      player1Name: 'Bea Crow',
      player2Name: 'Cora Dale',
      lineups: 297,
      winningLineups: 2,
      combinedMilli: 30_000,
    },
    {
      player1Name: 'Bea Crow',
      player2Name: 'Dora Elm',
      lineups: 297,
      winningLineups: 2,
      combinedMilli: 40_000,
    },
    {
      player1Name: 'Cora Dale',
      player2Name: 'Dora Elm',
      lineups: 297,
      winningLineups: 2,
      combinedMilli: 50_000,
    },
  ])
  expect(learningStats(lessons)).toEqual({ players: 8, stacks: 3, matchups: 1 })
  const once = fieldOf([
    [0, 1, 2],
    [0, 3, 4],
  ])
  expect(contestLessons(once, null).stacks).toEqual([])
  expect(contestLessons({ ...once, isLive: true }, null)).toMatchObject({
    lineups: 0,
    players: [],
    stacks: [],
  })
})

test('a player without known points or opponent is not learned as a matchup', () => {
  const field = fieldOf([[0, 1, 2]])
  const unscored = {
    ...field,
    players: field.players.map((player) => ({ ...player, pointsMilli: null })),
  }
  const slate = new Map([['ada-brook', { position: 'QB', salary: 9000, opponent: 'BUF' }]])
  expect(learningStats(contestLessons(field, slate)).matchups).toBe(1)
  expect(learningStats(contestLessons(unscored, slate)).matchups).toBe(0)
})
