import { expect, test } from 'vitest'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import { loadKernel } from '#optimizer/kernel.node.ts'
import { optimizeLineup } from '#optimizer/optimizer.ts'
import { isCaptainRow, type Player } from '../players/player.ts'
import { expectedOwnership, withOwnership } from './expected-ownership.ts'
import { learnedByName, type NamedShares } from './learned.ts'
import { leverageScore } from './leverage.ts'
import { poolOf, sixteen } from './testing/pools.ts'

const learned = (playerName: string, more: Partial<NamedShares>) =>
  learnedByName([{ playerName, games: 6, weight: 6, captainPct: 0, flexPct: 0, ...more }])

const kernel = await loadKernel()

test('the model counts as two games; the sums hold', () => {
  const expected = expectedOwnership(sixteen(), SHOWDOWN, learned('a', { flexPct: 100 }))
  const { model } = expectedOwnership(sixteen(), SHOWDOWN)[0]!
  const flex = (2 * model.flexPct + 6 * 100) / 8
  const captain = (2 * model.captainPct + 6 * 0) / 8
  // The others keep their shares until all are scaled to the sums.
  const [flexScale, captainScale] = [
    500 / (500 + flex - model.flexPct),
    100 / (100 + captain - model.captainPct),
  ]
  expect(expected[0]).toMatchObject({
    games: 6,
    shares: {
      captainPct: expect.closeTo(captain * captainScale, 9),
      flexPct: expect.closeTo(flex * flexScale, 9),
    },
    model,
  })
  expect(expected[1]).toMatchObject({
    games: 0,
    shares: {
      captainPct: expect.closeTo(model.captainPct * captainScale, 9),
      flexPct: expect.closeTo(model.flexPct * flexScale, 9),
    },
  })
  const sum = (key: 'captainPct' | 'flexPct') => expected.reduce((all, { shares }) => all + shares[key], 0)
  expect(sum('captainPct')).toBeCloseTo(100, 9)
  expect(sum('flexPct')).toBeCloseTo(500, 9)
})

test('an old game changes less than a new one', () => {
  const flexOf = (weight: number) =>
    expectedOwnership(sixteen(), SHOWDOWN, learned('a', { games: 1, weight, flexPct: 100 }))[0]!.shares
      .flexPct
  expect(flexOf(1)).toBeGreaterThan(flexOf(0.25))
  expect(flexOf(0.25)).toBeGreaterThan(expectedOwnership(sixteen(), SHOWDOWN)[0]!.model.flexPct)
})

test('captain and flex share of a person together stay within 100', () => {
  const expected = expectedOwnership(
    sixteen(),
    SHOWDOWN,
    learned('a', { weight: 1000, captainPct: 60, flexPct: 40 }),
  )
  for (const { shares } of expected) expect(shares.captainPct + shares.flexPct).toBeLessThan(100.000_001)
})

test('nothing is learned about a player who is Out, or whose name two people have', () => {
  const pool = sixteen().map((row) => (row.name === 'a' ? { ...row, injuryStatus: 'Out' as const } : row))
  expect(expectedOwnership(pool, SHOWDOWN, learned('a', { flexPct: 100 }))[0]).toMatchObject({
    games: 0,
    shares: { captainPct: 0, flexPct: 0 },
  })
  const twice = sixteen().map((row) => (row.name === 'b' ? { ...row, basePlayerId: 'a' } : row))
  const expected = expectedOwnership(twice, SHOWDOWN, learned('a', { flexPct: 100 }))
  for (const { games, shares, model } of expected.slice(0, 2)) {
    expect(games).toBe(0)
    expect(shares.flexPct).toBeCloseTo(model.flexPct, 9)
  }
})

test('leverage compares the share of the row’s slot with the share that the ceiling deserves there', () => {
  expect([leverageScore(20, 20), leverageScore(30, 20), leverageScore(0, 80), leverageScore(90, 0)]).toEqual([
    50, 60, 0, 100,
  ])
  const pool = withOwnership(sixteen(), SHOWDOWN, learned('a', { flexPct: 100 }))
  const deserved = expectedOwnership(sixteen(), SHOWDOWN)
  for (const row of pool) {
    const { captainPct, flexPct } = deserved.find(({ person }) => person.row.name === row.name)!.deserved
    const own = isCaptainRow(row) ? captainPct : flexPct
    expect(row.leverageScore).toBe(Math.round(50 + own - row.ownershipPct))
  }
  const leverage = (name: string) => pool.find((each) => each.name === name)!.leverageScore
  expect(leverage('a')).toBeLessThan(40)
  expect(leverage('b')).toBeGreaterThan(50)
})

test('a player that the field is found to hold leaves the best GPP lineup', () => {
  // Twelve equal players but for one who is 2% better: as long as all have a leverage of 50, that one is the captain.
  const pool = poolOf([10.2, ...Array(11).fill(10)])
  const before = namesOfBest(withOwnership(pool, SHOWDOWN))
  expect(before).toContain('a')
  // Held by all: flex (2 x 42.4 + 6 x 60) / 8 = 55.6, captain (2 x 8.6 + 6 x 40) / 8 = 32.2, against 42.4 and 8.6 deserved.
  // Leverage falls below 40, so the points count 2.5% less at least and are fewer than another player's 10.
  const taught = withOwnership(pool, SHOWDOWN, learned('a', { captainPct: 40, flexPct: 60 }))
  expect(taught.find(({ id }) => id === 'a')!.leverageScore).toBeLessThan(40)
  expect(namesOfBest(taught)).not.toContain('a')
})

function namesOfBest(playerPool: readonly Player[]): string[] {
  const settings = { strategy: 'balanced', contestFormat: 'gpp', creativity: 50 } as const
  const request = { format: SHOWDOWN, budget: SHOWDOWN.budget, playerPool, settings, keptPlayers: [] }
  const best = optimizeLineup(request, kernel)
  return best.ok ? best.value.players.map(({ name }) => name) : []
}
