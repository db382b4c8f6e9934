import { expect, test } from 'vitest'
import { BIG_LEAGUE } from '#core/formats/big-league.ts'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import { withCaptainTwins } from '../players/captain-twins.ts'
import { makePlayer } from '../players/fixtures/make-player.ts'
import { peopleOf } from '../players/people.ts'
import { isCaptainRow, type Player, personKey } from '../players/player.ts'
import type { Shares } from './shares.ts'
import { deservedShares, likelyShares, modelShares } from './testing/shares-at-once.ts'

/** Thirty-six people of two teams: receivers from $11,000 down to $300, two kickers among them. */
const many = withCaptainTwins(
  Array.from({ length: 36 }, (_, i) =>
    makePlayer({
      id: `p${i}`,
      name: `Person ${i}`,
      position: i === 15 || i === 16 ? 'K' : 'WR',
      team: i % 2 === 0 ? 'KC' : 'LV',
      salary: i === 15 || i === 16 ? 5_000 : Math.max(300, 11_000 - 600 * i),
      fppg: Math.max(0, 20 - i),
    }),
  ),
  SHOWDOWN,
)
const none: ReadonlySet<string> = new Set()
const sharesOf = (pool: readonly Player[], notPlaying = none) =>
  modelShares(peopleOf(pool, SHOWDOWN).people, SHOWDOWN, notPlaying)
const sums = (shares: readonly Shares[]) => [
  shares.reduce((sum, { captainPct }) => sum + captainPct, 0),
  shares.reduce((sum, { flexPct }) => sum + flexPct, 0),
]
const changed = (name: string, change: Partial<Player>) =>
  many.map((row) => (row.name === name ? { ...row, ...change } : row))

test('the sums are 100 and 500, and everyone but those who sit out has a share', () => {
  const shares = sharesOf(many)
  expect(sums(shares)).toEqual([expect.closeTo(100, 9), expect.closeTo(500, 9)])
  expect(shares.every(({ captainPct, flexPct }) => captainPct > 0 && flexPct > 0)).toBe(true)
  // Beyond the 30 with most points everyone has the same small share.
  expect(shares[35]!.flexPct).toBeCloseTo(0.1, 2)
  expect(shares[35]).toEqual(shares[34])
})

test('a kicker is captain 0.4 times as often as the likely lineups say', () => {
  const { people } = peopleOf(many, SHOWDOWN)
  const points = people.map(({ row, flexPrice }, i) => {
    if (row.actualPosition === 'K') return 8
    const formula = 0.11 + (0.753 * flexPrice) / 1000 + 0.357 * row.fppg
    // Three receivers of each team start.
    return i < 6 ? (formula + row.fppg) / 2 : formula
  })
  const best = points
    .map((_, i) => i)
    .sort((a, b) => points[b]! - points[a]!)
    .slice(0, 30)
  const likely = likelyShares(
    best.map((i) => ({ points: points[i]!, price: people[i]!.flexPrice, team: people[i]!.row.team })),
    SHOWDOWN,
  )!
  const shares = sharesOf(many)
  const ratio = (i: number) => shares[i]!.captainPct / likely[best.indexOf(i)]!.captainPct
  expect(ratio(15) / ratio(0)).toBeCloseTo(0.4, 9)
  expect(shares[15]!.flexPct / likely[best.indexOf(15)]!.flexPct).toBeCloseTo(
    shares[0]!.flexPct / likely[best.indexOf(0)]!.flexPct,
    9,
  )
})

test('who is Out, priced as inactive or set to 0 by hand has no share; the others have it', () => {
  const none = { captainPct: 0, flexPct: 0 }
  const before = sharesOf(many)
  for (const shares of [
    sharesOf(changed('Person 0', { injuryStatus: 'Out' })),
    sharesOf(many, new Set([personKey(many[0]!)])),
    sharesOf(changed('Person 0', { projectedPoints: 0, projectedBy: 'hand' })),
  ]) {
    expect(shares[0]).toEqual(none)
    expect(shares[1]!.captainPct).toBeGreaterThan(before[1]!.captainPct)
    expect(sums(shares)).toEqual([expect.closeTo(100, 9), expect.closeTo(500, 9)])
  }
})

test("the field knows an imported projection and an injury, and does not know the user's own points", () => {
  const before = sharesOf(many)
  const file = sharesOf(changed('Person 9', { projectedPoints: 25, projectedBy: 'projection' }))
  expect(file[9]!.captainPct).toBeGreaterThan(1.5 * before[9]!.captainPct)
  const doubtful = sharesOf(changed('Person 0', { injuryStatus: 'Doubtful' }))
  expect(doubtful[0]!.captainPct).toBeLessThan(0.7 * before[0]!.captainPct)
  expect(sharesOf(changed('Person 9', { projectedPoints: 25, projectedBy: 'hand' }))).toEqual(before)
  // Nor which points the user plays by.
  expect(sharesOf(changed('Person 9', { projectedPoints: null, projectedBy: null }))).toEqual(before)
})

test('without legal lineups, and in other formats, shares go with the points', () => {
  const oneTeam = many.map((row) => ({ ...row, team: 'KC' }))
  const shares = sharesOf(oneTeam)
  expect(sums(shares)).toEqual([expect.closeTo(100, 9), expect.closeTo(500, 9)])
  const league = many.filter((row) => !isCaptainRow(row))
  const { people } = peopleOf(league, BIG_LEAGUE)
  // Two kickers with averages of 5 and 4 for one slot: 25 and 16 of 41.
  const kicker = modelShares(people, BIG_LEAGUE, none)[15]!
  expect(kicker).toEqual({ captainPct: 0, flexPct: expect.closeTo(2500 / 41, 9) })
})

test('who has the greater spread deserves more, and the user can think more of a player than the field', () => {
  const { people } = peopleOf(many, SHOWDOWN)
  const deserved = deservedShares(people, SHOWDOWN, none)
  expect(sums(deserved)).toEqual([expect.closeTo(100, 9), expect.closeTo(500, 9)])
  const wide = peopleOf(changed('Person 9', { spreadPoints: 15 }), SHOWDOWN).people
  expect(deservedShares(wide, SHOWDOWN, none)[9]!.flexPct).toBeGreaterThan(1.1 * deserved[9]!.flexPct)
  const liked = peopleOf(changed('Person 9', { projectedPoints: 25, projectedBy: 'hand' }), SHOWDOWN).people
  expect(deservedShares(liked, SHOWDOWN, none)[9]!.flexPct).toBeGreaterThan(1.1 * deserved[9]!.flexPct)
})

test("a team's second quarterback has the small share of the others, however dear", () => {
  const pool = many.map((row) =>
    row.name === 'Person 0' || row.name === 'Person 4' || row.name === 'Person 5'
      ? { ...row, actualPosition: 'QB', position: isCaptainRow(row) ? row.position : 'QB' }
      : row,
  )
  const shares = sharesOf(pool)
  // Persons 0 and 4 are of KC; the one with most points plays. Person 5 is the only quarterback of LV.
  expect(shares[4]!.flexPct).toBeCloseTo(0.1, 2)
  expect(shares[4]!.captainPct).toBeLessThan(0.05)
  expect(shares[0]!.flexPct).toBeGreaterThan(10)
  expect(shares[5]!.flexPct).toBeGreaterThan(10)
})
