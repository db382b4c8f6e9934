import { expect, test } from 'vitest'
import { makePlayer } from '../../players/fixtures/make-player.ts'
import type { Adjustment } from '../alternatives/adjustments.ts'
import type { ForcedFacts } from '../facts/forced-facts.ts'
import { forcedFacts } from '../fixtures/forced-facts.ts'
import { smallFacts } from '../fixtures/small-facts.ts'
import { adjustmentSentence, forcedSentence } from './change-sentences.ts'

const facts = smallFacts()
const FORCED = forcedFacts('Al Brown')
const text = (more: Partial<ForcedFacts>, captainName = 'captain') =>
  forcedSentence(
    { ...FORCED, ...more },
    {
      ...facts,
      format: { ...facts.format, captainName },
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

const offer = (more: Partial<Adjustment>, isPlainPoints = true) =>
  adjustmentSentence(
    {
      slotIndex: 1,
      out: makePlayer({ id: 'out', name: 'Ann', injuryStatus: 'Doubtful' }),
      in: makePlayer({ id: 'in', name: 'Bea' }),
      reason: 'better',
      objectiveChange: 2,
      pointsChange: 1.5,
      salaryChange: 0,
      ownershipChange: null,
      ...more,
    },
    { format: { ...facts.format, captainName: 'MVP' }, settings: { ...facts.settings, isPlainPoints } },
  )

test('a healthier player states the mark that is avoided and what it costs', () => {
  expect(offer({ reason: 'healthier', pointsChange: -1 })).toBe(
    'Bea for Ann avoids a player marked Doubtful; it gives up 1 point on average at the same price.',
  )
})

test('more points lower the score only where the objective falls', () => {
  expect(offer({ reason: 'more_points', objectiveChange: -1 })).toBe(
    'Bea for Ann adds 1.5 points on average at the same price, but lowers the score under the chosen settings.',
  )
  expect(offer({ reason: 'more_points', objectiveChange: 0.4 })).toBe(
    'Bea for Ann adds 1.5 points on average at the same price.',
  )
})

test('lower ownership states both shares as the pool shows them', () => {
  const players = {
    out: makePlayer({ id: 'out', name: 'Ann', ownershipPct: 18.53 }),
    in: makePlayer({ id: 'in', name: 'Bea', ownershipPct: 11.97 }),
  }
  expect(offer({ ...players, reason: 'less_owned', pointsChange: 0.004, ownershipChange: -6.56 })).toBe(
    'Bea for Ann lowers expected ownership from 18.5% to 12%; it changes nothing on average at the same price.',
  )
})

test('a change of captain says so, in the word of the format', () => {
  const captain = makePlayer({ id: 'in', name: 'Bea', position: 'CPT' })
  expect(offer({ in: captain })).toBe('Bea as MVP for Ann adds 2 points at the same price.')
})
