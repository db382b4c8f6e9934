import { expect, test } from 'vitest'
import { contestPoolOf } from '../contest-pool/contest-pool.ts'
import { SHOWDOWN } from '../formats/dk-showdown.ts'
import { makePlayer } from '../players/fixtures/make-player.ts'
import { FILE_ERRORS, modelErrors, ownershipWorlds } from './ownership-errors.ts'
import { withSums } from './ownership-target.ts'

const positions = ['QB', 'RB', 'WR', 'WR', 'TE', 'K', 'DST']
const pool = contestPoolOf(
  Array.from({ length: 22 }, (_, i) =>
    makePlayer({ id: `p${i}`, name: `Person ${i}`, team: i % 2 ? 'KC' : 'BUF', position: positions[i % 7]! }),
  ),
  SHOWDOWN,
)
const target = withSums(
  {
    captain: Float64Array.from(pool.people, (_, i) => 0.75 ** i),
    flex: Float64Array.from(pool.people, (_, i) => 1 / (1 + Math.exp(0.4 * i - 2))),
  },
  pool,
)
/** People who are in 1% of the entries or more. */
const popular = pool.people.flatMap((_, i) => (target.captain[i]! + target.flex[i]! >= 0.01 ? [i] : []))
const mean = (values: number[]) => values.reduce((sum, each) => sum + each, 0) / values.length
const worlds = (errors = FILE_ERRORS) => {
  const world = ownershipWorlds(target, pool, errors)
  return Array.from({ length: 300 }, (_, seed) => world(seed))
}

test('the errors of worlds are the stated ones, and every world has the sums of a field', () => {
  for (const errors of [FILE_ERRORS, modelErrors(SHOWDOWN)]) {
    const made = worlds(errors)
    for (const slot of ['captain', 'flex'] as const) {
      const met =
        100 *
        mean(made.map((world) => mean(popular.map((i) => Math.abs(world[slot][i]! - target[slot][i]!)))))
      expect(met / errors[slot]).toBeGreaterThan(0.85)
      expect(met / errors[slot]).toBeLessThan(1.15)
    }
    for (const { captain, flex } of made) {
      expect(captain.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 9)
      expect(flex.reduce((sum, each) => sum + each, 0)).toBeCloseTo(5, 9)
      for (const [i, share] of flex.entries()) {
        expect(share).toBeGreaterThanOrEqual(0)
        expect(share + captain[i]!).toBeLessThanOrEqual(1 + 1e-9)
      }
    }
  }
})

test('worlds lie around the target, and people of a team move together', () => {
  for (const errors of [FILE_ERRORS, modelErrors(SHOWDOWN)]) {
    const made = worlds(errors)
    // The first is in every entry and can only lose.
    for (const i of popular.slice(1))
      expect(Math.abs(mean(made.map(({ flex }) => flex[i]!)) - target.flex[i]!), `of ${i}`).toBeLessThan(
        0.055,
      )
  }
  const made = worlds()
  const moves = (i: number) => made.map(({ flex }) => flex[i]! - target.flex[i]!)
  const correlation = (a: number[], b: number[]) =>
    mean(a.map((x, i) => x * b[i]!)) / Math.sqrt(mean(a.map((x) => x * x)) * mean(b.map((x) => x * x)))
  // 4 and 6 are of one team, 5 of the other; no two have one position.
  expect(correlation(moves(4), moves(6))).toBeGreaterThan(0.1)
  expect(correlation(moves(4), moves(5))).toBeLessThan(0)
})

test('a seed is a world; without errors every world is the target', () => {
  const world = ownershipWorlds(target, pool)
  expect(world(5)).toEqual(world(5))
  expect(world(5)).not.toEqual(world(6))
  const same = ownershipWorlds(target, pool, { captain: 0, flex: 0 })(1)
  for (const [i, share] of same.captain.entries()) expect(share).toBeCloseTo(target.captain[i]!, 9)
  for (const [i, share] of same.flex.entries()) expect(share).toBeCloseTo(target.flex[i]!, 9)
})
