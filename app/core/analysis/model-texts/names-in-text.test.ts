import { expect, test } from 'vitest'
import { smallFacts } from '../fixtures/small-facts.ts'
import { smallSlate } from '../fixtures/small-slate.ts'
import { knownNames, maskNames, namedIn, teamCodesOf, unknownNames } from './names-in-text.ts'

const facts = smallFacts()
const NAMES = ['Ray Cobb Jr.', 'Joe Archer', 'Vikings']

/** The people named in the text, as `unsupportedClaims` reads them. */
const named = (text: string, names: readonly string[] = NAMES) => namedIn(maskNames(text, names), names)
const unknown = (text: string) => {
  const names = knownNames(facts)
  return unknownNames(maskNames(text, names), facts, names)
}

test('known are the people, those a forced lineup or an adjustment brings, and no name twice; the longest come first', () => {
  const names = knownNames({
    ...facts,
    forced: [
      {
        name: 'Al Brown',
        slot: 'FLEX',
        objectiveCost: 1,
        pointsCost: 1,
        projected: 1,
        out: ['Vikings'],
        in: ['Abe Lo'],
        newCaptain: null,
        captainToFlex: null,
      },
    ],
    adjustments: [
      {
        out: 'Will Reich',
        in: 'Ed Ruiz',
        isCaptain: false,
        objectiveChange: 6,
        pointsChange: 6,
        salaryChange: 3000,
        ownershipChange: null,
        outOwnership: null,
        inOwnership: null,
      },
    ],
  })
  expect(names).toEqual([
    ...['Cal Sterling', 'Ray Cobb Jr.', 'Joe Archer', 'Will Reich', 'Max Young'],
    ...['Al Brown', 'Vikings', 'Ed Ruiz', 'Abe Lo'],
  ])
})

test('a full name and a surname alone name the same person; Jr. is no surname', () => {
  expect(named('Joe Archer throws.')).toEqual(['Joe Archer'])
  expect(named('Archer throws to Cobb.')).toEqual(['Joe Archer', 'Ray Cobb Jr.'])
  expect(named('Jr. throws.')).toEqual([])
})

test('a name inside a longer word names no person', () => {
  expect(named('Archery, Cobbler and Vikingship.')).toEqual([])
})

test('a surname that two people share names both', () => {
  expect(named('Kelce catches.', ['Travis Kelce', 'Jason Kelce'])).toEqual(['Travis Kelce', 'Jason Kelce'])
  expect(named('Travis Kelce catches.', ['Travis Kelce', 'Jason Kelce'])).toEqual(['Travis Kelce'])
})

test('the masked text holds no digits, dots or capital letters of the names', () => {
  expect(maskNames('49ers and A.J. Brown!', ['A.J. Brown', '49ers'])).toMatch(/^[^\dA-Z.]+ and [^\dA-Z.]+!$/)
})

test('a mark that the text brings itself names no person', () => {
  expect(named('\uE000 throws.')).toEqual([])
})

test('signs of a pattern in a name are read as they are written', () => {
  expect(named('(a+)+$ scores.', ['(a+)+$'])).toEqual(['(a+)+$'])
  expect(named('aaaa scores.', ['(a+)+$'])).toEqual([])
})

test('capitalized words are unknown names, except terms of the game, teams, positions, roles and ordinary words', () => {
  expect(unknown('Joe Archer of LAC, the QB and WR2, is a Strong FLEX.')).toEqual([])
  expect(unknown('Pairing him with Smith helps.')).toEqual(['Smith'])
  expect(unknown('Because of that, a Great Value helps.')).toEqual([])
  expect(unknown('Start Fields; Hurts and Chase would help.')).toEqual(['Fields', 'Hurts', 'Chase'])
  expect(unknown("Smith's day.")).toEqual(['Smith'])
  expect(unknown('DEN is not on the slate.')).toEqual(['DEN'])
})

test('teams are those of the slate and of the people’s opponents', () => {
  expect(teamCodesOf(facts)).toEqual(new Set(['LAC', 'MIN']))
  const elsewhere = smallSlate().map((row) => ({ ...row, opponent: 'KC' }))
  expect(teamCodesOf(smallFacts({ playerPool: elsewhere }))).toEqual(new Set(['LAC', 'MIN', 'KC']))
})
