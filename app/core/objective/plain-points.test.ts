import { expect, test } from 'vitest'
import { SHOWDOWN } from '../formats/dk-showdown.ts'
import { lineupOf, projectedPoints } from '../lineups/lineup.ts'
import { makePlayer } from '../players/fixtures/make-player.ts'
import { objectiveOf } from './objective.ts'
import { isPlainPoints } from './plain-points.ts'
import type { OptimizerSettings } from './strategy.ts'

const PLAIN: OptimizerSettings = { strategy: 'max_points', contestFormat: 'cash', creativity: 50 }

test('the most points for a cash game at creativity 50 are the points themselves', () => {
  expect(isPlainPoints(PLAIN)).toBe(true)
})

test.each([
  { ...PLAIN, strategy: 'balanced' },
  { ...PLAIN, strategy: 'best_value' },
  { ...PLAIN, contestFormat: 'gpp' },
  { ...PLAIN, creativity: 49 },
  { ...PLAIN, creativity: 51 },
] as const)('the settings $strategy, $contestFormat, $creativity weigh the points', (settings) => {
  expect(isPlainPoints(settings)).toBe(false)
})

test('then the objective of a lineup is its projected points, with injuries and synergy in both', () => {
  const players = [
    makePlayer({ id: 'c', position: 'CPT', fppg: 20, injuryStatus: 'Questionable' }),
    makePlayer({ id: 'd', fppg: 12, injuryStatus: 'Doubtful' }),
    makePlayer({ id: 'o', fppg: 9, injuryStatus: 'Out' }),
    makePlayer({ id: 's', fppg: 8, synergyMultiplier: 1.25 }),
    makePlayer({ id: 'p', fppg: 4, projectedPoints: 6 }),
    makePlayer({ id: 'h', fppg: 5 }),
  ]
  // 1.5 x 20 x 0.9 + 12 x 0.25 + 0 + 8 x 1.25 + 6 + 5 = 27 + 3 + 10 + 11
  expect(projectedPoints(lineupOf(SHOWDOWN, players))).toBeCloseTo(51, 9)
  expect(objectiveOf(players, players, SHOWDOWN, PLAIN)).toBe(51)
})
