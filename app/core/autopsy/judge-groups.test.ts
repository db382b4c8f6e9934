import { expect, test } from 'vitest'
import type { SetRow } from '../entries/entry-set.ts'
import { BIG_LEAGUE } from '../formats/big-league.ts'
import { SHOWDOWN } from '../formats/dk-showdown.ts'
import type { BuildRule } from '../rules/build-rule.ts'
import { judgeGroups } from './judge-groups.ts'

const NAMES = ['Ada', 'Bea', 'Cora', 'Dora', 'Eva', 'Fay', 'Gil', 'Hal']
/** Rows 0 to 7 are captains, 8 to 15 the same people as flex; by turns of two teams, $5,000 in a flex slot. */
const rows: SetRow[] = [true, false].flatMap((isCaptain) =>
  NAMES.map((playerName, i) => ({
    ...{
      playerName,
      position: 'WR',
      team: i % 2 ? 'BBB' : 'AAA',
      opponent: null,
      isCaptain,
      providerId: null,
    },
    ...{ salary: isCaptain ? 7500 : 5000, fantasyPoints: 10 },
  })),
)
const lineup = (captain: number, ...flex: number[]) => [captain, ...flex.map((each) => 8 + each)]
const namesOf = (places: readonly number[]) => places.map((place) => NAMES[place % 8]!)
/** Everyone is expected to score 10; player `i` scored `4 * i`. */
const truth = NAMES.map((name, i) => ({ name, position: 'WR', forecast: 10, actual: 4 * i }))
const lineups = [
  lineup(0, 1, 2, 3, 4, 5),
  lineup(0, 1, 2, 3, 4, 6),
  lineup(7, 1, 2, 3, 4, 5),
  lineup(7, 1, 2, 3, 4, 6),
]
const entered = (...own: number[]) =>
  new Map(own.map((each) => [`e${each}`, { lineup: each, players: namesOf(lineups[each]!) }]))
const entry = (rule: BuildRule) => ({ id: JSON.stringify(rule), isOn: true, rule })
const group = (name: string, own: number[], ...rules: BuildRule[]) => ({
  ...{ name, thesis: `${name} leads.`, rules: rules.map(entry) },
  lineups: own,
})
const captainOf = (person: string): BuildRule => ({ kind: 'person', person, slots: 'captain', use: 'lock' })
const money = (key: string) => ({
  won: key === 'e2' ? 500 : 0,
  deserved: { value: 120, error: 8 },
})

test('the idea is whom the rules ask for; its points, those of the others and the money are of the entries', () => {
  const groups = [group('Ada', [0, 1], captainOf('ada@AAA')), group('Hal', [2, 3], captainOf('hal@BBB'))]
  const judged = judgeGroups({ rows, lineups, groups, entries: entered(0, 2, 3) }, truth, money, SHOWDOWN)
  // Hal as captain counts half as much again; Bea to Eva scored 4, 8, 12 and 16, Fay 20 in one entry and Gil 24 in the other.
  expect(judged[1]).toEqual({
    ...{ name: 'Hal', thesis: 'Hal leads.', entries: 2, lineups: 2 },
    players: [{ name: 'Hal', lineups: 2, forecast: 10, actual: 28 }],
    ofPlayers: { forecast: 15, actual: 1.5 * 28 },
    ofOthers: { forecast: 50, actual: 4 + 8 + 12 + 16 + (20 + 24) / 2 },
    ...{ checked: 1, broken: [], unknown: 0 },
    money: { won: 500, deserved: { value: 240, error: 16 } },
  })
  expect(judged[0]).toMatchObject({
    entries: 1,
    ofPlayers: { actual: 0 },
    money: { won: 0, deserved: { value: 120, error: 8 } },
  })
})

test('without such a rule the idea is whom the group holds far more than the other lineups do', () => {
  const groups = [group('Free', [0, 1]), group('Others', [2, 3])]
  const judged = judgeGroups({ rows, lineups, groups, entries: entered(0, 2) }, truth, money, SHOWDOWN)
  expect(judged.map(({ players }) => players.map(({ name }) => name))).toEqual([['Ada'], ['Hal']])
  const alike = [group('Fay', [0, 2]), group('Gil', [1, 3])]
  const [fay] = judgeGroups({ rows, lineups, groups: alike, entries: entered(0) }, truth, money, SHOWDOWN)
  expect(fay!.players.map(({ name }) => name)).toEqual(['Fay'])
})

test('rules are kept or broken by lineups, or by all together; what a set does not keep is not checked', () => {
  const salary = { kind: 'salary', dollars: { min: 33_000, max: null } } as const
  const captains = { kind: 'captains', atLeast: 2 } as const
  const sum = { kind: 'ownership_sum', pct: { min: null, max: 100 } } as const
  const boost: BuildRule = { kind: 'boost', players: {}, slots: 'any', pct: 5, when: null }
  const groups = [group('Mixed', [0, 1, 2], captainOf('ada@AAA'), salary, captains, sum, boost)]
  const [judged] = judgeGroups({ rows, lineups, groups, entries: entered(0) }, truth, money, SHOWDOWN)
  // Each costs $32,500, and one of three has another captain.
  expect(judged).toMatchObject({ checked: 3, unknown: 1 })
  expect(judged!.broken).toEqual([
    { rule: captainOf('ada@AAA'), lineups: 1, isOfAll: false },
    { rule: salary, lineups: 3, isOfAll: false },
  ])
  const six = [group('Captains', [0, 1], captains)]
  const [alone] = judgeGroups({ rows, lineups, groups: six, entries: entered(0) }, truth, money, SHOWDOWN)
  expect(alone!.broken).toEqual([{ rule: captains, lineups: 2, isOfAll: true }])
})

test('a lineup swapped after the download counts as it was played, and a group that was not entered is left out', () => {
  const groups = [group('Ada', [0], captainOf('ada@AAA')), group('Hal', [2], captainOf('hal@BBB'))]
  const entries = new Map([['e0', { lineup: 0, players: namesOf(lineups[1]!) }]])
  const judged = judgeGroups({ rows, lineups, groups, entries }, truth, () => null, SHOWDOWN)
  expect(judged.map(({ name, ofOthers, money: won }) => [name, ofOthers.actual, won])).toEqual([
    ['Ada', 4 + 8 + 12 + 16 + 24, null],
  ])
})

test('in a format without a captain every slot counts once', () => {
  const [first, second] = [
    [8, 9, 10],
    [11, 12, 13],
  ]
  const set = { rows, lineups: [first!, second!], groups: [group('Early', [0])], entries: new Map() }
  const entries = new Map([['e', { lineup: 0, players: ['Ada', 'Bea', 'Cora'] }]])
  const [judged] = judgeGroups({ ...set, entries }, truth, () => null, BIG_LEAGUE)
  expect(judged).toMatchObject({
    ofPlayers: { forecast: 30, actual: 12 },
    ofOthers: { forecast: 0, actual: 0 },
  })
})
