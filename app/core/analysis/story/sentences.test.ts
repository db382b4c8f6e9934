import { expect, test } from 'vitest'
import type { AnalysisFacts } from '../facts/facts.ts'
import type { LineupFacts } from '../facts/lineup-facts.ts'
import type { PairFacts } from '../facts/pairs.ts'
import { personIn, smallFacts } from '../fixtures/small-facts.ts'
import {
  budgetSentence,
  expectedText,
  matchupSentence,
  ownershipSentence,
  ownershipSentenceOf,
  pairSentence,
  partnerSentence,
  proofSentence,
} from './sentences.ts'

const facts = smallFacts()
const lineup = facts.lineup!
const archer = personIn(facts, 'Joe Archer')
const _sterling = personIn(facts, 'Cal Sterling')

test('points are "a game" for an average, and other sources are named; one point is singular', () => {
  expect(expectedText({ expected: 12.4, whose: 'average' })).toBe('12.4 points a game')
  expect(expectedText({ expected: 12.4, whose: 'projection' })).toBe('12.4 projected points')
  expect(expectedText({ expected: 1, whose: 'projection' })).toBe('1 projected point')
  expect(expectedText({ expected: 12.4, whose: 'baseline' })).toBe('12.4 points (baseline estimate)')
  expect(expectedText({ expected: 12.4, whose: 'hand' })).toBe('12.4 points set by hand')
})

test('without an opponent or a rank there is no matchup to describe', () => {
  expect(matchupSentence({ ...archer, oprk: null })).toBeNull()
  expect(matchupSentence({ ...archer, opponent: null })).toBeNull()
})

test('the sign of a correlation and the relation decide what is said about a pair', () => {
  const pair = (correlation: number, relation: PairFacts['relation']): PairFacts => ({
    names: ['Ann', 'Bea'],
    correlation,
    relation,
    shareOnePlace: false,
  })
  expect(pairSentence(pair(0.38, 'teammates'))).toBe(
    'Ann and Bea are teammates and tend to score together (correlation 0.38).',
  )
  expect(pairSentence(pair(0.14, 'opponents'))).toBe(
    'Ann and Bea are opponents and still tend to score together (correlation 0.14).',
  )
  expect(pairSentence(pair(-0.4, 'opponents'))).toBe(
    'When one of Ann and Bea scores well, the other tends to score less (correlation -0.4).',
  )
  expect(partnerSentence(pair(0.38, 'teammates'), 'Bea')).toContain('teammate Ann')
  expect(partnerSentence(pair(0.14, 'opponents'), 'Ann')).toContain('opponent Bea')
  expect(partnerSentence(pair(-0.4, 'opponents'), 'Ann')).toContain(
    'A good score for Bea tends to mean a lower one for Ann',
  )
})

const PROOF = { examined: 1234, examinedIsExact: true, gap: 0, runnerUpGap: 0.5 }
const proved = (proof: Partial<typeof PROOF> | { runnerUpGap: null }, of: AnalysisFacts = facts) =>
  proofSentence({ ...lineup, proof: { ...PROOF, ...proof } }, of)

test('a proof names the settings it holds under and the lead over the next best', () => {
  expect(proved({})).toBe(
    'Of 1,234 legal lineups, none does better under Max Points, Cash, creativity 50; the next best is 0.5 points behind.',
  )
  const adjusted = { ...facts, settings: { ...facts.settings, isPlainPoints: false } }
  expect(proved({}, adjusted)).toContain('0.5 points behind')
})

test('an equal runner-up is called as good, an unknown one is not mentioned', () => {
  expect(proved({ runnerUpGap: 0.004 })).toContain('; the next best is as good.')
  expect(proved({ runnerUpGap: null })).not.toContain('next best')
})

test('the only legal lineup is called that only when the count is exact', () => {
  expect(proved({ examined: 1 })).toBe('It is the only legal lineup.')
  expect(proved({ examined: 1, examinedIsExact: false })).toContain('Of more than 1 legal lineups')
})

test('a count too large to be exact is left out', () => {
  expect(proved({ examined: 2 ** 60 })).toContain('Of all legal lineups, none')
})

test('an open gap is rounded up, never down, and the lineup is not called the best', () => {
  expect(proved({ gap: 0.391 })).toBe(
    'No legal lineup does better by more than 0.4 points under Max Points, Cash, creativity 50.',
  )
  expect(proved({ gap: 0.3901 })).toContain('more than 0.4 points')
  expect(proved({ gap: 0.39 })).toContain('more than 0.39 points')
})

test('without a proof there is nothing to say about other lineups', () => {
  expect(proofSentence({ ...lineup, proof: null }, facts)).toBeNull()
})

test('the budget is spent, partly spent, spent so far, or exceeded', () => {
  const budget = (more: Partial<LineupFacts>) => budgetSentence({ ...lineup, ...more }, facts)
  expect(budget({})).toBe('It spends $45,500 of $50,000 and leaves $4,500.')
  expect(budget({ isComplete: false })).toContain('of $50,000 so far and leaves $4,500')
  expect(budget({ left: 0 })).toBe('It spends all of the $50,000.')
  expect(budget({ left: -300 })).toBe('It is $300 over the $50,000 budget.')
})

test('two quarterbacks of one team are not said to score against each other', () => {
  const pair: PairFacts = {
    names: ['Ann', 'Bea'],
    correlation: -0.25,
    relation: 'teammates',
    shareOnePlace: true,
  }
  expect(pairSentence(pair)).toBe(
    'Ann and Bea are quarterbacks of one team, so usually only one of them plays (correlation -0.25).',
  )
  expect(partnerSentence(pair, 'Bea')).toBe(
    'Usually plays only if Ann, the other quarterback of the team, does not (correlation -0.25).',
  )
})

test('ownership is read against the ceiling from leverage 55 up and from 45 down', () => {
  const owned = (leverageScore: number) =>
    ownershipSentenceOf({ ...archer, ownershipPct: 30.4, leverageScore }, facts)
  expect(owned(55)).toBe(
    'About 30% of the field is expected to hold Joe Archer at flex, less than the ceiling suggests (leverage 55).',
  )
  const owner = { ...archer, ownershipPct: 30.4, leverageScore: 50 }
  expect(ownershipSentenceOf({ ...owner, isCaptain: true }, facts)).toContain(
    'to hold Joe Archer as captain, ',
  )
  expect(ownershipSentenceOf({ ...owner, asCaptain: null }, facts)).toContain('to hold Joe Archer, ')
  expect(owned(45)).toContain('more than the ceiling suggests')
  expect(owned(54)).toContain('about what the ceiling suggests')
  expect(owned(46)).toContain('about what the ceiling suggests')
})

test('unknown ownership is not mentioned', () => {
  expect(ownershipSentenceOf({ ...archer, ownershipPct: null }, facts)).toBeNull()
  expect(ownershipSentence({ ...lineup, ownershipAvg: null })).toBeNull()
  expect(ownershipSentence({ ...lineup, ownershipAvg: 21.6 })).toBe(
    'Its players have an average ownership of 22%, each in the slot played here.',
  )
})
