import { expect, test } from 'vitest'
import { SHOWDOWN } from '../formats/dk-showdown.ts'
import { usualContest } from '../payouts/usual-contest.ts'
import { makePlayer } from '../players/fixtures/make-player.ts'
import type { BuildRule, RuleEntry } from '../rules/build-rule.ts'
import { DEFAULT_RULES, ONE_KICKER, ONE_QUARTERBACK_A_TEAM } from '../rules/lineup-rule.ts'
import { rulePool } from '../rules/rule-pool.ts'
import { peopleNames } from '../rules/words/words.ts'
import type { Choices } from '../slate-memory/memory.ts'
import { startOf } from './applied.ts'
import { appliedText } from './applied-text.ts'
import { asValue, contestForLater, contestPresetsOf, newField, type RuleSet, ruleSetsOf } from './standing.ts'

const players = [
  makePlayer({ id: '1', name: 'Ann One', team: 'AAA' }),
  makePlayer({ id: '2', name: 'Bea Two', team: 'BBB' }),
]
const names = peopleNames(rulePool(players, SHOWDOWN))

const captains: BuildRule = { kind: 'captains', atLeast: 6 }
const apart: BuildRule = { kind: 'uniques', players: 2, captainSwapCounts: true }
const lockOf = (person: string): BuildRule => ({ kind: 'person', person, slots: 'any', use: 'lock' })
const ofTeam = (team: string): BuildRule => ({
  ...{ kind: 'group', players: { teams: [team] }, slots: 'any', per: 'lineup', when: null },
  count: { min: 2, max: null },
})
const entry = (id: string, rule: BuildRule, isOn = true): RuleEntry => ({ id, isOn, rule })

function ruleSet(name: string, entries: RuleEntry[], more: Partial<RuleSet> = {}): RuleSet {
  return { name, formatId: 'showdown', isStarred: true, entries, rules: DEFAULT_RULES, ...more }
}

function keptSets(...sets: RuleSet[]): Choices {
  return Object.fromEntries(sets.map((set, index) => [newField('rules', String(index)), asValue(set)]))
}

test('starred rules of the format begin a new slate; those that name players or teams of another slate are left out', () => {
  const choices = keptSets(
    ruleSet('GPP', [
      entry('a', captains),
      entry('b', lockOf('gone@ZZZ')),
      entry('c', ofTeam('ZZZ')),
      entry('d', lockOf('ann-one@AAA')),
      entry('e', apart, false),
    ]),
    ruleSet('Cash', [entry('f', ofTeam('AAA'))], { isStarred: false }),
    ruleSet('Sunday', [entry('g', ofTeam('BBB'))], { formatId: 'classic' }),
  )
  const { changes, report } = startOf(choices, SHOWDOWN, players)!
  expect(changes).toEqual({
    'draft.buildRules': [entry('a', captains), entry('d', lockOf('ann-one@AAA')), entry('e', apart, false)],
    'draft.rules': [ONE_QUARTERBACK_A_TEAM, ONE_KICKER],
  })
  expect(appliedText(report, names, SHOWDOWN)).toEqual({
    title: 'Your starred rules are applied:',
    text: 'at least 6 different captains; Ann One in every lineup. Switched off: any two lineups differ by at least 2 players; the same people with another captain differ by 1. Left out: 2 rules that name players of another slate.',
  })
})

test('two starred sets hold together: a rule that both have is there once, and a rule that one of them has holds', () => {
  const choices = keptSets(
    ruleSet('A', [entry('a', captains)], { rules: [ONE_KICKER] }),
    ruleSet('B', [entry('b', captains), entry('c', apart)], { rules: [] }),
  )
  const { changes, report } = startOf(choices, SHOWDOWN, players)!
  expect(changes['draft.buildRules']).toEqual([entry('a', captains), entry('c', apart)])
  expect(changes['draft.rules']).toEqual([ONE_KICKER])
  expect(report.switchedOff).toEqual([ONE_QUARTERBACK_A_TEAM])
})

test('more than three rules are counted, and a slate that can have none of them says so', () => {
  const many = [2, 3, 4, 5].map((atLeast) => entry(String(atLeast), { kind: 'captains', atLeast }))
  const all = startOf(keptSets(ruleSet('Many', many)), SHOWDOWN, players)!
  expect(appliedText(all.report, names, SHOWDOWN).text).toBe(
    'at least 2 different captains; at least 3 different captains; at least 4 different captains; and 1 more.',
  )
  const none = startOf(keptSets(ruleSet('Gone', [entry('x', lockOf('gone@ZZZ'))])), SHOWDOWN, players)!
  expect(none.changes['draft.buildRules']).toEqual([])
  expect(appliedText(none.report, names, SHOWDOWN).text).toBe(
    'Left out: 1 rule that names players of another slate.',
  )
})

test('the starred contest is set, without the game in its name and without opponents of a file', () => {
  const contest = {
    ...usualContest('large_top_heavy'),
    name: 'NFL Showdown $125K First Down [20 Entry Max] (LAR vs ARI)',
    opponents: { key: 'k', name: 'field.csv', entries: 500 },
  }
  const later = contestForLater(contest)
  expect(later.name).toBe('NFL Showdown $125K First Down [20 Entry Max]')
  expect(later.opponents).toBeUndefined()
  const preset = { name: 'First Down', formatId: 'showdown', isStarred: true, contest: later }
  const choices = { [newField('contest', '1')]: asValue(preset) }
  const { changes, report } = startOf(choices, SHOWDOWN, players)!
  expect(changes).toEqual({ 'draft.contest': later })
  expect(appliedText(report, names, SHOWDOWN)).toEqual({
    title: 'Your starred contest is set:',
    text: 'NFL Showdown $125K First Down [20 Entry Max] · $10 · 20,000 entries.',
  })
})

test('nothing starred begins nothing; what another version wrote is left out, the rest is by name', () => {
  expect(startOf({}, SHOWDOWN, players)).toBeNull()
  expect(startOf(keptSets(ruleSet('A', [], { isStarred: false })), SHOWDOWN, players)).toBeNull()
  const choices: Choices = {
    ...keptSets(ruleSet('b', [entry('a', captains)]), ruleSet('A', [])),
    'ruleSet#x': { name: 7, formatId: 'showdown', entries: [], rules: [] },
    'ruleSet#y': { name: 'no list', formatId: 'showdown', entries: {}, rules: [] },
    'ruleSet#z': {
      name: 'newer',
      formatId: 'showdown',
      rules: [],
      entries: [{ id: 'n', isOn: true, rule: { kind: 'new' } }],
    },
    'contestPreset#x': { name: 'none', formatId: 'showdown', isStarred: true, contest: { kind: 'new' } },
    'ruleSet#t': 'text',
  }
  expect(ruleSetsOf(choices, 'showdown').map(({ name, entries }) => [name, entries.length])).toEqual([
    ['A', 0],
    ['b', 1],
    ['newer', 0],
  ])
  expect(contestPresetsOf(choices, 'showdown')).toEqual([])
})
