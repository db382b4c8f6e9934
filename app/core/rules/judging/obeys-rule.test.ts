import { describe, expect, test } from 'vitest'
import { BIG_LEAGUE } from '../../formats/big-league.ts'
import { SHOWDOWN } from '../../formats/dk-showdown.ts'
import { makePlayer } from '../../players/fixtures/make-player.ts'
import type { Player } from '../../players/player.ts'
import type { BuildRule, Condition, PlayerSet, Range, SingleLineupRule } from '../build-rule.ts'
import { rulePool } from '../rule-pool.ts'
import { brokenBuildRules, ruleTest } from './obeys-rule.ts'

/** Name, team, position, price, points, ownership in a flex slot; the captain's is a tenth of it. */
const PEOPLE: [string, string | null, string, number, number, number][] = [
  ['Allen', 'BUF', 'QB', 11_000, 20, 60],
  ['Backup', 'BUF', 'QB', 5_000, 2, 1],
  ['Diggs', 'BUF', 'WR', 9_000, 15, 50],
  ['Knox', 'BUF', 'TE', 4_000, 8, 30],
  ['Cook', 'BUF', 'RB', 6_000, 10, 40],
  ['Bills', 'BUF', 'DST', 4_000, 7, 20],
  ['Mahomes', 'KC', 'QB', 11_500, 21, 55],
  ['Kelce', 'KC', 'TE', 8_000, 14, 45],
  ['Rice', 'KC', 'WR', 7_000, 12, 35],
  ['Pacheco', 'KC', 'RB', 6_500, 11, 25],
  ['Butker', 'KC', 'K', 4_500, 8, 20],
  ['Chiefs', 'KC', 'DST', 4_200, 7, 20],
  ['Stranger', null, 'WR', 1_000, 1, 5],
]
const rows = PEOPLE.flatMap(([name, team, position, salary, points, own]) => {
  const flex = makePlayer({ id: name, name, team, position, salary, fppg: points, ownershipPct: own })
  return [flex, { ...flex, id: `${name}-c`, position: 'CPT', salary: 1.5 * salary, ownershipPct: own / 10 }]
})
const pool = rulePool(rows, SHOWDOWN)
const context = { format: SHOWDOWN, pool, mostPoints: 100 }
const key = (name: string) => `${name.toLowerCase()}@${PEOPLE.find(([each]) => each === name)?.[1] ?? ''}`

/** The captain's name first. */
function lineup(names: string): Player[] {
  return names
    .split(' ')
    .map((name, slot) => rows.find(({ id }) => id === (slot === 0 ? `${name}-c` : name))!)
}
const obeys = (names: string, rule: SingleLineupRule) => ruleTest(rule, context)(lineup(names))
const set = (positions: PlayerSet['positions'] & {}): PlayerSet => ({ positions })
const range = (min: number | null, max: number | null): Range => ({ min, max })
const group = (
  players: PlayerSet,
  count: Range,
  when: Condition | null = null,
  more: Partial<SingleLineupRule & { kind: 'group' }> = {},
): SingleLineupRule => ({ kind: 'group', players, slots: 'any', count, per: 'lineup', when, ...more })

const MIXED = 'Allen Diggs Knox Mahomes Kelce Butker'
const TWO_QUARTERBACKS = 'Kelce Allen Backup Diggs Knox Butker'
const DEFENSES = 'Rice Bills Chiefs Cook Pacheco Butker'

