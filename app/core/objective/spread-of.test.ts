import { expect, test } from 'vitest'
import { BIG_LEAGUE } from '../formats/big-league.ts'
import { SHOWDOWN } from '../formats/dk-showdown.ts'
import { makePlayer } from '../players/fixtures/make-player.ts'
import type { Player } from '../players/player.ts'
import { ceilingOf, spreadOf } from './spread-of.ts'

const receiver = makePlayer({ id: 'w', position: 'WR', fppg: 10 })
const spread = (figures: Partial<Player>, mean = 10, format = SHOWDOWN) =>
  spreadOf({ ...receiver, ...figures }, format, mean)

test('a spread belongs to the source of the points', () => {
  expect(spread({})).toBeCloseTo(Math.sqrt(54), 12)
  const ofBaseline = Math.sqrt(6.2 * 10 - 3)
  expect(spread({ projectedPoints: 10, projectedBy: 'baseline' })).toBeCloseTo(ofBaseline, 12)
  expect(spread({ projectedPoints: 10, projectedBy: 'hand' })).toBeCloseTo(ofBaseline, 12)
  expect(spread({ projectedPoints: 10, projectedBy: 'projection' })).toBeCloseTo(0.75 * ofBaseline, 12)
  // No spread was fitted around estimates of this format.
  expect(spread({ projectedPoints: 10, projectedBy: 'projection' }, 10, BIG_LEAGUE)).toBeCloseTo(
    0.75 * Math.sqrt(54),
    12,
  )
})

test("a file's spread counts before its ceiling, and its ceiling before the position", () => {
  const imported = { projectedPoints: 10, projectedBy: 'projection' } as const
  expect(spread({ ...imported, spreadPoints: 7, ceilingPoints: 40 })).toBe(7)
  expect(spread({ ...imported, ceilingPoints: 10 + 2 * 1.2816 })).toBeCloseTo(2, 9)
  // A ceiling below the points is ignored.
  expect(spread({ ...imported, ceilingPoints: 9 })).toBeCloseTo(0.75 * Math.sqrt(59), 12)
  expect(ceilingOf({ ...receiver, ...imported, ceilingPoints: 9 }, SHOWDOWN)).toBeCloseTo(
    10 + 1.2816 * 0.75 * Math.sqrt(59),
    9,
  )
})

test('the variance falls with an injury, and to 0 with the mean', () => {
  const imported = { projectedPoints: 10, projectedBy: 'projection', spreadPoints: 8 } as const
  // Doubtful: a quarter of the points, half the spread.
  expect(spread(imported, 2.5)).toBe(4)
  for (const source of [{}, imported, { projectedPoints: 0, projectedBy: 'baseline' } as const])
    expect([spread(source, 0), spread(source, -1)]).toEqual([0, 0])
})
