import { describe, expect, test } from 'vitest'
import { BIG_LEAGUE } from '../../formats/big-league.ts'
import { SHOWDOWN } from '../../formats/dk-showdown.ts'
import type { BuildRule, PlayerSet } from '../build-rule.ts'
import { relaxationsOfRule } from './relaxation-steps.ts'

const SETTING = { format: SHOWDOWN, budget: 50_000, captains: ['a', 'b', 'c'] }
const KICKERS: PlayerSet = { positions: ['K'] }
const group = (min: number | null, max: number | null): BuildRule => ({
  kind: 'group',
  players: KICKERS,
  slots: 'any',
  count: { min, max },
  per: 'lineup',
  when: null,
})
const salary = (min: number | null, max: number | null): BuildRule => ({
  kind: 'salary',
  dollars: { min, max },
})

describe('the nearest looser form comes first, and the last one still says something', () => {
  test('a maximum rises up to all but one slot', () => {
    expect(relaxationsOfRule(group(null, 0), SETTING)).toEqual([
      [1, 2, 3, 4, 5].map((max) => group(null, max)),
    ])
  })

  test('a minimum falls to 1; without a minimum only the maximum is left', () => {
    expect(relaxationsOfRule(group(3, null), SETTING)).toEqual([[group(2, null), group(1, null)]])
    expect(relaxationsOfRule(group(2, 4), SETTING)).toEqual([
      [group(1, 4), group(null, 4)],
      [group(2, 5), group(2, null)],
    ])
  })

  test('dollars in hundreds, or in whole dollars where the budget is counted so', () => {
    const [lower] = relaxationsOfRule(salary(48_050, null), SETTING)
    expect([lower?.[0], lower?.[1], lower?.at(-1)]).toEqual(
      [48_000, 47_900, 100].map((min) => salary(min, null)),
    )
    const [higher] = relaxationsOfRule(salary(null, 49_700), SETTING)
    expect(higher).toEqual([49_800, 49_900].map((max) => salary(null, max)))
    const league = { format: BIG_LEAGUE, budget: 100, captains: [] }
    expect(relaxationsOfRule(salary(null, 97), league)).toEqual([[98, 99].map((max) => salary(null, max))])
  })

  test('percents by one, products by 1, 2 and 5 of each power of ten', () => {
    const projection = (min: number): BuildRule => ({ kind: 'projection', pctOfBest: { min, max: null } })
    expect(relaxationsOfRule(projection(98.5), SETTING)[0]?.slice(0, 2)).toEqual([
      projection(98),
      projection(97),
    ])
    const product = (max: number): BuildRule => ({ kind: 'ownership_product', share: { min: null, max } })
    expect(relaxationsOfRule(product(0.03), SETTING)[0]).toEqual([0.05, 0.1, 0.2, 0.5].map(product))
  })

  test('a captain pool takes in further people, the most useful ones first', () => {
    const pool = (...people: string[]): BuildRule => ({ kind: 'captain_pool', people })
    expect(relaxationsOfRule(pool('b'), SETTING)).toEqual([[pool('b', 'a'), pool('b', 'a', 'c')]])
  })

  test('a shape takes in one further shape, each of the others apart', () => {
    const split = (...ofCaptainsTeam: number[]): BuildRule => ({ kind: 'team_split', ofCaptainsTeam })
    expect(relaxationsOfRule(split(2, 3, 5), SETTING)).toEqual([
      [split(1, 2, 3, 5)],
      [split(2, 3, 4, 5)],
      [split(2, 3, 5, 6)],
    ])
  })

  test('a player locked as captain may be in any slot; an excluded one may come back as captain or as flex', () => {
    const person = (use: 'lock' | 'exclude', slots: 'captain' | 'flex' | 'any'): BuildRule => ({
      kind: 'person',
      person: 'a',
      slots,
      use,
    })
    expect(relaxationsOfRule(person('lock', 'captain'), SETTING)).toEqual([[person('lock', 'any')]])
    expect(relaxationsOfRule(person('lock', 'any'), SETTING)).toEqual([])
    expect(relaxationsOfRule(person('exclude', 'any'), SETTING)).toEqual([
      [person('exclude', 'captain')],
      [person('exclude', 'flex')],
    ])
    expect(relaxationsOfRule(person('exclude', 'any'), { ...SETTING, format: BIG_LEAGUE })).toEqual([])
  })

  test('a strict share changes by one percent, or is met as nearly as can be; one that is not strict stays', () => {
    const share = (max: number, isStrict: boolean): BuildRule => ({
      kind: 'split_share',
      ofCaptainsTeam: 5,
      pct: { min: null, max },
      isStrict,
    })
    expect(relaxationsOfRule(share(97, true), SETTING)).toEqual([
      [share(98, true), share(99, true)],
      [share(97, false)],
    ])
    expect(relaxationsOfRule(share(97, false), SETTING)).toEqual([])
  })

  test('lineups differ by fewer players, or by a captain swap', () => {
    const uniques = (players: number, captainSwapCounts: boolean): BuildRule => ({
      kind: 'uniques',
      players,
      captainSwapCounts,
    })
    expect(relaxationsOfRule(uniques(3, true), SETTING)).toEqual([[uniques(2, true), uniques(1, true)]])
    expect(relaxationsOfRule(uniques(1, false), SETTING)).toEqual([[uniques(1, true)]])
  })

  test('one of a team and a boost have no looser form', () => {
    expect(relaxationsOfRule({ kind: 'one_of_a_team', position: 'QB' }, SETTING)).toEqual([])
    const boost: BuildRule = { kind: 'boost', players: KICKERS, slots: 'any', pct: 10, when: null }
    expect(relaxationsOfRule(boost, SETTING)).toEqual([])
  })
})
