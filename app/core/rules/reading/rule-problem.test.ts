import { expect, test } from 'vitest'
import type { BuildRule } from '../build-rule.ts'
import { readRuleEntries } from './read-rule-entries.ts'
import { ruleProblem } from './rule-problem.ts'

const A = 'a@KC'
const set = { positions: ['QB'] } as const
const group = {
  kind: 'group',
  players: set,
  slots: 'any',
  count: { min: 1, max: null },
  per: 'lineup',
  when: null,
} as const satisfies BuildRule
const exposure = {
  kind: 'exposure',
  players: { people: [A] },
  slots: 'captain',
  pct: { min: 20, max: 35 },
  isStrict: false,
} as const satisfies BuildRule
const condition = { players: { people: [A] }, slots: 'captain', team: 'same' } as const

const ONE_OF_EACH_KIND: Record<BuildRule['kind'], BuildRule> = {
  one_of_a_team: { kind: 'one_of_a_team', position: 'QB' },
  one_of_a_lineup: { kind: 'one_of_a_lineup', position: 'K' },
  person: { kind: 'person', person: A, slots: 'flex', use: 'lock' },
  captain_pool: { kind: 'captain_pool', people: [A, 'b@KC'] },
  group: { ...group, when: condition },
  team_split: { kind: 'team_split', ofCaptainsTeam: [1, 5] },
  salary: { kind: 'salary', dollars: { min: 48_000, max: null } },
  projection: { kind: 'projection', pctOfBest: { min: 90, max: 100 } },
  ownership_sum: { kind: 'ownership_sum', pct: { min: null, max: 200 } },
  ownership_product: { kind: 'ownership_product', share: { min: null, max: 1e-6 } },
  boost: { kind: 'boost', players: {}, slots: 'any', pct: -100, when: { person: A, slots: 'captain' } },
  exposure,
  split_share: { kind: 'split_share', ofCaptainsTeam: 5, pct: { min: 0, max: 0 }, isStrict: true },
  feature_share: {
    ...{ kind: 'feature_share', players: { positions: ['WR', 'TE'] }, team: 'same', atLeast: 2 },
    ...{ pct: { min: 60, max: null }, isStrict: false },
  },
  captains: { kind: 'captains', atLeast: 150 },
  uniques: { kind: 'uniques', players: 1, captainSwapCounts: true },
}

test.each(Object.values(ONE_OF_EACH_KIND))('a rule of the kind $kind is understood', (rule) => {
  expect(ruleProblem(rule)).toBeNull()
  expect(ruleProblem(JSON.parse(JSON.stringify(rule)))).toBeNull()
})

test.each(Object.values(ONE_OF_EACH_KIND))(
  '$kind: a field that is missing, or one of a later version, is named',
  (rule) => {
    for (const field of Object.keys(rule).filter((each) => each !== 'kind')) {
      expect(ruleProblem({ ...rule, [field]: undefined })).toEqual({ path: [field], message: 'is required' })
      expect(ruleProblem({ ...rule, [field]: Symbol.iterator })?.path[0]).toBe(field)
    }
    const later = { path: ['unless'], message: 'is not known to this version' }
    expect(ruleProblem({ ...rule, unless: null })).toEqual(later)
  },
)

test.each<[string, unknown]>([
  ['kind must be one of one_of_a_team', null],
  ['kind must be one of one_of_a_team', 'captains'],
  ['kind must be one of one_of_a_team', { kind: 'toString' }],
  ['kind must be one of one_of_a_team', { kind: 'dupes', max: 3 }],
  ['players.positions.0 must be one of QB', { ...group, players: { positions: ['PG'] } }],
  ['players.positions must have at least one entry', { ...group, players: { positions: [] } }],
  ['players.people must have different entries', { ...group, players: { people: [A, A] } }],
  ['players.people.1 must be a text', { ...group, players: { people: [A, ' '] } }],
  ['players.names is not known to this version', { ...group, players: { names: ['A'] } }],
  ['slots must be one of captain, flex, any', { ...group, slots: 'bench' }],
  ['count.min must be a whole number', { ...group, count: { min: 1.5, max: null } }],
  ['count.max must be 0 to 10', { ...group, count: { min: null, max: 11 } }],
  ['count.min must be at most max, 1', { ...group, count: { min: 2, max: 1 } }],
  ['count must have a min or a max', { ...group, count: { min: null, max: null } }],
  ['count.max is required', { ...group, count: { min: 1 } }],
  ['when.team must be one of any, same, other', { ...group, when: { ...condition, team: 'both' } }],
  ['per must be lineup where', { ...group, per: 'team', when: condition }],
  ['per must be lineup where', { ...group, per: 'game', when: condition }],
  ['pct.max must be 0 to 100', { ...exposure, pct: { min: 20, max: 101 } }],
  ['pct.min must be a number', { ...exposure, pct: { min: '20', max: null } }],
  ['pct must be an object', { ...exposure, pct: 20 }],
  ['each must be true or false', { ...exposure, each: null }],
  ['isStrict must be true or false', { ...exposure, isStrict: 'no' }],
  ['pct must be -100 to 100', { ...ONE_OF_EACH_KIND.boost, pct: 150 }],
  ['ofCaptainsTeam.0 must be 1 to 5', { kind: 'team_split', ofCaptainsTeam: [6] }],
  ['ofCaptainsTeam must be 1 to 5', { ...ONE_OF_EACH_KIND.split_share, ofCaptainsTeam: 0 }],
  ['atLeast must be 1 to 150', { kind: 'captains', atLeast: 151 }],
  ['players must be 1 to 10', { kind: 'uniques', players: 0, captainSwapCounts: true }],
  ['person must have at most 300 characters', { ...ONE_OF_EACH_KIND.person, person: 'x'.repeat(301) }],
])('%s', (text, rule) => {
  const problem = ruleProblem(rule)
  expect(`${problem?.path.join('.')} ${problem?.message}`).toContain(text)
})

test('whether a share is for each player apart may be left out', () => {
  expect(ruleProblem({ ...exposure, each: true })).toBeNull()
  expect(ruleProblem({ ...exposure, each: false })).toBeNull()
})

test('of stored rules the ones that are understood are read, and each other one is named and kept', () => {
  const first = { id: '1', isOn: true, rule: group }
  const second = { id: '2', isOn: false, rule: exposure }
  const later = { id: '3', isOn: true, rule: { kind: 'dupes', atMost: 3 } }
  const twice = { ...second, id: '1' }
  const stored = [first, later, null, second, twice, { ...second, id: '4', note: 'x' }]
  const { entries, refused } = readRuleEntries(JSON.parse(JSON.stringify(stored)))
  expect(entries).toEqual([first, second])
  expect(refused).toEqual([
    { place: 1, problem: expect.stringMatching(/^rule\.kind must be one of/), stored: later },
    { place: 2, problem: 'the rule must be an object', stored: null },
    { place: 4, problem: 'id is another rule’s', stored: twice },
    { place: 5, problem: 'note is not known to this version', stored: stored[5] },
  ])
  expect(readRuleEntries(undefined)).toEqual({ entries: [], refused: [] })
  expect(readRuleEntries('rules').refused).toHaveLength(1)
})
