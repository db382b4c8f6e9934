import { expect, test } from 'vitest'
import type { OptimizerSettings } from '#core/strategy.ts'
import { makePlayer } from '../testing/pools.ts'
import { proofSentence } from './proof-sentence.ts'

const PLAIN: OptimizerSettings = { strategy: 'max_points', contestFormat: 'cash', creativity: 50 }
const healthy = [makePlayer({ id: 'a' }), makePlayer({ id: 'b', injuryStatus: 'Out' })]
const say = (examined: number, runnerUpGap: number | null, settings = PLAIN, pool = healthy) =>
  proofSentence({ players: [], examined, runnerUpGap }, settings, pool)

test('plain points are called points, anything weighed objective points', () => {
  expect(say(11_411_703, 0.34)).toBe('Best of 11,411,703 legal lineups; the next best is 0.34 points behind.')
  expect(say(20, 1.5, { ...PLAIN, creativity: 51 })).toContain('1.50 objective points behind')
  const questionable = [makePlayer({ id: 'q', injuryStatus: 'Questionable' })]
  expect(say(20, 1.5, PLAIN, questionable)).toContain('1.50 objective points behind')
})

test('ties, the only lineup, and counts that no number holds to the last digit', () => {
  expect(say(20, 0)).toBe('Best of 20 legal lineups; the next best is as good.')
  expect(say(1, null)).toBe('The only legal lineup there is.')
  expect(say(2.34e18, 0.1)).toContain('Best of 2.3 quintillion legal lineups')
})
