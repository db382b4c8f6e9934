import { expect, test } from 'vitest'
import { makePlayer } from '../players/fixtures/make-player.ts'
import { isPlainPoints } from './plain-points.ts'
import type { OptimizerSettings } from './strategy.ts'

const PLAIN: OptimizerSettings = { strategy: 'max_points', contestFormat: 'cash', creativity: 50 }
const HEALTHY = [makePlayer({ id: 'a' }), makePlayer({ id: 'b' })]

test('the most points of a healthy pool, for a cash game at creativity 50, are the points themselves', () => {
  expect(isPlainPoints(PLAIN, HEALTHY)).toBe(true)
})

test.each([
  { ...PLAIN, strategy: 'balanced' },
  { ...PLAIN, strategy: 'best_value' },
  { ...PLAIN, contestFormat: 'gpp' },
  { ...PLAIN, creativity: 49 },
  { ...PLAIN, creativity: 51 },
] as const)('the settings $strategy, $contestFormat, $creativity weigh the points', (settings) => {
  expect(isPlainPoints(settings, HEALTHY)).toBe(false)
})

test.each(['Questionable', 'Doubtful'] as const)(
  'a player who is %s counts for less than the points',
  (status) => {
    const hurt = makePlayer({ id: 'c', injuryStatus: status })
    expect(isPlainPoints(PLAIN, [...HEALTHY, hurt])).toBe(false)
  },
)

test('a synergy multiplier other than 1 weighs the points', () => {
  expect(isPlainPoints(PLAIN, [...HEALTHY, makePlayer({ id: 'c', synergyMultiplier: 1.05 })])).toBe(false)
})

test('a player who is Out is in no lineup and makes no difference', () => {
  const out = makePlayer({ id: 'c', injuryStatus: 'Out', synergyMultiplier: 1.1 })
  expect(isPlainPoints(PLAIN, [...HEALTHY, out])).toBe(true)
})
