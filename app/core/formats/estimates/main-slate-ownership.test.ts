import { expect, test } from 'vitest'
import { modelShares } from '../../ownership/testing/shares-at-once.ts'
import { makePlayer } from '../../players/fixtures/make-player.ts'
import { peopleOf } from '../../players/people.ts'
import { STANDARD } from '../dk-classic.ts'
import { mainSlateShares } from './main-slate-ownership.ts'
import type { SeenPlayer } from './ownership-estimate.ts'

/** Ten to twenty of each position, from dear to cheap, with points that go with the price. */
const PLAYERS: SeenPlayer[] = [
  ...made('QB', 10, 8200, 300, 2.6),
  ...made('RB', 20, 9000, 250, 1.9),
  ...made('WR', 20, 8800, 290, 1.8),
  ...made('TE', 12, 6500, 330, 1.9),
  ...made('DST', 10, 3800, 150, 2.1),
]

function made(position: string, count: number, dearest: number, step: number, perThousand: number) {
  return Array.from({ length: count }, (_, i) => {
    const salary = dearest - step * i
    return { position, salary, points: (perThousand * salary) / 1000 + (i % 3) }
  })
}

const sumOf = (shares: readonly number[], position: string) =>
  shares.reduce((sum, share, i) => sum + (PLAYERS[i]!.position === position ? share : 0), 0)

test('each position has its places, and an average lineup leaves $200 of $50,000', () => {
  const shares = mainSlateShares(PLAYERS, 50_000)
  expect(['QB', 'RB', 'WR', 'TE', 'DST'].map((position) => sumOf(shares, position))).toEqual(
    [100, 239, 343, 118, 100].map((sum) => expect.closeTo(sum, 6)),
  )
  expect(shares.reduce((sum, share, i) => sum + (share / 100) * PLAYERS[i]!.salary, 0)).toBeCloseTo(49_800, 0)
  expect(Math.min(...shares)).toBeGreaterThan(0)
  expect(Math.max(...shares)).toBeLessThanOrEqual(80)
})

test('at one price the share goes with the points as fitted: two quarterbacks at $7,000', () => {
  const others = PLAYERS.filter(({ position }) => position !== 'QB')
  const pair = [20, 18].map((points) => ({ position: 'QB', salary: 7000, points }))
  const [first, second] = mainSlateShares([...pair, ...others], 50_000)
  // Two points more: .153 x 2 + .902 x 2 / 7 - .389 ln(20.3 / 18.3).
  const logOdds = 0.306 + 1.804 / 7 - 0.389 * Math.log(20.3 / 18.3)
  expect(Math.log(first! / second!)).toBeCloseTo(logOdds, 6)
  expect(first! + second!).toBeCloseTo(100, 9)
})

test('in the pool the estimate passes over who sits out, second quarterbacks and positions that no lineup has', () => {
  const rows = [
    ...PLAYERS.map(({ position, salary, points }, i) =>
      makePlayer({
        id: `p${i}`,
        name: `Person ${i}`,
        position,
        salary,
        team: `T${i % 8}`,
        projectedPoints: points,
        projectedBy: 'projection',
      }),
    ),
    makePlayer({
      id: 'k',
      name: 'Kicker',
      position: 'K',
      salary: 4000,
      projectedPoints: 8,
      projectedBy: 'projection',
    }),
  ].map((row) => (row.id === 'p12' ? { ...row, injuryStatus: 'Out' as const } : row))
  const shares = modelShares(peopleOf(rows, STANDARD).people, STANDARD, new Set()).map(
    ({ flexPct }) => flexPct,
  )
  expect(shares[12]).toBe(0)
  // Quarterbacks 8 and 9 are of the teams of 0 and 1, which have more points.
  expect([shares[8], shares[9]]).toEqual([0, 0])
  expect(shares.at(-1)).toBe(0)
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(900, 6)
})
