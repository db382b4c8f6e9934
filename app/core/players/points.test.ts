import { expect, test } from 'vitest'
import { smallSlate } from '../analysis/fixtures/small-slate.ts'
import { SHOWDOWN } from '../formats/dk-showdown.ts'
import { peopleOf, personValue } from './people.ts'
import type { Player } from './player.ts'
import {
  countedPoints,
  expectedPoints,
  inHindsight,
  pointsByOf,
  pointsSources,
  whosePoints,
  whosePointsOf,
} from './points.ts'
import { pointsWord, pointsWords } from './points-words.ts'

/** Joe Archer averages 20 points and costs $10,000 as flex. */
const archer = smallSlate().find(({ id }) => id === 'joe-archer')!

test('without a projection the average is expected; a projection takes its place, a projection of 0 too', () => {
  expect([expectedPoints(archer), whosePoints(archer)]).toEqual([20, 'average'])
  const projected = { ...archer, projectedPoints: 23.5 }
  expect([expectedPoints(projected), whosePoints(projected)]).toEqual([23.5, 'projection'])
  const benched = { ...archer, projectedPoints: 0 }
  expect([expectedPoints(benched), whosePoints(benched)]).toEqual([0, 'projection'])
  expect(projected.fppg).toBe(20)
})

test('a player that an older version stored has no field for a projection: the average is expected', () => {
  const { projectedPoints, actualPoints, ...known } = archer
  const stored = JSON.parse(JSON.stringify(known)) as Player
  expect([expectedPoints(stored), whosePoints(stored)]).toEqual([20, 'average'])
})

test('an injury and the synergy multiplier change the points that count, not those that are expected', () => {
  const counted = (more: Partial<Player>) => countedPoints({ ...archer, ...more })
  expect([counted({}), counted({ projectedPoints: 10 }), counted({ synergyMultiplier: 1.1 })]).toEqual([
    20, 10, 22,
  ])
  const hurt = (['Questionable', 'Doubtful', 'Out'] as const).map((injuryStatus) => counted({ injuryStatus }))
  expect(hurt).toEqual([18, 5, 0])
  expect(expectedPoints({ ...archer, injuryStatus: 'Out' } as Player)).toBe(20)
})

test('one projection makes it a projected pool', () => {
  const pool = smallSlate()
  expect(whosePointsOf(pool)).toBe('average')
  const estimated = pool.map((row) => ({ ...row, projectedPoints: 9, projectedBy: 'baseline' as const }))
  expect(whosePointsOf(estimated)).toBe('baseline')
  expect(whosePointsOf([...estimated, { ...archer, projectedPoints: 1 }])).toBe('projection')
  const byHand = { ...archer, projectedPoints: 1, projectedBy: 'hand' as const }
  expect([whosePointsOf([...estimated, byHand]), whosePointsOf([...pool, byHand])]).toEqual([
    'baseline',
    'hand',
  ])
})

test('value is expected points per $1,000 of the flex price, for the captain row too', () => {
  const pool = smallSlate().map((row) => (row.name === 'Joe Archer' ? { ...row, projectedPoints: 25 } : row))
  const { people, personOfRow } = peopleOf(pool, SHOWDOWN)
  expect(personValue(people.find(({ row }) => row.name === 'Joe Archer')!)).toBe(2.5)
  expect(personValue(personOfRow[pool.findIndex(({ id }) => id === 'joe-archer-cpt')]!)).toBe(2.5)
})

test('in hindsight the score counts, whatever was projected, and nothing is taken off for an injury', () => {
  const doubtful: Player = {
    ...archer,
    projectedPoints: 30,
    injuryStatus: 'Doubtful',
    synergyMultiplier: 1.2,
  }
  expect(inHindsight(doubtful)).toBeNull()
  const played = inHindsight({ ...doubtful, actualPoints: 12.34 })!
  expect(played).toMatchObject({ injuryStatus: 'Healthy', synergyMultiplier: 1, actualPoints: 12.34 })
  expect(expectedPoints(played)).toBe(12.34)
  expect(expectedPoints(inHindsight({ ...doubtful, actualPoints: 0 })!)).toBe(0)
})

test('the sources of several players’ points are counted, and a mixture is called one', () => {
  const by = (projectedBy: Player['projectedBy']) => ({ ...archer, projectedPoints: 9, projectedBy })
  const told = (players: readonly Player[]) => [
    pointsByOf(pointsSources(players)),
    pointsWord(players),
    pointsWords(players),
  ]
  expect(told([])).toEqual([null, '', ''])
  expect(told([archer, archer])).toEqual(['average', 'average', 'average'])
  expect(told([by('baseline')])).toEqual(['baseline', 'estimated', 'estimated'])
  expect(told([by('hand'), by('baseline'), by('baseline'), archer])).toEqual([
    'mixed',
    'mixed',
    '2 estimated, 1 average, 1 by hand',
  ])
  expect(told([by('projection'), by(null)])).toEqual(['projection', 'projected', 'projected'])
})
