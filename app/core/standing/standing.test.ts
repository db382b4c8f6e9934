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
import { lastSources, lastWeight } from './last-sources.ts'
import { asValue, contestForLater, contestPresetsOf, newField, type RuleSet, ruleSetsOf } from './standing.ts'

const players = [
  makePlayer({ id: '1', name: 'Ann One', team: 'AAA' }),
  makePlayer({ id: '2', name: 'Bea Two', team: 'BBB' }),
]
const NO_SOURCES = { choices: {}, files: [] }
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
  const { changes, report } = startOf(choices, NO_SOURCES, SHOWDOWN, players)!
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
  const { changes, report } = startOf(choices, NO_SOURCES, SHOWDOWN, players)!
  expect(changes['draft.buildRules']).toEqual([entry('a', captains), entry('c', apart)])
  expect(changes['draft.rules']).toEqual([ONE_KICKER])
  expect(report.switchedOff).toEqual([ONE_QUARTERBACK_A_TEAM])
})

test('more than three rules are counted, and a slate that can have none of them says so', () => {
  const many = [2, 3, 4, 5].map((atLeast) => entry(String(atLeast), { kind: 'captains', atLeast }))
  const all = startOf(keptSets(ruleSet('Many', many)), NO_SOURCES, SHOWDOWN, players)!
  expect(appliedText(all.report, names, SHOWDOWN).text).toBe(
    'at least 2 different captains; at least 3 different captains; at least 4 different captains; and 1 more.',
  )
  const none = startOf(
    keptSets(ruleSet('Gone', [entry('x', lockOf('gone@ZZZ'))])),
    NO_SOURCES,
    SHOWDOWN,
    players,
  )!
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
  const { changes, report } = startOf(choices, NO_SOURCES, SHOWDOWN, players)!
  expect(changes).toEqual({ 'draft.contest': later })
  expect(appliedText(report, names, SHOWDOWN)).toEqual({
    title: 'Your starred contest is set:',
    text: 'NFL Showdown $125K First Down [20 Entry Max] · $10 · 20,000 entries.',
  })
})

test('of several starred contests the dearest is the slate’s own, and the others are further ones with an entry each', () => {
  const preset = (name: string, feeCents: number, isStarred = true) =>
    asValue({
      name,
      formatId: 'showdown',
      isStarred,
      contest: { ...usualContest('large_flat'), name, feeCents },
    })
  const choices = {
    [newField('contest', '1')]: preset('Nickel', 5),
    [newField('contest', '2')]: preset('Special', 2000),
    [newField('contest', '3')]: preset('Sprint', 300),
    [newField('contest', '4')]: preset('Not starred', 9000, false),
  }
  const { changes, report } = startOf(choices, NO_SOURCES, SHOWDOWN, players)!
  expect(changes).toMatchObject({
    'draft.contest': { name: 'Special' },
    'draft.moreContests': [
      { mine: 1, settings: { name: 'Sprint' } },
      { mine: 1, settings: { name: 'Nickel' } },
    ],
  })
  expect(appliedText(report, names, SHOWDOWN)).toEqual({
    title: 'Your starred contests are set:',
    text: 'Special · $20 · 20,000 entries; Sprint · $3 · 20,000 entries; Nickel · $0.05 · 20,000 entries.',
  })
})

const file = (name: string, importedAt: number, weight: number, header?: string) => ({
  value: { name, importedAt, weight, people: {}, ...(header ? { header } : {}) },
  at: importedAt,
  by: 'd',
})

