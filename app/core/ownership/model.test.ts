import { expect, test } from 'vitest'
import { BIG_LEAGUE } from '#core/formats/big-league.ts'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import { smallSlate } from '../analysis/fixtures/small-slate.ts'
import { peopleOf } from '../players/people.ts'
import { isCaptainRow } from '../players/player.ts'
import { deservedShares, modelShares } from './model.ts'
import type { Shares } from './shares.ts'
import { sixteen } from './testing/pools.ts'

const peopleIn = (pool: ReturnType<typeof sixteen>) => peopleOf(pool, SHOWDOWN).people
const sums = (shares: readonly Shares[]) => [
  shares.reduce((sum, { captainPct }) => sum + captainPct, 0),
  shares.reduce((sum, { flexPct }) => sum + flexPct, 0),
]

test('captain shares go with the square of the points and add up to 100, flex shares with the points and to 500', () => {
  const shares = modelShares(peopleIn(sixteen()), SHOWDOWN)
  expect(shares[0]!.captainPct).toBeCloseTo((100 * 100) / 700, 9)
  expect(shares[15]!.captainPct).toBeCloseTo((100 * 25) / 700, 9)
  expect([shares[0]!.flexPct, shares[15]!.flexPct]).toEqual([50, 25])
  expect(sums(shares)).toEqual([expect.closeTo(100, 9), expect.closeTo(500, 9)])
})

test('no share exceeds 80, and both of a person together do not exceed 100', () => {
  const people = peopleIn(smallSlate())
  const shares = modelShares(people, SHOWDOWN)
  expect(sums(shares)).toEqual([expect.closeTo(100, 9), expect.closeTo(500, 9)])
  const of = (name: string) => shares[people.findIndex(({ row }) => row.name === name)]!
  // Points 20, 16, 14, 12, 10, 8, 6 and 4: 90, and 1,212 when squared. By points the first four would exceed their caps.
  const [archer, sterling] = [40_000 / 1212, 25_600 / 1212]
  expect(of('Joe Archer')).toEqual({
    captainPct: expect.closeTo(archer, 9),
    flexPct: expect.closeTo(100 - archer, 9),
  })
  expect(of('Max Young').flexPct).toBe(80)
  expect(of('Ray Cobb Jr.').flexPct).toBe(80)
  const left = 500 - (100 - archer) - (100 - sterling) - 80 - 80
  expect(of('Will Reich').flexPct).toBeCloseTo((left * 4) / 28, 9)
})

test('a player who is Out has no share', () => {
  const out = sixteen().map((row) => (row.name === 'a' ? { ...row, injuryStatus: 'Out' as const } : row))
  const shares = modelShares(peopleIn(out), SHOWDOWN)
  expect(shares[0]).toEqual({ captainPct: 0, flexPct: 0 })
  // 90 points are left, and 600 when squared.
  expect(shares[1]).toEqual({
    captainPct: expect.closeTo(100 / 6, 9),
    flexPct: expect.closeTo(5000 / 90, 9),
  })
})

test('in a format of positions each position fills its own slots, by the square of the points', () => {
  const flex = smallSlate().filter((row) => !isCaptainRow(row))
  const { people } = peopleOf(flex, BIG_LEAGUE)
  const shares = modelShares(people, BIG_LEAGUE)
  expect(shares.every(({ captainPct }) => captainPct === 0)).toBe(true)
  // One quarterback for one slot, two running backs for three: the cap.
  expect(shares.map(({ flexPct }) => flexPct)).toEqual([80, 80, 80, 80, 80, 80, 80, 80])
  const four = flex.map((row) => ({ ...row, actualPosition: 'QB', position: 'QB' })).slice(0, 4)
  // Squares 400, 256, 196 and 144: 996.
  expect(modelShares(peopleOf(four, BIG_LEAGUE).people, BIG_LEAGUE)[3]!.flexPct).toBeCloseTo(14_400 / 996, 9)
})

test('the deserved share is that of the ceiling, one standard deviation above the points', () => {
  const people = peopleIn(smallSlate())
  const names = people.map(({ row }) => row.name)
  const deserved = deservedShares(people, SHOWDOWN)
  // Spreads: QB 8; WR, RB, TE and K the root of 5.4, 4.7, 4.6 and 2.4 a point; DST 5.7.
  const ceilings: Record<string, number> = {
    'Joe Archer': 28,
    'Cal Sterling': 16 + Math.sqrt(5.4 * 16),
    'Max Young': 14 + Math.sqrt(4.7 * 14),
    'Ray Cobb Jr.': 12 + Math.sqrt(4.6 * 12),
    Vikings: 13.7,
    'Will Reich': 4 + Math.sqrt(2.4 * 4),
    'Ed Ruiz': 10 + Math.sqrt(54),
    'Al Brown': 6 + Math.sqrt(4.7 * 6),
  }
  const squares = Object.values(ceilings).reduce((sum, each) => sum + each ** 2, 0)
  expect(deserved[names.indexOf('Vikings')]!.captainPct).toBeCloseTo((100 * 13.7 ** 2) / squares, 9)
})

test('shares follow the projection where there is one', () => {
  const projected = sixteen().map((row) => (row.name === 'a' ? { ...row, projectedPoints: 0 } : row))
  expect(modelShares(peopleIn(projected), SHOWDOWN)[0]).toEqual({ captainPct: 0, flexPct: 0 })
})
