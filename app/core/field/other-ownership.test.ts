import { expect, test } from 'vitest'
import { contestPoolOf } from '../contest-pool/contest-pool.ts'
import { type LineupRows, lineupRowsOf, rowsOfLineup } from '../contest-pool/lineup-rows.ts'
import { SHOWDOWN } from '../formats/dk-showdown.ts'
import { randomFrom } from '../numbers/random-from.ts'
import { makePlayer } from '../players/fixtures/make-player.ts'
import { bandOf, type OtherOwnership, withOtherOwnership, withShare } from './other-ownership.ts'
import type { OwnershipTarget } from './ownership-target.ts'

const pool = contestPoolOf(
  Array.from({ length: 8 }, (_, i) =>
    makePlayer({ id: `p${i}`, name: `Person ${i}`, team: i % 2 ? 'KC' : 'BUF' }),
  ),
  SHOWDOWN,
)
/** Row 2i is person i, row 2i + 1 the same person as captain. */
const all: number[][] = []
for (let captain = 0; captain < 8; captain++)
  for (let a = 0; a < 8; a++)
    for (let b = a + 1; b < 8; b++) {
      if (a === captain || b === captain) continue
      const flex = [0, 1, 2, 3, 4, 5, 6, 7].filter((i) => i !== captain && i !== a && i !== b)
      all.push([2 * captain + 1, ...flex.map((i) => 2 * i)])
    }
const everyLineup = lineupRowsOf(all, pool)
const chances = chancesOf([1, 1.4, 0.6, 2, 1, 0.8, 0.5, 1.2])

function chancesOf(factors: readonly number[]): number[] {
  const products = all.map((lineup) => lineup.reduce((product, row) => product * factors[row >> 1]!, 1))
  const total = products.reduce((sum, each) => sum + each, 0)
  return products.map((each) => each / total)
}
function ownershipOf(weights: readonly number[], lineups: LineupRows): OwnershipTarget {
  const target = { captain: new Float64Array(8), flex: new Float64Array(8) }
  const total = weights.reduce((sum, each) => sum + each, 0)
  for (let i = 0; i < lineups.count; i++)
    for (const row of rowsOfLineup(lineups, i))
      target[row % 2 ? 'captain' : 'flex'][row >> 1]! += weights[i]! / total
  return target
}
/** p'/p of every lineup. */
function everyRatio({ captain, flex, scale }: OtherOwnership): number[] {
  return all.map((lineup) =>
    lineup.reduce((ratio, row) => ratio * (row % 2 ? captain : flex)[row >> 1]!, scale),
  )
}
function draws(count: number): LineupRows {
  const random = randomFrom(4)
  return lineupRowsOf(
    Array.from({ length: count }, () => {
      let left = random()
      return all[
        Math.max(
          0,
          chances.findIndex((chance) => {
            left -= chance
            return left < 0
          }),
        )
      ]!
    }),
    pool,
  )
}

test('draws of a field tell the chances of the field with another ownership', () => {
  const other = chancesOf([1.5, 1.4, 0.6, 2, 1, 0.8, 0.5, 1.2])
  const drawn = draws(40_000)
  const world = withOtherOwnership(drawn, pool, ownershipOf(other, everyLineup))
  expect(world.worst).toBeLessThan(0.02)
  expect(world.isEnough).toBe(true)
  const ratios = everyRatio(world)
  // The draws' own ownership differs from the chances' by sampling.
  for (const [i, ratio] of ratios.entries()) {
    expect(Math.abs(ratio / (other[i]! / chances[i]!) - 1)).toBeLessThan(0.1)
  }
  expect(world.weights.reduce((sum, each) => sum + each, 0) / drawn.count).toBeCloseTo(1, 9)
  const met = ownershipOf([...world.weights], drawn)
  const wanted = ownershipOf(other, everyLineup)
  for (const [i, share] of met.flex.entries()) expect(share).toBeCloseTo(wanted.flex[i]!, 3)
})

test('one share is changed and the sums stay', () => {
  const target = ownershipOf(chances, everyLineup)
  const more = withShare(target, pool, { person: 6, slot: 'flex', share: target.flex[6]! + 0.1 })
  expect(more.flex[6]! - target.flex[6]!).toBeCloseTo(0.1, 9)
  expect(more.flex.reduce((sum, each) => sum + each, 0)).toBeCloseTo(5, 9)
  for (const i of [0, 1, 2]) expect(more.flex[i]!).toBeLessThan(target.flex[i]!)
  expect([...more.captain]).toEqual([...target.captain].map((share) => expect.closeTo(share, 9)))
})

test('a band is the 5th to the 95th percentile', () => {
  expect(bandOf(Array.from({ length: 101 }, (_, i) => 100 - i))).toEqual({ low: 5, high: 95 })
  expect(bandOf([3])).toEqual({ low: 3, high: 3 })
})
