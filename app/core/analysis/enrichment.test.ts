import { expect, test } from 'vitest'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import type { Player } from '../players/player.ts'
import { enrichFromSlate } from './enrichment.ts'
import { smallSlate } from './fixtures/small-slate.ts'
import { deservedShares, leverageScore, ownershipModel } from './ownership.ts'

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

test('opponent ease is the share of teams that rank better, and 50 without a rank', () => {
  // (33 - 5) / 32, (33 - 30) / 32.
  expect(enriched('Joe Archer').opponentEaseScore).toBe(88)
  expect(enriched('Ray Cobb Jr.').opponentEaseScore).toBe(9)
  expect(enriched('Max Young').opponentEaseScore).toBe(50)
})

test('the game environment compares the starters of both teams with a typical game', () => {
  // Archer 20, Sterling 16, Cobb 12, Brown 6; Young 14, Ruiz 10: 78 of 155.2 points is 49.7% less. Kicker and defense don't count.
  expect(enriched('Joe Archer').gameEnvScore).toBe(0)
  // Twice the points: 156 of 155.2 is 0.5% more.
  expect(enriched('Max Young', (row) => ({ ...row, fppg: row.fppg * 2 })).gameEnvScore).toBe(51)
  // Three times: 234 is 50.8% more, which would be 101.
  expect(enriched('Max Young', (row) => ({ ...row, fppg: row.fppg * 3 })).gameEnvScore).toBe(100)
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

test('a player whose opponent is unknown has an average environment', () => {
  expect(enriched('Max Young', (row) => ({ ...row, opponent: null })).gameEnvScore).toBe(50)
})

test('ownership comes from the model, leverage compares it with the share that the ceiling deserves', () => {
  const owned = ownershipModel(pool, SHOWDOWN)
  const deserved = deservedShares(pool, SHOWDOWN)
  const rows = enrichFromSlate(pool, SHOWDOWN)
  const archer = rows.filter(({ name }) => name === 'Joe Archer')
  const key = [...owned.keys()].find((each) => each.includes('archer'))!
  expect(archer.map(({ ownershipPct }) => ownershipPct)).toEqual([owned.get(key), owned.get(key)])
  expect(archer[0]!.leverageScore).toBe(leverageScore(deserved.get(key)!, owned.get(key)!))
})

test('captain rows have the outlook of the flex price', () => {
  const rows = enrichFromSlate(pool, SHOWDOWN).filter(({ name }) => name === 'Joe Archer')
  // 0.3 x 87.5 + 0.4 x 66.7 + 0.3 x 66.7 = 72.9
  expect(rows.map(({ outlookScore, outlookLabel }) => [outlookScore, outlookLabel])).toEqual([
    [73, 'Strong'],
    [73, 'Strong'],
  ])
})

test('the note says where its figures come from, and that a rank is missing', () => {
  expect(enriched('Joe Archer').aiInsight).toMatch(
    /^From the slate alone: opponent ease 88 \(MIN ranks 5th\), game environment 0, ownership about \d+%, leverage \d+\.$/,
  )
  expect(enriched('Max Young').aiInsight).toContain('opponent ease 50 (no rank in the file)')
})

test('weather, betting lines and injuries stay as they are', () => {
  expect(enriched('Joe Archer', (row) => ({ ...row, weatherWind: 9 }))).toMatchObject({
    weatherWind: 9,
    weatherTemp: null,
    overUnder: null,
    injuryStatus: 'Healthy',
  })
})
