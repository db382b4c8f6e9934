import { expect, test } from 'vitest'
import { BIG_LEAGUE } from '#core/formats/big-league.ts'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import { personKey } from '#core/players/player.ts'
import { enrichFromSlate } from './enrichment.ts'
import { smallSlate } from './fixtures/small-slate.ts'
import { leverageScore, ownershipModel } from './ownership.ts'

const sum = (values: Iterable<number>) => [...values].reduce((total, value) => total + value, 0)

test('shares add up to the number of slots, grow with points and never exceed the cap', () => {
  const owned = ownershipModel(smallSlate(), SHOWDOWN)
  expect(owned.size).toBe(8)
  expect(sum(owned.values())).toBeCloseTo(600, 0)
  expect(Math.max(...owned.values())).toBe(80)
  // Seven players at the cap of 80% leave 40% for the player with the lowest average.
  expect(owned.get('will-reich@MIN')).toBe(40)

  const byPlace = ownershipModel(
    smallSlate().filter(({ position }) => position !== 'CPT'),
    BIG_LEAGUE,
  )
  // One QB for one QB slot gets the cap; so do two running backs for three slots.
  expect(byPlace.get('joe-archer@LAC')).toBe(80)
})

test('a player who is Out has no ownership, and shares learned from uploads are mixed in', () => {
  const pool = smallSlate().map((player) =>
    player.name === 'Joe Archer' ? { ...player, injuryStatus: 'Out' as const } : player,
  )
  expect(ownershipModel(pool, SHOWDOWN).get('joe-archer@LAC')).toBe(0)

  const model = ownershipModel(smallSlate(), SHOWDOWN).get('al-brown@LAC')!
  const learned = new Map([['al-brown', { pct: 50, contests: 2 }]])
  expect(ownershipModel(smallSlate(), SHOWDOWN, learned).get('al-brown@LAC')).toBeCloseTo(
    (model * 2 + 100) / 4,
    0,
  )
})

test('leverage is 50 where ownership equals the share by ceiling, and stays within 0 to 100', () => {
  expect([leverageScore(20, 20), leverageScore(30, 20), leverageScore(0, 80), leverageScore(90, 0)]).toEqual([
    50, 60, 0, 100,
  ])
})

test('enrichment from the slate alone: ease from OPRK, environment from both teams, other fields unchanged', () => {
  const before = smallSlate()
  const after = enrichFromSlate(before, SHOWDOWN)
  expect(after.map(({ id, name, salary }) => [id, name, salary])).toEqual(
    before.map(({ id, name, salary }) => [id, name, salary]),
  )
  const of = (name: string) => after.find((player) => player.name === name)!
  expect(of('Joe Archer').opponentEaseScore).toBe(Math.round(((33 - 5) / 32) * 100))
  expect(of('Ed Ruiz').opponentEaseScore).toBe(100)
  expect(of('Max Young').opponentEaseScore).toBe(50)
  // QB 20, WR 16 + 10, RB 14 + 6, TE 12 against the 155.2 points that starters of a game average.
  expect(of('Joe Archer').gameEnvScore).toBe(Math.round(50 + (78 / 155.2 - 1) * 100))
  expect(of('Joe Archer').weatherTemp).toBeNull()
  expect(of('Joe Archer').overUnder).toBeNull()
  for (const player of after) {
    for (const score of [
      player.opponentEaseScore,
      player.gameEnvScore,
      player.ownershipPct,
      player.leverageScore,
    ]) {
      expect(score).toBeGreaterThanOrEqual(0)
      expect(score).toBeLessThanOrEqual(100)
    }
  }
  const twins = after.filter(({ name }) => name === 'Joe Archer')
  expect(new Set(twins.map(personKey)).size).toBe(1)
  expect(new Set(twins.map(({ ownershipPct, outlookScore }) => `${ownershipPct} ${outlookScore}`)).size).toBe(
    1,
  )
})

test('ownership and game environment follow projections where there are any', () => {
  // Brown averages 6 points, which gives the cap of 80%; projected for 0 points Brown has no ownership, and Reich takes that share.
  const pool = smallSlate().map((row) => (row.name === 'Al Brown' ? { ...row, projectedPoints: 0 } : row))
  const owned = ownershipModel(pool, SHOWDOWN)
  expect([owned.get('al-brown@LAC'), owned.get('will-reich@MIN')]).toEqual([0, 80])
  // Brown projected for eight points more, in a game whose starters average 78 of the usual 155.2.
  const better = smallSlate().map((row) => (row.name === 'Al Brown' ? { ...row, projectedPoints: 14 } : row))
  expect(enrichFromSlate(better, SHOWDOWN)[0]!.gameEnvScore).toBe(Math.round((100 * (78 + 8)) / 155.2 - 50))
})