test('a new slate begins with the sources chosen last, and says which files to load again', () => {
  const set = (value: string | boolean, at: number) => ({ value, at, by: 'd' })
  const before = { 'numbers.pointsFrom': set('baseline', 5), 'file#1': file('old.csv', 1, 1) }
  const last = {
    'numbers.pointsFrom': set('average', 7),
    'numbers.ownershipByPosition': set(true, 7),
    'file#6': file('b 12-13.csv', 6, 1, 'hb'),
    'file#2': file('a.csv', 2, 3),
    'file#8': { value: null, at: 8, by: 'd' },
    'file#4': file('left out.csv', 4, 0),
  }
  const sources = lastSources([before, last, { 'lock:a@AAA': set('flex', 9) }], 10)
  expect(sources).toEqual({
    choices: { pointsFrom: 'average', ownershipByPosition: true },
    files: [
      { name: 'a.csv', weight: 3 },
      { name: 'b 12-13.csv', weight: 1, header: 'hb' },
    ],
  })
  const { changes, report } = startOf({}, sources, SHOWDOWN, players)!
  expect(changes).toEqual({ 'numbers.pointsFrom': 'average', 'numbers.ownershipByPosition': true })
  expect(appliedText(report, names, SHOWDOWN)).toEqual({
    title: 'Sources of your last slate:',
    text: 'points from the average, ownership from files by position. Load again: a.csv (75%); b 12-13.csv (25%).',
  })
  const starred = startOf(keptSets(ruleSet('A', [entry('a', captains)])), sources, SHOWDOWN, players)!
  expect(appliedText(starred.report, names, SHOWDOWN).text).toBe(
    'at least 6 different captains. Sources of your last slate: points from the average, ownership from files by position. Load again: a.csv (75%); b 12-13.csv (25%).',
  )
  // What is as on every new slate is not said, and what another version wrote is passed over, alone.
  expect(lastSources([{ 'numbers.pointsFrom': set('baseline', 5) }], 10)).toEqual(NO_SOURCES)
  const unknown = { 'numbers.pointsFrom': set('stars', 5) }
  expect(lastSources([unknown], 10)).toEqual(NO_SOURCES)
  expect(lastSources([{ ...unknown, 'file#1': file('a.csv', 1, 2) }], 10).files).toHaveLength(1)
  expect(lastSources([], 10)).toEqual(NO_SOURCES)
})

test('the files of one slate are asked for where the points were chosen on a later one, and after three weeks no more', () => {
  const loaded = { 'file#6': file('b.csv', 6, 1) }
  const chosen = { 'numbers.pointsFrom': { value: 'average', at: 7, by: 'd' } }
  const of = (now: number) => lastSources([chosen, loaded], now)
  expect(of(8)).toEqual({ choices: { pointsFrom: 'average' }, files: [{ name: 'b.csv', weight: 1 }] })
  expect(of(6 + 22 * 86_400_000)).toEqual({ choices: { pointsFrom: 'average' }, files: [] })
  // All files of the slate after it were removed.
  const removed = { 'file#9': { value: null, at: 9, by: 'd' } }
  expect(lastSources([loaded, removed], 10).files).toEqual([])
})

test('a file has the weight of its source: of the same header, or of a name that differs by digits', () => {
  const sources = {
    files: [
      { name: 'a 11.csv', weight: 3 },
      { name: 'b.csv', weight: 2, header: 'h' },
    ],
  }
  expect(lastWeight(sources, { name: 'anything.csv', header: 'h' })).toBe(2)
  expect(lastWeight(sources, { name: 'A 12.csv', header: 'other' })).toBe(3)
  // A file whose header is known is not taken for another one of its name.
  expect(lastWeight(sources, { name: 'b.csv', header: 'other' })).toBeNull()
  const twice = {
    files: [
      { name: 'own 1.csv', weight: 4, header: 'h' },
      { name: 'field 1.csv', weight: 5, header: 'h' },
    ],
  }
  expect(lastWeight(twice, { name: 'field 2.csv', header: 'h' })).toBe(5)
})

test('nothing starred begins nothing; what another version wrote is left out, the rest is by name', () => {
  expect(startOf({}, NO_SOURCES, SHOWDOWN, players)).toBeNull()
  expect(startOf(keptSets(ruleSet('A', [], { isStarred: false })), NO_SOURCES, SHOWDOWN, players)).toBeNull()
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