describe('a group', () => {
  test('is counted in the slots that the rule names', () => {
    const catchers = set(['WR', 'TE'])
    expect(obeys(MIXED, group(catchers, range(3, 3)))).toBe(true)
    expect(obeys(MIXED, group(catchers, range(4, null)))).toBe(false)
    expect(obeys(MIXED, group(catchers, range(null, 2)))).toBe(false)
    const quarterbacks = set(['QB'])
    expect(obeys(MIXED, group(quarterbacks, range(2, 2)))).toBe(true)
    expect(obeys(MIXED, group(quarterbacks, range(1, 1), null, { slots: 'captain' }))).toBe(true)
    expect(obeys(MIXED, group(quarterbacks, range(2, null), null, { slots: 'flex' }))).toBe(false)
  })

  test('matches every list that is given, and all without a list', () => {
    expect(obeys(MIXED, group({ teams: ['KC'], positions: ['TE', 'K', 'RB'] }, range(2, 2)))).toBe(true)
    expect(obeys(MIXED, group({ people: [key('Kelce'), key('Diggs')], teams: ['KC'] }, range(1, 1)))).toBe(
      true,
    )
    expect(obeys(MIXED, group({}, range(6, 6)))).toBe(true)
    expect(obeys(MIXED, group({ people: ['gone@KC'] }, range(1, null)))).toBe(false)
  })

  test('is counted for each team apart, without players whose team is not known', () => {
    const oneQuarterback: SingleLineupRule = { kind: 'one_of_a_team', position: 'QB' }
    expect([obeys(MIXED, oneQuarterback), obeys(TWO_QUARTERBACKS, oneQuarterback)]).toEqual([true, false])
    const each = (count: Range, names: string, positions: PlayerSet['positions'] & {}) =>
      obeys(names, group(set(positions), count, null, { per: 'team' }))
    expect(each(range(1, null), MIXED, ['QB'])).toBe(true)
    expect(each(range(1, null), TWO_QUARTERBACKS, ['QB'])).toBe(false)
    // The pool's one kicker is of KC, so BUF need not have one.
    expect(each(range(1, null), MIXED, ['K'])).toBe(true)
    expect(each(range(1, 1), 'Diggs Rice Stranger Allen Kelce Knox', ['WR'])).toBe(true)
  })

  test('is counted for each game apart, without players whose game is not known', () => {
    const opponents: Record<string, string> = { KC: 'BUF', BUF: 'KC', DAL: 'NYG' }
    const rows = ['KC', 'BUF', 'BUF', 'DAL', null].map((team, i) =>
      makePlayer({ id: `r${i}`, name: `Man ${i}`, team, opponent: team && opponents[team]! }),
    )
    const atMost = (max: number, who: Player[]) =>
      ruleTest(group({}, range(null, max), null, { per: 'game' }), {
        format: SHOWDOWN,
        pool: rulePool(rows, SHOWDOWN),
        mostPoints: null,
      })(who)
    // Three of KC and BUF together, one of DAL, one of no known game.
    expect([atMost(3, rows), atMost(2, rows), atMost(2, rows.slice(1)), atMost(0, rows.slice(4))]).toEqual([
      true,
      false,
      true,
      true,
    ])
  })

  test('binds under a condition only lineups that meet it', () => {
    const withAllen = (slots: Condition['slots']): Condition => ({
      players: { people: [key('Allen')] },
      slots,
      team: 'any',
    })
    const noKicker = (when: Condition) => group(set(['K']), range(null, 0), when)
    expect(obeys(MIXED, noKicker(withAllen('any')))).toBe(false)
    expect(obeys(MIXED, noKicker(withAllen('captain')))).toBe(false)
    expect(obeys(MIXED, noKicker(withAllen('flex')))).toBe(true)
    expect(obeys(DEFENSES, noKicker(withAllen('any')))).toBe(true)
  })

  test('under a condition on a team counts that player’s team or opponent, for each such player', () => {
    const bringQuarterback = group(set(['QB']), range(1, null), {
      players: set(['WR', 'TE']),
      slots: 'captain',
      team: 'same',
    })
    expect(obeys('Kelce Mahomes Allen Diggs Knox Butker', bringQuarterback)).toBe(true)
    expect(obeys(TWO_QUARTERBACKS, bringQuarterback)).toBe(false)
    expect(obeys(MIXED, bringQuarterback)).toBe(true)

    const bringBack = group(set(['WR', 'TE']), range(1, null), {
      players: set(['QB']),
      slots: 'any',
      team: 'other',
    })
    expect(obeys(MIXED, bringBack)).toBe(true)
    // Mahomes has Diggs against him, Allen has no catcher of KC.
    expect(obeys('Mahomes Allen Diggs Pacheco Butker Cook', bringBack)).toBe(false)

    const noDefenseAgainst = group(set(['DST']), range(null, 0), {
      players: {},
      slots: 'captain',
      team: 'other',
    })
    expect(obeys('Rice Chiefs Cook Pacheco Butker Diggs', noDefenseAgainst)).toBe(true)
    expect(obeys(DEFENSES, noDefenseAgainst)).toBe(false)
  })

  test('counts the player of the condition with the team, and binds nothing where the team is not known', () => {
    const three = group({}, range(3, 3), { players: {}, slots: 'captain', team: 'same' })
    expect(obeys(MIXED, three)).toBe(true)
    expect(obeys('Kelce Mahomes Allen Diggs Knox Butker', three)).toBe(true)
    expect(obeys('Kelce Allen Backup Diggs Knox Butker', three)).toBe(false)
    expect(obeys('Stranger Allen Backup Diggs Knox Butker', three)).toBe(true)
  })

  test('knows the opponent in a pool of many games by the opponent column', () => {
    const of = (name: string, team: string, opponent: string | null, position: string) =>
      makePlayer({ id: name, name, team, opponent, position })
    const league = [of('A', 'KC', 'BUF', 'QB'), of('B', 'BUF', 'KC', 'DST'), of('C', 'SF', 'DAL', 'DST')]
    const rule = group(set(['DST']), range(null, 0), { players: set(['QB']), slots: 'any', team: 'other' })
    const inLeague = ruleTest(rule, {
      format: BIG_LEAGUE,
      pool: rulePool(league, BIG_LEAGUE),
      mostPoints: null,
    })
    expect([inLeague([league[0]!, league[1]!]), inLeague([league[0]!, league[2]!])]).toEqual([false, true])
  })
})

