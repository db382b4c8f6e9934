import { expect, test } from 'vitest'
import { BIG_LEAGUE } from '../formats/big-league.ts'
import { STANDARD } from '../formats/dk-classic.ts'
import { SHOWDOWN } from '../formats/dk-showdown.ts'
import type { Format } from '../formats/format.ts'
import type { ContestFormat } from '../objective/strategy.ts'
import type { Player } from '../players/player.ts'
import type { RuleEntry } from './build-rule.ts'
import { defaultRules, rulesByDefault, rulesOfChoice, withDefaultRules, withEntry } from './default-rules.ts'
import { ruleProblem } from './reading/rule-problem.ts'
import { unfitRule } from './reading/unfit-rule.ts'
import { ruleSentence } from './words/rule-sentence.ts'

const SIX: RuleEntry = { id: 'default:captains', isOn: true, rule: { kind: 'captains', atLeast: 6 } }
const OWN: RuleEntry = { id: 'own', isOn: true, rule: { kind: 'captains', atLeast: 3 } }

/** So many games of two teams each, with one player of each team. */
function poolOf(games: number): Player[] {
  return Array.from(
    { length: 2 * games },
    (_, i) => ({ team: `T${i}`, opponent: `T${i ^ 1}`, gameInfo: null }) as Player,
  )
}

const of = (format: Format, lineups: number, contestFormat: ContestFormat = 'gpp', games = 5) => ({
  format,
  playerPool: poolOf(games),
  lineups,
  contestFormat,
})

test('from 20 lineups on a build has at least 6 captains, and none in more than 35% of them, from 100 on 50%', () => {
  const sentences = (lineups: number) =>
    rulesByDefault(of(SHOWDOWN, lineups)).map((rule) => ruleSentence(rule, new Map(), SHOWDOWN))
  expect(sentences(19)).toEqual(['No more than 1 quarterback from each team', 'No more than 1 kicker'])
  expect(sentences(20)).toEqual([
    'No more than 1 quarterback from each team',
    'No more than 1 kicker',
    'At least 6 different captains',
    'Each player as captain in no more than 35% of lineups',
  ])
  expect(sentences(99)).toEqual(sentences(20))
  expect(sentences(100)).toEqual([
    ...sentences(20).slice(0, 3),
    'Each player as captain in no more than 50% of lineups',
  ])
})

test('in tournaments of several games each quarterback has a receiver, and from 20 lineups of five games on shares are limited', () => {
  const sentences = (lineups: number, contestFormat: ContestFormat = 'gpp', games = 5) =>
    rulesByDefault(of(STANDARD, lineups, contestFormat, games)).map((rule) =>
      ruleSentence(rule, new Map(), STANDARD),
    )
  const pair = 'Quarterback with at least 1 wide receiver or tight end of the same team in every lineup'
  expect(sentences(1)).toEqual([])
  expect(sentences(2)).toEqual([pair])
  expect(sentences(19)).toEqual([pair])
  expect(sentences(20)).toEqual([
    pair,
    'Each player in no more than 65% of lineups',
    'Each quarterback in no more than 35% of lineups',
  ])
  expect(sentences(150)).toEqual(sentences(20))
  expect(sentences(20, 'gpp', 4)).toEqual([pair])
  expect(sentences(150, 'cash')).toEqual([])
})

test('a league of one game without a captain, and with one slot for quarterbacks and kickers, has none', () => {
  expect(rulesByDefault(of(BIG_LEAGUE, 150))).toEqual([])
})

test('each is valid, and can give way: a pool may not have so many captains', () => {
  for (const format of [SHOWDOWN, STANDARD])
    for (const { id, rule } of [...defaultRules(of(format, 20)), ...defaultRules(of(format, 150))]) {
      expect([ruleProblem(rule), unfitRule(rule, format)]).toEqual([null, null])
      expect(rule).not.toMatchObject({ isStrict: true })
      expect(id).toMatch(/^default:/)
    }
})

test('the user’s entry takes the place of the default rule with its id, however few lineups there are', () => {
  const ids = (entries: RuleEntry[], lineups: number) =>
    withDefaultRules(entries, of(SHOWDOWN, lineups)).map(({ id, isOn }) => `${id} ${isOn ? 'on' : 'off'}`)
  expect(ids([OWN], 20)).toEqual(['default:captains on', 'default:most_of_a_captain on', 'own on'])
  const off = [OWN, { ...SIX, isOn: false }]
  expect(ids(off, 20)).toEqual(['default:captains off', 'default:most_of_a_captain on', 'own on'])
  expect(ids(off, 19)).toEqual(['own on'])
  const [eight] = withDefaultRules([{ ...SIX, rule: { kind: 'captains', atLeast: 8 } }], of(SHOWDOWN, 100))
  expect(eight?.rule).toEqual({ kind: 'captains', atLeast: 8 })
  expect(withDefaultRules([OWN], of(BIG_LEAGUE, 150))).toEqual([OWN])
  // What was switched off in a tournament says nothing in a cash game.
  expect(withDefaultRules([{ ...SIX, id: 'default:stacks', isOn: false }], of(STANDARD, 20, 'cash'))).toEqual(
    [],
  )
})

test('entries that are chosen by worth obey a default rule only once the user changed or switched it', () => {
  const ids = (entries: RuleEntry[], lineups: number) =>
    rulesOfChoice(entries, of(SHOWDOWN, lineups)).map(({ id, isOn }) => `${id} ${isOn ? 'on' : 'off'}`)
  expect(ids([], 150)).toEqual([])
  expect(ids([OWN], 20)).toEqual(['own on'])
  expect(ids([OWN, SIX], 20)).toEqual(['default:captains on', 'own on'])
  expect(ids([OWN, SIX], 19)).toEqual(['own on'])
})

test('an entry is put in the place of the one with its id, or at the end', () => {
  expect(withEntry([OWN], SIX)).toEqual([OWN, SIX])
  expect(withEntry([SIX, OWN], { ...SIX, isOn: false })).toEqual([{ ...SIX, isOn: false }, OWN])
})
