import { expect, test } from 'vitest'
import { BIG_LEAGUE } from '../formats/big-league.ts'
import { SHOWDOWN } from '../formats/dk-showdown.ts'
import type { Candidate } from './likely-lineups.ts'
import { likelyShares } from './testing/shares-at-once.ts'

const candidate = (price: number, points: number, team = 'KC'): Candidate => ({ price, points, team })

/** Nine people with prices between the steps of $100; not every six of them fit under $50,000. */
const nine = [
  candidate(11_400, 21, 'KC'),
  candidate(10_200, 19.5, 'LV'),
  candidate(9_850, 16, 'KC'),
  candidate(8_400, 14, 'LV'),
  candidate(7_200, 9, 'KC'),
  candidate(5_600, 8, 'KC'),
  candidate(3_210, 6.5, 'LV'),
  candidate(2_000, 2, 'KC'),
  candidate(200, 0.4, 'KC'),
]

/** By listing every lineup. */
function listed(people: readonly Candidate[]): { captainPct: number; flexPct: number }[] {
  const sums = people.map(() => ({ captainPct: 0, flexPct: 0 }))
  let total = 0
  for (let set = 0; set < 2 ** people.length; set++) {
    const chosen = people.flatMap((_, i) => ((set >> i) & 1 ? [i] : []))
    if (chosen.length !== 6 || new Set(chosen.map((i) => people[i]!.team)).size < 2) continue
    for (const captain of chosen) {
      const times = (i: number) => (i === captain ? 1.5 : 1)
      const price = chosen.reduce((sum, i) => sum + times(i) * people[i]!.price, 0)
      // A price between two steps of $100 counts as the higher one.
      const steps = chosen.reduce((sum, i) => sum + Math.ceil((times(i) * people[i]!.price) / 100), 0)
      if (steps > 500) continue
      const points = chosen.reduce((sum, i) => sum + times(i) * people[i]!.points, 0)
      const weight = Math.exp(0.1 * points - (3 * (50_000 - price)) / 1000)
      total += weight
      for (const i of chosen) sums[i]![i === captain ? 'captainPct' : 'flexPct'] += weight
    }
  }
  return sums.map(({ captainPct, flexPct }) => ({
    captainPct: (100 * captainPct) / total,
    flexPct: (100 * flexPct) / total,
  }))
}

test('shares are those of all legal lineups listed one by one', () => {
  const shares = likelyShares(nine, SHOWDOWN)!
  const byList = listed(nine)
  for (const [i, { captainPct, flexPct }] of byList.entries()) {
    expect(shares[i]!.captainPct).toBeCloseTo(captainPct, 9)
    expect(shares[i]!.flexPct).toBeCloseTo(flexPct, 9)
  }
  expect(byList.reduce((sum, { captainPct }) => sum + captainPct, 0)).toBeCloseTo(100, 9)
})

test('people who form no legal lineup, or another roster, have no shares', () => {
  expect(likelyShares(nine.slice(0, 5), SHOWDOWN)).toBeNull()
  expect(
    likelyShares(
      nine.slice(0, 6).map((each) => ({ ...each, price: 9_000 })),
      SHOWDOWN,
    ),
  ).toBeNull()
  expect(
    likelyShares(
      nine.map((each) => ({ ...each, team: 'KC' })),
      SHOWDOWN,
    ),
  ).toBeNull()
  expect(likelyShares(nine, BIG_LEAGUE)).toBeNull()
})

test('points far beyond any real ones give shares all the same', () => {
  const shares = likelyShares(
    nine.map((each) => ({ ...each, points: each.points + 1_900 })),
    SHOWDOWN,
  )!
  expect(shares.reduce((sum, { flexPct }) => sum + flexPct, 0)).toBeCloseTo(500, 6)
})
