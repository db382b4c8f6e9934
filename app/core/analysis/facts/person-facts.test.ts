import { expect, test } from 'vitest'
import { BIG_LEAGUE } from '#core/formats/big-league.ts'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import { makePlayer } from '../../players/fixtures/make-player.ts'
import type { Player } from '../../players/player.ts'
import { smallSlate } from '../fixtures/small-slate.ts'
import { personFacts, slateStandings } from './person-facts.ts'

const pool = smallSlate()
const rowOf = (name: string, isCaptain = false, rows: readonly Player[] = pool) =>
  rows.find((player) => player.name === name && (player.position === 'CPT') === isCaptain)!
const [_captainSlot, _flexSlot] = SHOWDOWN.rosterSlots

/** The facts about a person outside the lineup when the slate's rows are changed so. */
function factsOf(name: string, change: (player: Player) => Player = (player) => player) {
  const changed = pool.map(change)
  return personFacts(rowOf(name, false, changed), null, SHOWDOWN, slateStandings(changed, SHOWDOWN))
}

test('ranks count who is better, equals share a rank, and the percentile is the share of the others beaten', () => {
  // Points: 20 16 14 12 10 8 6 4. Value per 1,000: Archer, Cobb and Vikings 2; Sterling 1.78; Young 1.75.
  expect(factsOf('Cal Sterling').standing).toMatchObject({ pointsRank: 2, valueRank: 4, of: 8 })
  expect(factsOf('Cal Sterling').standing!.percentile).toBeCloseTo(600 / 7, 9)
  for (const name of ['Joe Archer', 'Ray Cobb Jr.', 'Vikings'])
    expect(factsOf(name).standing!.valueRank).toBe(1)
  // Ruiz is the second of two wide receivers.
  expect(factsOf('Ed Ruiz').standing).toMatchObject({ pointsRank: 5, positionRank: 2, ofPosition: 2 })
})

test('a pool no larger than a lineup gives no ranks', () => {
  const person = (i: number) => makePlayer({ id: `p${i}`, fppg: i })
  const six = Array.from({ length: 6 }, (_, i) => person(i))
  expect(slateStandings(six, SHOWDOWN).standingByKey.size).toBe(0)
  expect(slateStandings([...six, person(6)], SHOWDOWN).standingByKey.size).toBe(7)
})

test('the usual range is the expected points and one standard deviation, never below zero', () => {
  // A wide receiver's variance is 5.4 per point.
  const sd = Math.sqrt(5.4 * 16)
  const { spread } = factsOf('Cal Sterling')
  expect(spread!.sd).toBeCloseTo(sd, 9)
  expect(spread!.low).toBeCloseTo(16 - sd, 9)
  expect(spread!.high).toBeCloseTo(16 + sd, 9)
  const poor = factsOf('Cal Sterling', (player) => ({ ...player, fppg: 1 }))
  expect(poor.spread).toMatchObject({ low: 0 })
  expect(factsOf('Cal Sterling', (player) => ({ ...player, fppg: 0 })).spread).toBeNull()
})

test('a projection replaces the average in every figure but the outlook', () => {
  const projected = factsOf('Max Young', (player) => ({ ...player, projectedPoints: 24 }))
  expect(projected).toMatchObject({ expected: 24, whose: 'projection', projected: 24, value: 3 })
  expect(projected.outlook).toEqual(factsOf('Max Young').outlook)
  expect(factsOf('Max Young').whose).toBe('average')
})

test('a free player has a value of zero', () => {
  expect(factsOf('Vikings', (player) => ({ ...player, salary: 0 })).value).toBe(0)
})

test('weather is null until one of its figures is known', () => {
  expect(factsOf('Max Young').weather).toBeNull()
  expect(factsOf('Max Young', (player) => ({ ...player, weatherWind: 12 })).weather).toEqual({
    temp: null,
    wind: 12,
    precip: null,
  })
})

test('names, positions and teams are cleaned before a text may use them', () => {
  const dirty = makePlayer({ id: 'x', name: 'Al\u202E  Brown', position: 'R\u200BB', team: 'L\u200BAC' })
  const facts = personFacts(dirty, null, SHOWDOWN, slateStandings([dirty], SHOWDOWN))
  expect(facts).toMatchObject({ name: 'Al Brown', position: 'RB', team: 'LAC' })
})

test('a format without a captain has no captain price, and counts value per dollar', () => {
  const guard = makePlayer({ id: 'g', position: 'PG', salary: 20, fppg: 50 })
  const facts = personFacts(guard, null, BIG_LEAGUE, slateStandings([guard], BIG_LEAGUE))
  expect(facts).toMatchObject({ asCaptain: null, value: 2.5, spread: null })
})
