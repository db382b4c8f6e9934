import { expect, test } from 'vitest'
import { compareExposure } from './exposure.ts'
import { fieldOf } from './testing/field-of.ts'

/** Bea is in all four lineups, captain in three; the last entry has no lineup. */
const FIELD = fieldOf([
  [0, 1, 2],
  [1, 0, 2],
  [1, 2, 3],
  [1, 2, 4],
  [null, null, null],
])

test('shares of the user’s, the field’s and the best lineups, in any slot and as captain', () => {
  const rows = compareExposure(FIELD, [2, 3, 4], 1)
  const of = (name: string) => rows.find(({ player }) => player === name)
  expect(of('Bea Crow')).toEqual({
    player: 'Bea Crow',
    pointsMilli: 10_000,
    mine: { exposurePct: 100, captainExposurePct: 100 },
    field: { exposurePct: 100, captainExposurePct: 75 },
    best: { exposurePct: 100, captainExposurePct: 0 },
  })
  expect(of('Ada Brook')).toMatchObject({
    mine: { exposurePct: 0, captainExposurePct: 0 },
    field: { exposurePct: 50, captainExposurePct: 25 },
    best: { exposurePct: 100, captainExposurePct: 100 },
  })
  expect(of('Dora Elm')).toMatchObject({ mine: { exposurePct: 50 }, field: { exposurePct: 25 } })
})

test('the widest gap between user and field comes first; of equal gaps the more drafted player', () => {
  // Gaps for the third entry alone: Dora 75, Ada 50, Eva 25, Bea and Cora 0.
  expect(compareExposure(FIELD, [2], 1).map(({ player }) => player)).toEqual([
    'Dora Elm',
    'Ada Brook',
    'Eva Frost',
    'Bea Crow',
    'Cora Dale',
  ])
})

test('without the user’s entries the gap is between the best and the field', () => {
  // The best lineup is the first: Ada +50; Dora and Eva -25.
  const rows = compareExposure(FIELD, [], 1)
  expect(rows.map(({ player, mine }) => [player, mine]).slice(0, 1)).toEqual([['Ada Brook', null]])
  expect(rows[0]!.best).toEqual({ exposurePct: 100, captainExposurePct: 100 })
})

test('the best are the entries up to the given rank, ties included', () => {
  const tied = { ...FIELD, ranks: Uint32Array.of(1, 2, 2, 4, 5) }
  const dora = compareExposure(tied, [], 2).find(({ player }) => player === 'Dora Elm')
  expect(dora!.best!.exposurePct).toBeCloseTo(100 / 3, 9)
})

test('players that no lineup holds are not listed', () => {
  expect(compareExposure(FIELD, [], 1).map(({ player }) => player)).not.toContain('Fay Grove')
})
