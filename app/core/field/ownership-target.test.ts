import { expect, test } from 'vitest'
import { contestPoolOf } from '../contest-pool/contest-pool.ts'
import { BIG_LEAGUE } from '../formats/big-league.ts'
import { STANDARD } from '../formats/dk-classic.ts'
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

test('where slots overlap, kinds have what is listed of them as far as a lineup can hold it, and together their places', () => {
  const counts = { QB: 3, RB: 8, WR: 10, TE: 6, DST: 4 }
  const poolWith = (listed: Record<string, number>) =>
    contestPoolOf(
      Object.entries(counts).flatMap(([position, count]) =>
        Array.from({ length: count }, (_, i) =>
          makePlayer({
            id: `${position}${i}`,
            name: `${position} ${i}`,
            position,
            ownershipPct: listed[position]! / count,
          }),
        ),
      ),
      STANDARD,
    )
  const sumsOf = (listed: Record<string, number>) => {
    const own = poolWith(listed)
    const { flex } = ownershipOfPool(own)
    return Object.keys(counts).map((position) =>
      own.people.reduce((total, { row }, i) => total + (row.position === position ? flex[i]! : 0), 0),
    )
  }
  const close = (sums: readonly number[]) => sums.map((each) => expect.closeTo(each, 9))
  // As listed: 240, 340 and 120 are the 700 of seven slots.
  expect(sumsOf({ QB: 100, RB: 240, WR: 340, TE: 120, DST: 100 })).toEqual(close([1, 2.4, 3.4, 1.2, 1]))
  expect(sumsOf({ QB: 50, RB: 120, WR: 170, TE: 60, DST: 80 })).toEqual(close([1, 2.4, 3.4, 1.2, 1]))
  // Four backs are in no lineup. Receivers and tight ends have their least, 3.01 and 1.01 with the margin, and backs the rest.
  expect(sumsOf({ QB: 100, RB: 400, WR: 300, TE: 50, DST: 100 })).toEqual(close([1, 2.98, 3.01, 1.01, 1]))
})

test('in a pool of hundreds those about whom nothing is known have a tenth of an entry together', () => {
  const people = Array.from({ length: 400 }, (_, i) =>
    makePlayer({ id: `p${i}`, name: `Person ${i}`, position: 'WR', ownershipPct: i < 10 ? 34.1 : null }),
  )
  const { flex } = ownershipOfPool(contestPoolOf(people, STANDARD))
  expect(flex[300]! / flex[0]!).toBeCloseTo(0.1 / 400 / 0.341, 9)
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
