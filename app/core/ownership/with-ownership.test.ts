import { expect, test } from 'vitest'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import { isCaptainRow, type Player } from '../players/player.ts'
import { withGivenShares, withOwnership } from './expected-ownership.ts'
import { sixteen } from './testing/pools.ts'

const given = (name: string, ownershipPct: number, ownershipBy: Player['ownershipBy'] = 'file') =>
  sixteen().map((row) =>
    row.name === name && !isCaptainRow(row) ? { ...row, ownershipPct, ownershipBy } : row,
  )
const shareOf = (pool: readonly Player[], name: string, captain = false) =>
  pool.find((row) => row.name === name && isCaptainRow(row) === captain)!
const sumOf = (pool: readonly Player[], captain: boolean) =>
  pool.filter((row) => isCaptainRow(row) === captain).reduce((sum, row) => sum + (row.ownershipPct ?? 0), 0)

test('a given share stays, the others are scaled, and the sums hold', () => {
  const before = withOwnership(sixteen(), SHOWDOWN)
  const after = withOwnership(given('a', 80), SHOWDOWN)
  expect(shareOf(after, 'a')).toMatchObject({ ownershipPct: 80, ownershipBy: 'file' })
  // The captain's share of the same person was not given.
  expect(shareOf(after, 'a', true).ownershipBy).toBe('model')
  const [own, other] = [shareOf(before, 'a').ownershipPct!, shareOf(before, 'p').ownershipPct!]
  expect(shareOf(after, 'p').ownershipPct).toBeCloseTo((other * (500 - 80)) / (500 - own), 9)
  expect([sumOf(after, true), sumOf(after, false)]).toEqual([expect.closeTo(100, 9), expect.closeTo(500, 9)])
})

test('leverage falls when a player turns out to be popular, and rises for the others', () => {
  const before = withOwnership(sixteen(), SHOWDOWN)
  const after = withOwnership(given('a', 80, 'hand'), SHOWDOWN)
  expect(shareOf(after, 'a').leverageScore).toBeLessThan(shareOf(before, 'a').leverageScore! - 20)
  expect(shareOf(after, 'b').leverageScore).toBeGreaterThan(shareOf(before, 'b').leverageScore!)
})

test('who is Out has 0 whatever a file says; what the user typed in stays', () => {
  const out = (pool: Player[]) =>
    pool.map((row) => (row.name === 'a' ? { ...row, injuryStatus: 'Out' as const } : row))
  expect(shareOf(withOwnership(out(given('a', 30)), SHOWDOWN), 'a').ownershipPct).toBe(0)
  expect(shareOf(withOwnership(out(given('a', 30, 'hand')), SHOWDOWN), 'a').ownershipPct).toBe(30)
})

test('given shares beyond the sum leave nothing; people without a chance stay without one', () => {
  const estimated = [
    { captainPct: 60, flexPct: 60 },
    { captainPct: 39.5, flexPct: 39.5 },
    { captainPct: 0.5, flexPct: 0.5 },
  ]
  const captains = (shares: (number | null)[]) =>
    withGivenShares(
      estimated,
      shares.map((captainPct) => ({ captainPct, flexPct: null })),
      [[0, 1, 2]],
    ).map(({ captainPct }) => captainPct)
  expect(captains([70, 50, null])).toEqual([70, 50, 0])
  // A file that lists 80 of 100: 20 for a person that it does not list would be absurd.
  expect(captains([50, 30, null])).toEqual([50, 30, 1])
  // 90 for the two others; one of them stays below 1.
  expect(captains([10, null, null])).toEqual([10, 89, 1])
  expect(captains([null, null, null])).toEqual([60, 39.5, 0.5])
})
