import { expect, test } from 'vitest'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import type { BuildRule } from '#core/rules/build-rule.ts'
import { ONE_KICKER } from '#core/rules/lineup-rule.ts'
import type { Change } from '#optimizer/conflicts/conflict-report.ts'
import type { LineupState } from '../../state/lineup-state.ts'
import { reduceLineup } from '../../state/reduce-lineup.ts'
import { initialLineupState } from '../../testing/initial-lineup-state.ts'
import { showdownPool } from '../../testing/pools.ts'
import { rulesInForce } from '../set/rules-in-force.ts'
import { actionsOfChanges, countAfter } from './apply-changes.ts'

const pool = showdownPool()
const captains: BuildRule = { kind: 'captains', atLeast: 6 }
const uniques: BuildRule = { kind: 'uniques', players: 3, captainSwapCounts: false }

const start = [
  { type: 'toggle_lock', player: pool.find(({ id }) => id === 'p1')! } as const,
  { type: 'toggle_exclude', player: pool.find(({ id }) => id === 'p2')! } as const,
].reduce(reduceLineup, {
  ...initialLineupState(SHOWDOWN, pool),
  buildRules: [
    { id: 'off', isOn: false, rule: captains },
    { id: 'captains', isOn: true, rule: captains },
    { id: 'uniques', isOn: true, rule: uniques },
  ],
})

function after(changes: Change[]): LineupState {
  return actionsOfChanges(changes, rulesInForce(start, 20), start).reduce(reduceLineup, start)
}

test('the rules in force are those of the settings, the locks, and the rules switched on', () => {
  expect(rulesInForce(start, 20).map(({ id }) => id)).toEqual([
    'setting:QB',
    'setting:K',
    'lock:p1',
    'default:captains',
    'default:most_of_a_captain',
    'captains',
    'uniques',
  ])
})

test('captains are asked for by default from 20 lineups on, until the report or the user switches that off', () => {
  const none = { ...start, buildRules: [] }
  const inForce = (state: LineupState, lineups: number) => rulesInForce(state, lineups).map(({ id }) => id)
  expect(inForce(none, 19)).toEqual(['setting:QB', 'setting:K', 'lock:p1'])
  expect(inForce(none, 20)).toEqual([
    'setting:QB',
    'setting:K',
    'lock:p1',
    'default:captains',
    'default:most_of_a_captain',
  ])
  const off = actionsOfChanges([{ kind: 'rule', rule: 3, to: null }], rulesInForce(none, 20), none)
  const without = off.reduce(reduceLineup, none)
  expect(without.buildRules).toEqual([{ id: 'default:captains', isOn: false, rule: captains }])
  expect(inForce(without, 20)).toEqual(['setting:QB', 'setting:K', 'lock:p1', 'default:most_of_a_captain'])
})

test('a rule is switched off or loosened where the report names its place', () => {
  const changed = after([
    { kind: 'rule', rule: 5, to: null },
    { kind: 'rule', rule: 6, to: { ...uniques, players: 1 } },
  ])
  expect(changed.buildRules.map(({ id, isOn }) => [id, isOn])).toEqual([
    ['off', false],
    ['captains', false],
    ['uniques', true],
  ])
  expect(changed.buildRules[2]!.rule).toEqual({ ...uniques, players: 1 })
})

test('a setting, a lock and an exclusion are taken back where they were made', () => {
  expect(after([{ kind: 'rule', rule: 0, to: null }]).rules).toEqual([ONE_KICKER])
  expect(after([{ kind: 'rule', rule: 2, to: null }]).lockedIds.size).toBe(0)
  expect(start.excludedPeople.size).toBe(1)
  expect(after([{ kind: 'put_back', people: ['person-2@AAA'] }]).excludedPeople.size).toBe(0)
})

test('all changes are one step to undo, and the number asked for follows', () => {
  const changed = after([{ kind: 'rule', rule: 5, to: null }])
  expect(reduceLineup(changed, { type: 'undo_entries' }).buildRules).toBe(start.buildRules)
  expect(countAfter([{ kind: 'count', count: 12 }], 20)).toBe(12)
  expect(countAfter([], 20)).toBe(20)
})
