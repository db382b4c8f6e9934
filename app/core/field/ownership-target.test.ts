import { expect, test } from 'vitest'
import { contestPoolOf } from '../contest-pool/contest-pool.ts'
import { BIG_LEAGUE } from '../formats/big-league.ts'
import { SHOWDOWN } from '../formats/dk-showdown.ts'
import { makePlayer } from '../players/fixtures/make-player.ts'
import { ownershipOfPool, withSums, worstDifference } from './ownership-target.ts'

const sum = (shares: Float64Array) => shares.reduce((total, each) => total + each, 0)

const rows = [60, 40, 90, 80, 70, 50, 30, 20, null].flatMap((flex, i) => {
  const facts = { name: `Person ${i}`, team: i % 2 ? 'AAA' : 'BBB' }
  return [
    makePlayer({ ...facts, id: `f${i}`, ownershipPct: flex }),
    makePlayer({ ...facts, id: `c${i}`, position: 'CPT', ownershipPct: flex === null ? null : flex / 5 }),
  ]
})
const pool = contestPoolOf(rows, SHOWDOWN)

test('shares of the rows are scaled to one captain and five others; a person without one has 0.1%', () => {
  const { captain, flex } = ownershipOfPool(pool)
  expect(sum(captain)).toBeCloseTo(1, 12)
  expect(sum(flex)).toBeCloseTo(5, 12)
  // 440% and 88% are listed, and 0.1% is added.
  expect(captain[0]).toBeCloseTo(0.12 / 0.881, 12)
  expect(captain[8]).toBeCloseTo(0.001 / 0.881, 12)
  expect(flex[8]).toBeGreaterThan(0)
  for (const [i, share] of flex.entries()) expect(share + captain[i]!).toBeLessThanOrEqual(1 + 1e-12)
})

test('without captains each position has its number of slots', () => {
  const positions = ['QB', 'QB', 'RB', 'RB', 'RB', 'RB', 'WR', 'WR', 'WR', 'TE', 'K', 'DST']
  const people = positions.map((position, i) =>
    makePlayer({ id: `p${i}`, name: `Person ${i}`, position, ownershipPct: 10 }),
  )
  const { captain, flex } = ownershipOfPool(contestPoolOf(people, BIG_LEAGUE))
  expect(sum(captain)).toBe(0)
  expect([...flex.slice(0, 2)]).toEqual([0.5, 0.5])
  for (const share of flex.slice(2, 6)) expect(share).toBeCloseTo(0.75, 12)
  for (const share of flex.slice(6)) expect(share).toBeCloseTo(1, 12)
})

test('the worst difference is in points', () => {
  const target = ownershipOfPool(pool)
  const other = {
    captain: target.captain,
    flex: target.flex.map((share, i) => (i === 3 ? share - 0.1 : share)),
  }
  expect(worstDifference(target, other)).toBeCloseTo(10, 10)
  expect(worstDifference(withSums(target, pool), target)).toBeCloseTo(0, 10)
})
