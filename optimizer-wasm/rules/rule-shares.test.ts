import { expect, test } from 'vitest'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import { type Player, personKey } from '#core/players/player.ts'
import { countedPoints } from '#core/players/points.ts'
import type { BuildRule } from '#core/rules/build-rule.ts'
import { showdownSlate } from '../testing/generated-slates.ts'
import { ruleShares } from './rule-shares.ts'

const playerPool = showdownSlate(14, 5).map((row, place) => ({ ...row, ownershipPct: (place * 7) % 60 }))
const question = {
  playerPool,
  format: SHOWDOWN,
  budget: 40_000,
  settings: { strategy: 'max_points', contestFormat: 'cash', creativity: 50 },
} as const

/** Every legal lineup, the captain first. */
const LEGAL = playerPool
  .filter(({ position }) => position === 'CPT')
  .flatMap((captain) => fives(captain).map((others) => [captain, ...others]))
  .filter((lineup) => sum(lineup, ({ salary }) => salary) <= 40_000)
  .filter((lineup) => lineup.some(({ team }) => team !== lineup[0]!.team))
const MOST_POINTS = Math.max(...LEGAL.map(pointsOf))

function fives(captain: Player): Player[][] {
  const flex = playerPool.filter((row) => row.position !== 'CPT' && personKey(row) !== personKey(captain))
  const found: Player[][] = []
  const take = (from: number, taken: Player[]) => {
    if (taken.length === 5) found.push(taken)
    else for (let next = from; next < flex.length; next++) take(next + 1, [...taken, flex[next]!])
  }
  take(0, [])
  return found
}

function sum(lineup: readonly Player[], of: (row: Player) => number): number {
  return lineup.reduce((total, row) => total + of(row), 0)
}

function pointsOf(lineup: readonly Player[]): number {
  return sum(lineup, countedPoints) + countedPoints(lineup[0]!) / 2
}

const [first] = playerPool
const FIRST = personKey(first!)
const is = (row: Player, ...positions: string[]) => positions.includes(row.actualPosition)
const of = (lineup: readonly Player[], ...positions: string[]) =>
  lineup.filter((row) => is(row, ...positions))
const teamOf = (rows: readonly Player[], team: string | null) => rows.filter((row) => row.team === team)

const CASES: [BuildRule, 'counted' | 'drawn', (lineup: readonly Player[]) => boolean][] = [
  [
    { kind: 'one_of_a_team', position: 'WR' },
    'counted',
    (lineup) => ['T0', 'T1'].every((team) => teamOf(of(lineup, 'WR'), team).length < 2),
  ],
  [
    { kind: 'person', person: FIRST, slots: 'any', use: 'lock' },
    'counted',
    (lineup) => lineup.some((row) => personKey(row) === FIRST),
  ],
  [
    { kind: 'person', person: FIRST, slots: 'flex', use: 'exclude' },
    'counted',
    (lineup) => !lineup.slice(1).some((row) => personKey(row) === FIRST),
  ],
  [
    {
      kind: 'captain_pool',
      people: playerPool
        .slice(0, 8)
        .map(personKey)
        .filter((_, place) => place % 2 === 0),
    },
    'counted',
    (lineup) => playerPool.slice(0, 8).some((row) => personKey(row) === personKey(lineup[0]!)),
  ],
  [
    {
      kind: 'group',
      players: { positions: ['QB'] },
      slots: 'any',
      count: { min: 1, max: null },
      per: 'lineup',
      when: { players: { positions: ['WR', 'TE'] }, slots: 'captain', team: 'same' },
    },
    'drawn',
    (lineup) => !is(lineup[0]!, 'WR', 'TE') || teamOf(of(lineup, 'QB'), lineup[0]!.team).length > 0,
  ],
  [
    { kind: 'team_split', ofCaptainsTeam: [4, 5] },
    'drawn',
    (lineup) => [4, 5].includes(teamOf(lineup, lineup[0]!.team).length),
  ],
  [
    { kind: 'salary', dollars: { min: 38_000, max: 39_500 } },
    'drawn',
    (lineup) => {
      const dollars = sum(lineup, ({ salary }) => salary)
      return dollars >= 38_000 && dollars <= 39_500
    },
  ],
  [
    { kind: 'projection', pctOfBest: { min: 85, max: null } },
    'drawn',
    (lineup) => pointsOf(lineup) >= 0.85 * MOST_POINTS,
  ],
  [
    { kind: 'ownership_sum', pct: { min: null, max: 170 } },
    'drawn',
    (lineup) => sum(lineup, ({ ownershipPct }) => ownershipPct!) <= 170,
  ],
]

test.each(CASES)(
  '$kind: the share that is removed is that of all lineups, counted or within its error',
  (rule, how, obeys) => {
    const [share] = ruleShares(question, [rule], MOST_POINTS)
    expect(share!.legal).toEqual({ count: LEGAL.length, isExact: true })
    expect(share!.draws === null ? 'counted' : 'drawn').toBe(how)
    const removed = LEGAL.filter((lineup) => !obeys(lineup)).length / LEGAL.length
    expect(removed).toBeGreaterThan(0.02)
    expect(removed).toBeLessThan(0.98)
    const error = share!.draws === null ? 1e-12 : 4 * Math.sqrt((removed * (1 - removed)) / share!.draws)
    expect(Math.abs(share!.removed - removed)).toBeLessThan(error)
  },
)

test('the answer is the same each time, and the other rules do not change it', () => {
  const rules = CASES.map(([rule]) => rule)
  const together = ruleShares(question, rules, MOST_POINTS)
  expect(ruleShares({ ...question, playerPool: [...playerPool] }, rules, MOST_POINTS)).toEqual(together)
  expect(rules.map((rule) => ruleShares(question, [rule], MOST_POINTS)[0])).toEqual(together)
})

test('no share: boosts and rules about several lineups, a projection without the best one, a pool without lineups', () => {
  const boost: BuildRule = { kind: 'boost', players: {}, slots: 'any', pct: 10, when: null }
  const projection: BuildRule = { kind: 'projection', pctOfBest: { min: 90, max: null } }
  expect(ruleShares(question, [boost, { kind: 'captains', atLeast: 3 }, projection], null)).toEqual([
    null,
    null,
    null,
  ])
  const poor = { ...question, budget: 1_000 }
  expect(ruleShares(poor, [{ kind: 'team_split', ofCaptainsTeam: [5] }], null)).toEqual([null])
})

test('excluded people count in no lineup', () => {
  const excludedIds = [first!.id]
  const left = LEGAL.filter((lineup) => !lineup.some((row) => personKey(row) === FIRST))
  const [share] = ruleShares(
    { ...question, excludedIds },
    [{ kind: 'person', person: FIRST, slots: 'any', use: 'exclude' }],
    null,
  )
  expect(share).toEqual({ legal: { count: left.length, isExact: true }, removed: 0, draws: null })
  // Also where lineups of the same pool were drawn before, with everyone in it.
  const rule: BuildRule = {
    kind: 'group',
    players: { people: [FIRST] },
    slots: 'any',
    count: { min: null, max: 0 },
    per: 'lineup',
    when: null,
  }
  const [before] = ruleShares(question, [rule], null)
  const [after] = ruleShares({ ...question, excludedIds }, [rule], null)
  expect([before!.removed > 0, after!.removed]).toEqual([true, 0])
})