describe('a rule about the whole lineup', () => {
  test('a split counts players of the captain’s team, the captain included', () => {
    const split = (names: string, ...ofCaptainsTeam: number[]) =>
      obeys(names, { kind: 'team_split', ofCaptainsTeam })
    expect([split(MIXED, 3), split(MIXED, 2, 4)]).toEqual([true, false])
    expect([split(TWO_QUARTERBACKS, 2), split('Stranger Allen Diggs Knox Cook Kelce', 1)]).toEqual([
      true,
      true,
    ])
  })

  test('salary is what is spent, the captain at the captain’s price', () => {
    // 16,500 + 9,000 + 4,000 + 11,500 + 8,000 + 4,500
    const spends = (min: number | null, max: number | null) =>
      obeys(MIXED, { kind: 'salary', dollars: { min, max } })
    expect([spends(53_500, 53_500), spends(53_501, null), spends(null, 53_499)]).toEqual([true, false, false])
  })

  test('the projection is compared with the best lineup’s', () => {
    // 30 + 15 + 8 + 21 + 14 + 8 = 96 of 100
    const projects = (min: number | null, max: number | null) =>
      obeys(MIXED, { kind: 'projection', pctOfBest: { min, max } })
    expect([projects(96, 96), projects(96.1, null), projects(null, 95.9)]).toEqual([true, false, false])
    const unknown = ruleTest(
      { kind: 'projection', pctOfBest: range(1, null) },
      { ...context, mostPoints: null },
    )
    expect(unknown(lineup(MIXED))).toBeNull()
  })

  test('ownership is summed and multiplied over the rows; where a row has none nothing shows that the lineup obeys', () => {
    // 6 + 50 + 30 + 55 + 45 + 20 = 206
    const sum = (min: number | null, max: number | null) =>
      obeys(MIXED, { kind: 'ownership_sum', pct: { min, max } })
    expect([sum(206, 206), sum(207, null), sum(null, 205)]).toEqual([true, false, false])
    const product = 0.06 * 0.5 * 0.3 * 0.55 * 0.45 * 0.2
    const times = (min: number | null, max: number | null) =>
      obeys(MIXED, { kind: 'ownership_product', share: { min, max } })
    expect([times(product, product), times(1.01 * product, null), times(null, 0.99 * product)]).toEqual([
      true,
      false,
      false,
    ])
    const unowned = lineup(MIXED).map((row, slot) => (slot === 3 ? { ...row, ownershipPct: null } : row))
    expect(ruleTest({ kind: 'ownership_sum', pct: range(0, null) }, context)(unowned)).toBe(false)
    expect(ruleTest({ kind: 'ownership_product', share: range(null, 1) }, context)(unowned)).toBe(false)
  })
})

test('the broken rules of a lineup are named by their places; boosts and rules about several lineups are none', () => {
  const rules: BuildRule[] = [
    { kind: 'captains', atLeast: 6 },
    { kind: 'person', person: key('Allen'), slots: 'flex', use: 'lock' },
    { kind: 'one_of_a_team', position: 'QB' },
    { kind: 'boost', players: {}, slots: 'any', pct: 10, when: null },
    { kind: 'team_split', ofCaptainsTeam: [5] },
    { kind: 'projection', pctOfBest: range(99, null) },
  ]
  expect(brokenBuildRules(lineup(MIXED), rules, context)).toEqual([1, 4, 5])
  expect(brokenBuildRules(lineup(MIXED), rules, { ...context, mostPoints: null })).toEqual([1, 4])
})
