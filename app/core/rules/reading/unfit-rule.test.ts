import { expect, test } from 'vitest'
import { BIG_LEAGUE } from '../../formats/big-league.ts'
import { SHOWDOWN } from '../../formats/dk-showdown.ts'
import type { BuildRule } from '../build-rule.ts'
import { unfitRule } from './unfit-rule.ts'

const any = { players: {}, slots: 'any' } as const
const count = { min: 1, max: null }
const pct = { min: 10, max: null }
const ofCaptain = { players: {}, slots: 'captain', team: 'same' } as const

test.each<BuildRule>([
  { kind: 'captain_pool', people: ['a@KC'] },
  { kind: 'captains', atLeast: 3 },
  { kind: 'team_split', ofCaptainsTeam: [5] },
  { kind: 'split_share', ofCaptainsTeam: 5, pct, isStrict: false },
  { kind: 'person', person: 'a@KC', slots: 'flex', use: 'lock' },
  { kind: 'exposure', players: {}, slots: 'captain', pct, isStrict: false },
  { kind: 'group', ...any, count, per: 'lineup', when: ofCaptain },
  { kind: 'boost', ...any, pct: 5, when: { person: 'a@KC', slots: 'captain' } },
])('a $kind about the captain has no meaning without one', (rule) => {
  expect(unfitRule(rule, BIG_LEAGUE)).toBe('A Big League lineup has no captain.')
  expect(unfitRule(rule, SHOWDOWN)).toBeNull()
})

test('other rules hold in every format, within its number of slots', () => {
  const rules: BuildRule[] = [
    { kind: 'one_of_a_team', position: 'QB' },
    { kind: 'person', person: 'a@KC', slots: 'any', use: 'lock' },
    { kind: 'group', ...any, count: { min: 7, max: 9 }, per: 'lineup', when: null },
    { kind: 'boost', ...any, pct: 5, when: null },
    { kind: 'uniques', players: 7, captainSwapCounts: true },
    { kind: 'salary', dollars: { min: 10, max: null } },
  ]
  expect(rules.map((rule) => unfitRule(rule, BIG_LEAGUE))).toEqual([null, null, null, null, null, null])
  const six = 'A Showdown lineup has 6 players.'
  expect(rules.map((rule) => unfitRule(rule, SHOWDOWN))).toEqual([null, null, six, null, six, null])
})

test('a share of stacks has no meaning where the captain leads', () => {
  const stacks: BuildRule = {
    ...{ kind: 'feature_share', players: { positions: ['WR'] }, team: 'same', atLeast: 2 },
    ...{ pct, isStrict: false },
  }
  expect(unfitRule(stacks, SHOWDOWN)).toBe('A Showdown lineup has no leader.')
  expect(unfitRule(stacks, BIG_LEAGUE)).toBeNull()
  expect(unfitRule({ ...stacks, atLeast: 10 }, BIG_LEAGUE)).toBe('A Big League lineup has 10 players.')
})
