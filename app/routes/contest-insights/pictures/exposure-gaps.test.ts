import { expect, test } from 'vitest'
import { COMPARISONS, type ExposureRow, exposureGaps } from './exposure-gaps.ts'

const share = (exposurePct: number, captainExposurePct: number) => ({ exposurePct, captainExposurePct })
const ROWS: ExposureRow[] = [
  {
    player: 'A',
    position: 'QB',
    pointsMilli: 1,
    mine: share(80, 20),
    field: share(50, 30),
    best: share(90, 0),
  },
  { player: 'B', position: null, pointsMilli: 1, mine: share(0, 0), field: share(45, 0), best: share(0, 0) },
]
const [field, best, winners] = COMPARISONS

test('differences, the widest first, with what chance alone does to as many lineups of the field', () => {
  const gaps = exposureGaps(ROWS, { comparison: field, asCaptain: false, lineups: 25 })
  expect(gaps.map(({ player, gap }) => [player, gap])).toEqual([
    ['B', -45],
    ['A', 30],
  ])
  // A lineup of a player that half of the field holds: sqrt(0.5 x 0.5 / 25) = 10%.
  expect(gaps[1]!.chance).toBeCloseTo(19.6, 9)
})

test('of captains alone; players of neither group are left out; other groups have no such error', () => {
  const captains = exposureGaps(ROWS, { comparison: field, asCaptain: true, lineups: 25 })
  expect(captains.map(({ player, first, second }) => [player, first, second])).toEqual([['A', 20, 30]])
  const others = exposureGaps(ROWS, { comparison: best, asCaptain: false, lineups: 25 })
  expect(others.map(({ player, gap, chance }) => [player, gap, chance])).toEqual([['A', -10, null]])
  expect(exposureGaps(ROWS, { comparison: winners, asCaptain: false, lineups: 0 })[0]!.gap).toBe(-45)
})

test('a group without a shown lineup has no differences', () => {
  const hidden = ROWS.map((row) => ({ ...row, best: null }))
  expect(exposureGaps(hidden, { comparison: winners, asCaptain: false, lineups: 0 })).toEqual([])
})
