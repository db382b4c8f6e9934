import { expect, test } from 'vitest'
import { type Field, NO_PLAYER } from './field.ts'
import { contestLessons, learningStats, winningRank } from './learning.ts'

/** An entry as rank, points and the numbers of its players, the captain first; null is a hidden slot. */
type Made = { rank: number; points: number; players: (number | null)[] }

const NAMES = ['Ann', 'Bo', 'Cy', 'Di', 'Ed', 'Flo', 'Gus', 'Hal']

/** A field of made entries of three slots, captain first. Every player scored 10 points times their number. */
function fieldOf(entries: readonly Made[], more: Partial<Field> = {}): Field {
  return {
    entries: entries.length,
    lineupSize: 3,
    hasCaptain: true,
    isLive: false,
    players: NAMES.map((name, number) => ({
      name,
      position: null,
      draftedPct: null,
      pointsMilli: 10_000 * number,
    })),
    ranks: Uint32Array.from(entries, ({ rank }) => rank),
    pointsMilli: Int32Array.from(entries, ({ points }) => 1000 * points),
    entryIds: Float64Array.from(entries.keys()),
    slots: Uint16Array.from(entries.flatMap(({ players }) => players.map((player) => player ?? NO_PLAYER))),
    names: new TextEncoder().encode(entries.map((_, number) => `user-${number}\n`).join('')),
    ...more,
  }
}

test('the best 1% counts as winning; in a small contest the first place does', () => {
  expect([1, 50, 199, 200, 1000].map(winningRank)).toEqual([1, 1, 1, 2, 10])
})

test('a pair is learned when at least two lineups and 1% of the lineups hold it; its points are the sum of both', () => {
  const rare = { rank: 300, points: 0, players: [6, 7, 0] }
  const field = fieldOf([
    { rank: 1, points: 9, players: [2, 1, 3] },
    ...Array.from({ length: 296 }, (_, i) => ({ rank: i + 2, points: 1, players: [1, 2, 3] })),
    rare,
    rare,
  ])
  const lessons = contestLessons(field, new Map([['cy', { position: 'QB', salary: 9000, opponent: 'BUF' }]]))
  expect([lessons.lineups, lessons.winningLineups]).toEqual([299, 2])
  // 1% of 299 is 3: Gus and Hal are together in two lineups only.
  expect(lessons.stacks).toEqual([
    { player1Name: 'Bo', player2Name: 'Cy', lineups: 297, winningLineups: 2, combinedMilli: 30_000 },
    { player1Name: 'Bo', player2Name: 'Di', lineups: 297, winningLineups: 2, combinedMilli: 40_000 },
    { player1Name: 'Cy', player2Name: 'Di', lineups: 297, winningLineups: 2, combinedMilli: 50_000 },
  ])
  expect(learningStats(lessons)).toEqual({ players: 8, stacks: 3, matchups: 1 })
  const once = fieldOf([
    { rank: 1, points: 1, players: [0, 1, 2] },
    { rank: 2, points: 1, players: [0, 3, 4] },
  ])
  expect(contestLessons(once, null).stacks).toEqual([])
  expect(contestLessons({ ...once, isLive: true }, null)).toMatchObject({
    lineups: 0,
    players: [],
    stacks: [],
  })
})

test('a player without known points or opponent is not learned as a matchup', () => {
  const field = fieldOf([{ rank: 1, points: 1, players: [0, 1, 2] }])
  const unscored = {
    ...field,
    players: field.players.map((player) => ({ ...player, pointsMilli: null })),
  }
  const slate = new Map([['ann', { position: 'QB', salary: 9000, opponent: 'BUF' }]])
  expect(learningStats(contestLessons(field, slate)).matchups).toBe(1)
  expect(learningStats(contestLessons(unscored, slate)).matchups).toBe(0)
})
