import { expect, test } from 'vitest'
import { BIG_LEAGUE } from '#core/formats/big-league.ts'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import type { Format } from '#core/formats/format.ts'
import { smallSlate } from '../analysis/fixtures/small-slate.ts'
import { type Person, peopleOf } from '../players/people.ts'
import { isCaptainRow } from '../players/player.ts'
import { expectedPoints } from '../players/points.ts'
import { sharesByPoints } from './points-model.ts'
import type { Shares } from './shares.ts'
import { sixteen } from './testing/pools.ts'

const byPoints = (people: readonly Person[], format: Format = SHOWDOWN) =>
  sharesByPoints(
    people,
    format,
    people.map(({ row }) => expectedPoints(row)),
  )
const peopleIn = (pool: ReturnType<typeof sixteen>) => peopleOf(pool, SHOWDOWN).people
const sums = (shares: readonly Shares[]) => [
  shares.reduce((sum, { captainPct }) => sum + captainPct, 0),
  shares.reduce((sum, { flexPct }) => sum + flexPct, 0),
]

test('captain shares go with the square of the points and add up to 100, flex shares with the points and to 500', () => {
  const shares = byPoints(peopleIn(sixteen()))
  expect(shares[0]!.captainPct).toBeCloseTo((100 * 100) / 700, 9)
  expect(shares[15]!.captainPct).toBeCloseTo((100 * 25) / 700, 9)
  expect([shares[0]!.flexPct, shares[15]!.flexPct]).toEqual([50, 25])
  expect(sums(shares)).toEqual([expect.closeTo(100, 9), expect.closeTo(500, 9)])
})

test('no share exceeds 80, and both of a person together do not exceed 100', () => {
  const people = peopleIn(smallSlate())
  const shares = byPoints(people)
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

test('in a format of positions each position fills its own slots, by the square of the points', () => {
  const flex = smallSlate().filter((row) => !isCaptainRow(row))
  const { people } = peopleOf(flex, BIG_LEAGUE)
  const shares = byPoints(people, BIG_LEAGUE)
  expect(shares.every(({ captainPct }) => captainPct === 0)).toBe(true)
  // One quarterback for one slot, two running backs for three: the cap.
  expect(shares.map(({ flexPct }) => flexPct)).toEqual([80, 80, 80, 80, 80, 80, 80, 80])
  const four = flex.map((row) => ({ ...row, actualPosition: 'QB', position: 'QB' })).slice(0, 4)
  // Squares 400, 256, 196 and 144: 996.
  expect(byPoints(peopleOf(four, BIG_LEAGUE).people, BIG_LEAGUE)[3]!.flexPct).toBeCloseTo(14_400 / 996, 9)
})
