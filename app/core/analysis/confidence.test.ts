import { expect, test } from 'vitest'
import { makePlayer } from '../players/fixtures/make-player.ts'
import type { Player } from '../players/player.ts'
import { confidenceOf, isOnlyLineup } from './confidence.ts'

/** Every figure is known: points, game, opponent rank, health and ownership. */
const KNOWN: Partial<Player> = { team: 'LAC', opponent: 'MIN', oprk: 4, ownershipPct: 25 }
const known = (more: Partial<Player> = {}) => makePlayer({ id: 'known', ...KNOWN, ...more })
const PROOF = { examined: 9, examinedIsExact: true, gap: 0, runnerUpGap: 0.5 }

test.each([
  ['no points', { fppg: 0 }],
  ['no team', { team: null }],
  ['no opponent', { opponent: null }],
  ['no opponent rank', { oprk: null }],
  ['a Questionable mark', { injuryStatus: 'Questionable' }],
  ['a Doubtful mark', { injuryStatus: 'Doubtful' }],
] as const)('%s is one of the five figures missing', (_, more) => {
  const player = known(more)
  expect(confidenceOf([player], null, [player]).knownPct).toBeCloseTo(80, 9)
})

test('an Out player’s health is known, and ownership is known when the pool has any', () => {
  const out = known({ injuryStatus: 'Out' })
  expect(confidenceOf([out], null, [out]).knownPct).toBe(100)
  const atDefault = known({ ownershipPct: 10 })
  expect(confidenceOf([atDefault], null, [atDefault]).knownPct).toBeCloseTo(80, 9)
  expect(confidenceOf([atDefault], null, [atDefault, known()]).knownPct).toBe(100)
})

test('a lead over the runner-up of 0.5 counts half of the 0.4 that a lead can add', () => {
  const score = (runnerUpGap: number | null) =>
    confidenceOf([known()], { ...PROOF, runnerUpGap }, [known()]).score
  // 0.6 + 0.4 x gap / (gap + 0.5), to two decimals.
  expect([null, 0, 0.5, 1.5, 100].map(score)).toEqual([0.6, 0.6, 0.8, 0.9, 1])
  expect(confidenceOf([known()], null, [known()]).score).toBe(0.6)
})

test('the only legal lineup has the highest factor', () => {
  const only = { ...PROOF, examined: 1, runnerUpGap: null }
  expect(confidenceOf([known()], only, [known()]).score).toBe(1)
  const lowerBound = { ...only, examinedIsExact: false }
  expect(confidenceOf([known()], lowerBound, [known()]).score).toBe(0.6)
})

test('only an exact count of one without a gap proves the only lineup', () => {
  const only = { ...PROOF, examined: 1 }
  expect(isOnlyLineup(only)).toBe(true)
  expect(isOnlyLineup({ ...only, examined: 2 })).toBe(false)
  expect(isOnlyLineup({ ...only, examinedIsExact: false })).toBe(false)
  expect(isOnlyLineup({ ...only, gap: 0.1 })).toBe(false)
})

test('no players give no confidence', () => {
  expect(confidenceOf([], null, [])).toEqual({ score: 0, knownPct: 0 })
})
