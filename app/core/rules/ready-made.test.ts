import { expect, test } from 'vitest'
import { BIG_LEAGUE } from '../formats/big-league.ts'
import { STANDARD } from '../formats/dk-classic.ts'
import { SHOWDOWN } from '../formats/dk-showdown.ts'
import { FANDUEL_SINGLE_GAME } from '../formats/testing/fanduel-single-game.ts'
import { ruleProblem } from './reading/rule-problem.ts'
import { unfitRule } from './reading/unfit-rule.ts'
import { readyMadeRules } from './ready-made.ts'
import { ruleSentence } from './words/rule-sentence.ts'

const NO_NAMES = new Map()

test('the ready-made rules of 150 Showdown lineups', () => {
  const rules = readyMadeRules(SHOWDOWN, 150)
  expect(rules.map(({ rule }) => ruleSentence(rule, NO_NAMES, SHOWDOWN))).toEqual([
    'At least 1 quarterback of the captain’s team, if the captain is a wide receiver or tight end',
    'For each quarterback, at least 1 wide receiver or tight end of the same team',
    'For each quarterback, no defense of the opposing team',
    'No defense of the captain’s opponent',
    'No more than 1 defense',
    'No kicker or defense as captain',
    'No more than 1 running back from each team',
    'Salary of $48,000 to $50,000',
    'Projection of 90% to 98% of the best lineup’s',
    'At least 8 different captains',
    'Each player in no more than 60% of lineups',
    'Any two lineups differ by at least 2 players; the same people with another captain do not count',
  ])
})

test('more captains are offered from 100 lineups on, a cap on players from 6 on', () => {
  const ids = (lineups: number) => readyMadeRules(SHOWDOWN, lineups).map(({ id }) => id)
  expect([1, 5, 6].map((lineups) => ids(lineups).includes('most_of_a_player'))).toEqual([false, false, true])
  expect([99, 100].map((lineups) => ids(lineups).includes('more_captains'))).toEqual([false, true])
  expect(ids(1)).not.toContain('differ_by_two')
})

test('Big League is offered the rules that its lineups can break', () => {
  expect(readyMadeRules(BIG_LEAGUE, 20).map(({ id }) => id)).toEqual([
    'quarterback_brings_receiver',
    'no_defense_against_quarterback',
    'one_back_of_a_backfield',
    'most_of_a_player',
    'differ_by_two',
  ])
})

test('with several games stacks are offered: two receivers, and a bring-back', () => {
  const rules = readyMadeRules(STANDARD, 1)
  expect(rules.slice(0, 3).map(({ rule }) => ruleSentence(rule, NO_NAMES, STANDARD))).toEqual([
    'For each quarterback, at least 1 wide receiver or tight end of the same team',
    'For each quarterback, at least 2 wide receivers or tight ends of the same team',
    'For each quarterback, at least 1 running back, wide receiver or tight end of the opposing team',
  ])
})

test.each([SHOWDOWN, BIG_LEAGUE, STANDARD, FANDUEL_SINGLE_GAME])(
  'each rule of $name is valid, fits it, and has evidence',
  (format) => {
    const rules = readyMadeRules(format, 150)
    expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length)
    for (const { rule, evidence, source } of rules) {
      expect([ruleProblem(rule), unfitRule(rule, format)]).toEqual([null, null])
      expect(evidence).toMatch(/\.$/)
      expect(source).not.toBe('')
    }
  },
)

test('where later figures contradict a rule, or none speak for it, it is called a habit', () => {
  const habits = readyMadeRules(SHOWDOWN, 150).filter(({ evidence }) =>
    evidence.startsWith('A habit, not a law'),
  )
  expect(habits.map(({ id }) => id)).toEqual([
    'no_defense_against_captain',
    'no_kicker_or_defense_captain',
    'one_back_of_a_backfield',
    'most_of_a_player',
    'differ_by_two',
  ])
})
