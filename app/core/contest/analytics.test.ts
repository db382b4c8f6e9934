import { expect, test } from 'vitest'
import { averageOwnership, captainChoices, contestAnalytics } from './analytics.ts'
import { fieldOf } from './testing/field-of.ts'

const EMPTY = [null, null, null]

test('captains by count, equal counts by the better average rank, equal ranks by name', () => {
  const field = fieldOf([[2, 0, 1], [2, 0, 3], [1, 0, 2], [1, 0, 3], [0, 1, 2], EMPTY], {
    ranks: Uint32Array.of(1, 4, 2, 2, 5, 6),
  })
  expect(captainChoices(field)).toEqual([
    { player: 'Bea Crow', count: 2, avgRank: 2 },
    { player: 'Cora Dale', count: 2, avgRank: 2.5 },
    { player: 'Ada Brook', count: 1, avgRank: 5 },
  ])
  const tied = fieldOf(
    [
      [1, 0, 2],
      [0, 1, 2],
    ],
    { ranks: Uint32Array.of(1, 1) },
  )
  expect(captainChoices(tied).map(({ player }) => player)).toEqual(['Ada Brook', 'Bea Crow'])
})

test('the best of contests in which every score is negative is the highest', () => {
  const field = fieldOf([[0], [1]], { pointsMilli: Int32Array.of(-2_000, -3_000) })
  expect(contestAnalytics(field)).toMatchObject({ winningPoints: -2, averagePoints: -2.5 })
})

test('a contest without captains has no captain figures', () => {
  const analytics = contestAnalytics(fieldOf([[0, 1, 2]], { hasCaptain: false }))
  expect([analytics.mostCommonCpt, analytics.topCpts]).toEqual([null, []])
})

test('the five most chosen captains are listed', () => {
  const field = fieldOf([0, 1, 2, 3, 4, 5, 5].map((captain) => [captain, 6, 7]))
  const { topCpts } = contestAnalytics(field)
  expect(topCpts.map(({ player }) => player)).toEqual([
    'Fay Grove',
    'Ada Brook',
    'Bea Crow',
    'Cora Dale',
    'Dora Elm',
  ])
})

test('the average ownership of a lineup is over its visible players', () => {
  // Of five entries Ada is in four (80%), Bea and Cora in two (40%), Dora and Eva in one (20%).
  const field = fieldOf([[0, 1, 2], [0, 1, 2], [0, 3, null], [0, 4, null], EMPTY])
  const averages = averageOwnership(field)
  expect(averages[0]).toBeCloseTo((80 + 40 + 40) / 3, 9)
  expect([averages[2], averages[4]]).toEqual([(80 + 20) / 2, Number.NaN])
  // 53.3% and 50% are in one step.
  expect(contestAnalytics(field).ownershipDistribution).toEqual([
    { range: '50-55%', count: 4 },
    { range: 'No lineup shown', count: 1 },
  ])
})

test('steps of 5% without gaps; 100% belongs to the last', () => {
  // Ada is in four of four lineups, Bea and Cora in one each: (100 + 25) / 2 = 62.5%, and 100%.
  const field = fieldOf([
    [0, 1],
    [0, 2],
    [0, null],
    [0, null],
  ])
  expect(contestAnalytics(field).ownershipDistribution).toEqual([
    { range: '60-65%', count: 2 },
    { range: '65-70%', count: 0 },
    { range: '70-75%', count: 0 },
    { range: '75-80%', count: 0 },
    { range: '80-85%', count: 0 },
    { range: '85-90%', count: 0 },
    { range: '90-95%', count: 0 },
    { range: '95-100%', count: 2 },
  ])
})

test('a contest whose lineups are all hidden has one bucket', () => {
  expect(contestAnalytics(fieldOf([EMPTY])).ownershipDistribution).toEqual([
    { range: 'No lineup shown', count: 1 },
  ])
})
