import { expect, test } from 'vitest'
import { captainChoices, contestAnalytics } from './analytics.ts'
import { lineupCopies } from './copies.ts'
import { compareExposure } from './exposure.ts'
import { type Field, NO_PLAYER } from './field.ts'
import { contestLessons, learningStats, winningRank } from './learning.ts'
import { matchSlate } from './slate-match.ts'

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

const EMPTY: Made['players'] = [null, null, null]

test('captains by count, equal counts by the better average rank', () => {
  const field = fieldOf([
    { rank: 1, points: 90, players: [2, 0, 1] },
    { rank: 4, points: 60, players: [2, 0, 3] },
    { rank: 2, points: 80, players: [1, 0, 2] },
    { rank: 2, points: 80, players: [1, 0, 3] },
    { rank: 5, points: 10, players: [0, 1, 2] },
    { rank: 6, points: 0, players: EMPTY },
  ])
  expect(captainChoices(field)).toEqual([
    { player: 'Bo', count: 2, avgRank: 2 },
    { player: 'Cy', count: 2, avgRank: 2.5 },
    { player: 'Ann', count: 1, avgRank: 5 },
  ])
  expect(contestAnalytics(field)).toMatchObject({
    entries: 6,
    lineups: 5,
    winningPoints: 90,
    averagePoints: 320 / 6,
    mostCommonCpt: { player: 'Bo', count: 2 },
  })
})

test('lineups by average ownership: steps of 5% without gaps; hidden slots and empty lineups are left out', () => {
  const field = fieldOf([
    // Ann is in all four lineups of five entries: 80%. Bo, Cy: 40%; Di: 20%; Ed: 20%.
    { rank: 1, points: 1, players: [0, 1, 2] },
    { rank: 2, points: 1, players: [0, 1, 2] },
    { rank: 3, points: 1, players: [0, 3, null] },
    { rank: 4, points: 1, players: [0, 4, null] },
    { rank: 5, points: 0, players: EMPTY },
  ])
  // (80 + 40 + 40) / 3 = 53.3 and (80 + 20) / 2 = 50.
  expect(contestAnalytics(field).ownershipDistribution).toEqual([
    { range: '50-55%', count: 4 },
    { range: 'No lineup shown', count: 1 },
  ])
  const spread = fieldOf([
    { rank: 1, points: 1, players: [0, 0, 0] },
    { rank: 2, points: 1, players: [1, 2, 3] },
  ])
  // Ann is counted three times in two entries, 150%; a share above 100% is in the last step.
  const distribution = contestAnalytics(spread).ownershipDistribution
  expect([distribution[0], distribution.at(-1)]).toEqual([
    { range: '50-55%', count: 1 },
    { range: '95-100%', count: 1 },
  ])
  expect(distribution).toHaveLength(10)
  expect(distribution.slice(1, -1).every(({ count }) => count === 0)).toBe(true)
})

test('exposure of the user, the field and the best entries, widest gap first, without empty lineups', () => {
  const field = fieldOf([
    { rank: 1, points: 9, players: [0, 1, 2] },
    { rank: 2, points: 8, players: [1, 0, 2] },
    { rank: 3, points: 7, players: [1, 2, 3] },
    { rank: 4, points: 6, players: [1, 2, 4] },
    { rank: 5, points: 0, players: EMPTY },
  ])
  const mine = compareExposure(field, [2, 4], 1)
  expect(mine.map(({ player }) => player)).toEqual(['Di', 'Ann', 'Ed', 'Bo', 'Cy'])
  expect(mine[0]).toEqual({
    player: 'Di',
    pointsMilli: 30_000,
    mine: { exposurePct: 100, captainExposurePct: 0 },
    field: { exposurePct: 25, captainExposurePct: 0 },
    best: { exposurePct: 0, captainExposurePct: 0 },
  })
  const bo = mine.find(({ player }) => player === 'Bo')
  expect(bo).toMatchObject({
    field: { exposurePct: 100, captainExposurePct: 75 },
    best: { captainExposurePct: 0 },
  })
  // Without the user's entries the gap is between the best entries and the field.
  const [widest] = compareExposure(field, [], 1)
  expect(widest).toMatchObject({ player: 'Ann', mine: null })
})

test('copies have the same captain and the same other players; empty lineups are not counted', () => {
  const field = fieldOf([
    { rank: 1, points: 9, players: [0, 1, 2] },
    { rank: 1, points: 9, players: [0, 1, 2] },
    { rank: 1, points: 9, players: [1, 0, 2] },
    { rank: 4, points: 0, players: EMPTY },
    { rank: 4, points: 0, players: EMPTY },
  ])
  const { copies, distinct } = lineupCopies(field)
  expect([[...copies], distinct]).toEqual([[2, 2, 1, 0, 0], 2])
})

test('lineups whose hashes collide are compared by their players', () => {
  // 5,000 lineups in a table of 16,384 places: hundreds collide.
  const entries = Array.from({ length: 5000 }, (_, number) => ({
    rank: number + 1,
    points: 0,
    players: [number % 8, 8 + (number % 625), 700 + Math.floor(number / 625)],
  }))
  const players = Array.from({ length: 720 }, (_, number) => ({
    name: `Player ${number}`,
    position: null,
    draftedPct: null,
    pointsMilli: null,
  }))
  const keys = new Set(entries.map((entry) => entry.players.join()))
  expect(lineupCopies(fieldOf(entries, { players })).distinct).toBe(keys.size)
})

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

test('a slate fits when it has the players of 95% of the roster places, weighted by how often each was drafted', () => {
  // 100 places: Ann holds 90 of them, Bo to Flo two each.
  const entries = Array.from({ length: 30 }, (_, i) => ({
    rank: i + 1,
    points: 1,
    players: i < 10 ? [0, 0, 1 + (i % 5)] : [0, 0, 0],
  }))
  const field = fieldOf(entries)
  const slate = (slateId: number, ...people: string[]) => ({ slateId, people: new Set(people) })
  const most = ['ann', 'bo', 'cy', 'di']
  // All but Ed and Flo, who hold 4 of the 90 places: 95.6%.
  expect(matchSlate(field, [slate(1, ...most)])).toEqual({ kind: 'one', slateId: 1 })
  // Seven of eight names, but Ann is the one that is missing.
  expect(matchSlate(field, [slate(2, 'bo', 'cy', 'di', 'ed', 'flo', 'gus', 'hal')])).toEqual({ kind: 'none' })
  expect(matchSlate(field, [slate(3, 'ann', 'bo')])).toEqual({ kind: 'none' })
  // The better fit first; of equal ones the newer slate.
  const all = [...most, 'ed', 'flo']
  expect(matchSlate(field, [slate(4, ...most), slate(5, ...all), slate(6, ...all)])).toEqual({
    kind: 'several',
    slateIds: [6, 5, 4],
  })
  expect(matchSlate(field, [])).toEqual({ kind: 'none' })
})
