import { expect, test } from 'vitest'
import { makePlayer } from '../../players/fixtures/make-player.ts'
import { smallFacts } from '../fixtures/small-facts.ts'
import { adjustmentSentence } from './adjustment-sentence.ts'
import type { Adjustment } from './adjustments.ts'

const { settings, mode } = smallFacts()
const text = (more: Partial<Adjustment>, isPlainPoints = true) =>
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
    { mode: { ...mode, captainName: 'MVP' }, settings: { ...settings, isPlainPoints } },
  )

test('a better player adds points of the objective, at the same, a higher or a lower price', () => {
  expect(text({})).toBe('Bea for Ann adds 2 points at the same price.')
  expect(text({ salaryChange: 1200 }, false)).toBe(
    'Bea for Ann adds 2 points under the chosen settings for $1,200 more.',
  )
  expect(text({ salaryChange: -800 })).toBe('Bea for Ann adds 2 points and saves $800.')
})

test('a healthier player states the mark that is avoided and what it costs', () => {
  expect(text({ reason: 'healthier', pointsChange: -1 })).toBe(
    'Bea for Ann avoids a player marked Doubtful; it gives up 1 point on average at the same price.',
  )
})

test('more points lower the score only where the objective falls', () => {
  expect(text({ reason: 'more_points', objectiveChange: -1 })).toBe(
    'Bea for Ann adds 1.5 points on average at the same price, but lowers the score under the chosen settings.',
  )
  expect(text({ reason: 'more_points', objectiveChange: 0.4 })).toBe(
    'Bea for Ann adds 1.5 points on average at the same price.',
  )
})

test('a saving states the points it gives up', () => {
  expect(text({ reason: 'saves_money', pointsChange: -1.7, salaryChange: -1000 })).toBe(
    'Bea for Ann gives up 1.7 points on average and saves $1,000.',
  )
})

test('lower ownership states both shares as the pool shows them', () => {
  const players = {
    out: makePlayer({ id: 'out', name: 'Ann', ownershipPct: 18.53 }),
    in: makePlayer({ id: 'in', name: 'Bea', ownershipPct: 11.97 }),
  }
  expect(text({ ...players, reason: 'less_owned', pointsChange: 0.004, ownershipChange: -6.56 })).toBe(
    'Bea for Ann lowers expected ownership from 18.5% to 12%; it changes nothing on average at the same price.',
  )
})

test('a change of captain says so, in the word of the format', () => {
  const captain = makePlayer({ id: 'in', name: 'Bea', position: 'CPT' })
  expect(text({ in: captain })).toBe('Bea as MVP for Ann adds 2 points at the same price.')
})
