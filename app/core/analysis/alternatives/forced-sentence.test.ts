import { expect, test } from 'vitest'
import type { ForcedFacts } from '../facts/forced-facts.ts'
import { forcedFacts } from '../fixtures/forced-facts.ts'
import { smallFacts } from '../fixtures/small-facts.ts'
import { forcedSentence } from './forced-sentence.ts'

const facts = smallFacts()
const FORCED = forcedFacts('Al Brown')
const text = (more: Partial<ForcedFacts>, captainName = 'captain') =>
  forcedSentence(
    { ...FORCED, ...more },
    {
      ...facts,
      mode: { ...facts.mode, captainName },
    },
  )

test('forcing a player in costs, gains or changes nothing', () => {
  expect(text({})).toBe('Playing Al Brown for Vikings costs 2 points.')
  expect(text({ pointsCost: 1, objectiveCost: 1 })).toBe('Playing Al Brown for Vikings costs 1 point.')
  expect(text({ pointsCost: -1.5, objectiveCost: -1.5 })).toBe(
    'Playing Al Brown for Vikings gains 1.5 points.',
  )
  expect(text({ pointsCost: 0.004, objectiveCost: 0.004 })).toContain('costs nothing')
})

test('everyone who comes and leaves is named, however many', () => {
  expect(text({ out: ['Vikings', 'Max Young'], in: ['Ed Ruiz'] })).toBe(
    'Playing Al Brown with Ed Ruiz for Vikings and Max Young costs 2 points.',
  )
})

test('of more than two who come, the cost is first and the change follows in lines', () => {
  const many = { out: ['A', 'B', 'C', 'D'], in: ['E', 'F', 'G'] }
  expect(text(many)).toBe('Playing Al Brown costs 2 points:\nIn: Al Brown, E, F and G\nOut: A, B, C and D.')
  expect(text({ ...many, objectiveCost: 3, slot: 'CPT', captainToFlex: 'H' }, 'MVP')).toBe(
    'Playing Al Brown costs 3 points under the chosen settings; expected points fall by 2:\n' +
      'In: Al Brown, E, F and G\nOut: A, B, C and D\nMVP: Al Brown\nFlex: H.',
  )
  expect(text({ ...many, newCaptain: 'E' })).toContain('\nCaptain: E.')
  const two = { out: ['A', 'B'], in: ['E'] }
  expect(text({ ...two, newCaptain: 'E' })).toBe(
    'Playing Al Brown costs 2 points:\nIn: Al Brown and E\nOut: A and B\nCaptain: E.',
  )
  expect(text({ ...two, slot: 'CPT' })).toBe('Playing Al Brown as captain with E for A and B costs 2 points.')
  // A player of the lineup in another slot does not come in.
  expect(text({ ...many, out: ['A', 'B', 'C'] })).toContain('\nIn: E, F and G\nOut: A, B and C.')
})

test('a player who becomes captain is named as captain, in the word of the format', () => {
  expect(text({ slot: 'CPT' })).toBe('Playing Al Brown as captain for Vikings costs 2 points.')
  expect(text({ slot: 'CPT', captainToFlex: 'Cal Sterling' }, 'MVP')).toBe(
    'Playing Al Brown as MVP for Vikings, with Cal Sterling as flex, costs 2 points.',
  )
})

test('a change of captain between others is part of the sentence', () => {
  expect(text({ newCaptain: 'Joe Archer', captainToFlex: 'Cal Sterling' })).toBe(
    'Playing Al Brown for Vikings, with Joe Archer as captain and Cal Sterling as flex, costs 2 points.',
  )
  expect(text({ out: ['Cal Sterling'], newCaptain: 'Joe Archer' })).toBe(
    'Playing Al Brown for Cal Sterling, with Joe Archer as captain, costs 2 points.',
  )
})

test('where objective and expected points differ, both are stated', () => {
  expect(text({ pointsCost: -1, objectiveCost: 2 })).toBe(
    'Playing Al Brown for Vikings costs 2 points under the chosen settings; expected points rise by 1.',
  )
  expect(text({ pointsCost: 1, objectiveCost: 2 })).toContain('expected points fall by 1.')
  expect(text({ pointsCost: 0, objectiveCost: 2 })).toContain('expected points stay the same.')
})

test('a player that no legal lineup holds gets no cost', () => {
  expect(text({ objectiveCost: null, pointsCost: null, projected: null })).toBe(
    'No legal lineup holds Al Brown together with the locked players, without the excluded ones and within the rules.',
  )
})
