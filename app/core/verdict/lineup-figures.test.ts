import { expect, test } from 'vitest'
import { compareExposure } from '../contest/exposure.ts'
import { fieldOf } from '../contest/testing/field-of.ts'
import { lineupFigures } from './lineup-figures.ts'

test('the share of a captain is the one of the exposures, where entries lack a captain or a lineup', () => {
  // Bea is captain in two of the four lineups, one of which has no captain; the last entry has no lineup.
  const field = fieldOf([
    [1, 0, 2],
    [1, 2, 3],
    [0, 1, 2],
    [null, 1, 2],
    [null, null, null],
  ])
  const { captainOwnership } = lineupFigures(field, null)
  expect([0, 1, 2, 3, 4].map(captainOwnership)).toEqual([50, 50, 25, Number.NaN, Number.NaN])
  const [bea] = compareExposure(field, [0], 1).filter(({ player }) => player === 'Bea Crow')
  expect(bea!.field.captainExposurePct).toBe(captainOwnership(0))
})
