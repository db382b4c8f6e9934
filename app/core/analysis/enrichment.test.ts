import { expect, test } from 'vitest'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import { expectedOwnership } from '../ownership/expected-ownership.ts'
import { learnedByName } from '../ownership/learned.ts'
import { leverageScore } from '../ownership/leverage.ts'
import type { Player } from '../players/player.ts'
import { enrichFromSlate } from './enrichment.ts'
import { smallSlate } from './fixtures/small-slate.ts'

const pool = smallSlate()
/** The enriched flex row of that person when the slate's rows are changed so. */
function enriched(name: string, change: (player: Player) => Player = (player) => player): Player {
  const rows = enrichFromSlate(pool.map(change), SHOWDOWN)
  return rows.find((row) => row.name === name && row.position !== 'CPT')!
}

test('rows keep their order and their figures', () => {
  const rows = enrichFromSlate(pool, SHOWDOWN)
  expect(rows.map(({ id, salary, fppg }) => [id, salary, fppg])).toEqual(
    pool.map(({ id, salary, fppg }) => [id, salary, fppg]),
  )
})

test('opponent ease is the share of teams that rank better, and unknown without a rank', () => {
  // (33 - 5) / 32, (33 - 30) / 32.
  expect(enriched('Joe Archer').opponentEaseScore).toBe(88)
  expect(enriched('Ray Cobb Jr.').opponentEaseScore).toBe(9)
  expect(enriched('Max Young').opponentEaseScore).toBeNull()
})

test('the game environment compares the starters of both teams with a typical game', () => {
  // Archer 20, Sterling 16, Cobb 12, Brown 6; Young 14, Ruiz 10: 78 of 155.2 points is 49.7% less. Kicker and defense don't count.
  expect(enriched('Joe Archer').gameEnvScore).toBe(0)
  // Twice the points: 156 of 155.2 is 0.5% more.
  expect(enriched('Max Young', (row) => ({ ...row, fppg: row.fppg * 2 })).gameEnvScore).toBe(51)
  // Three times: 234 is 50.8% more, which would be 101.
  expect(enriched('Max Young', (row) => ({ ...row, fppg: row.fppg * 3 })).gameEnvScore).toBe(100)
})

test('backups do not count for the game environment', () => {
  const doubled = pool.map((row) => ({ ...row, fppg: row.fppg * 2 }))
  const spare = { ...doubled[0]!, id: 'spare', name: 'Sam Spare', basePlayerId: 'sam-spare', fppg: 30 }
  // Archer is the starter with 40 points: 156 of 155.2, as without the second quarterback.
  expect(enrichFromSlate([...doubled, spare], SHOWDOWN)[0]!.gameEnvScore).toBe(51)
})

test('players marked Out do not count for the game environment', () => {
  const doubled = (row: Player): Player => ({
    ...row,
    fppg: row.fppg * 2,
    injuryStatus: row.name === 'Ed Ruiz' ? 'Out' : 'Healthy',
  })
  // 156 without Ruiz's 20 is 136: 12.4% less.
  expect(enriched('Joe Archer', doubled).gameEnvScore).toBe(38)
})

test('a player whose opponent is unknown has an unknown environment', () => {
  expect(enriched('Max Young', (row) => ({ ...row, opponent: null })).gameEnvScore).toBeNull()
})

test('ownership and leverage are the expected ones, a captain row with the share of the captain’s slot', () => {
  const archer = expectedOwnership(pool, SHOWDOWN)[0]!
  const rows = enrichFromSlate(pool, SHOWDOWN).filter(({ name }) => name === 'Joe Archer')
  expect(rows.map(({ position, ownershipPct }) => [position, ownershipPct])).toEqual([
    ['QB', archer.shares.flexPct],
    ['CPT', archer.shares.captainPct],
  ])
  expect(rows[1]!.leverageScore).toBe(leverageScore(archer.deserved.captainPct, archer.shares.captainPct))
})

test('learned shares are mixed in', () => {
  const learned = learnedByName([
    { playerName: 'Ray Cobb Jr.', games: 9, weight: 9, captainPct: 0, flexPct: 10 },
  ])
  const [before, after] = [new Map(), learned].map((each) =>
    enrichFromSlate(pool, SHOWDOWN, each).find(
      (row) => row.name === 'Ray Cobb Jr.' && row.position !== 'CPT',
    ),
  )
  expect(after!.ownershipPct).toBeLessThan(0.75 * before!.ownershipPct)
  expect(after!.leverageScore).toBeGreaterThan(before!.leverageScore)
})

test('captain rows have the outlook of the flex price', () => {
  const rows = enrichFromSlate(pool, SHOWDOWN).filter(({ name }) => name === 'Joe Archer')
  // 0.3 x 87.5 + 0.4 x 66.7 + 0.3 x 66.7 = 72.9
  expect(rows.map(({ outlookScore, outlookLabel }) => [outlookScore, outlookLabel])).toEqual([
    [73, 'Strong'],
    [73, 'Strong'],
  ])
})

test('the note says where its figures come from, and leaves out what is unknown', () => {
  expect(enriched('Joe Archer').aiInsight).toMatch(
    /^From the slate alone: opponent ease 88 \(MIN ranks 5th\), game environment 0\.$/,
  )
  expect(enriched('Max Young').aiInsight).toBe('From the slate alone: game environment 0.')
  expect(enriched('Max Young', (row) => ({ ...row, opponent: null })).aiInsight).toBeNull()
})

test('all scores are 0 to 100, and the game environment follows projections', () => {
  for (const { opponentEaseScore, gameEnvScore, ownershipPct, leverageScore } of enrichFromSlate(
    pool,
    SHOWDOWN,
  ))
    for (const score of [opponentEaseScore ?? 0, gameEnvScore, ownershipPct, leverageScore]) {
      expect(score).toBeGreaterThanOrEqual(0)
      expect(score).toBeLessThanOrEqual(100)
    }
  // Brown projected for eight points more, in a game whose starters average 78 of the usual 155.2.
  const projected = pool.map((row) => (row.name === 'Al Brown' ? { ...row, projectedPoints: 14 } : row))
  expect(enrichFromSlate(projected, SHOWDOWN)[0]!.gameEnvScore).toBe(
    Math.round((100 * (78 + 8)) / 155.2 - 50),
  )
})

test('weather, betting lines and injuries stay as they are', () => {
  expect(enriched('Joe Archer', (row) => ({ ...row, weatherWind: 9 }))).toMatchObject({
    weatherWind: 9,
    weatherTemp: null,
    overUnder: null,
    injuryStatus: 'Healthy',
  })
})
