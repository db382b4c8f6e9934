import { expect, test } from 'vitest'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import { personKey } from '#core/players/player.ts'
import type { LineupAction } from '../../state/lineup-state.ts'
import { reduceLineup } from '../../state/reduce-lineup.ts'
import { initialLineupState } from '../../testing/initial-lineup-state.ts'
import { showdownPool } from '../../testing/pools.ts'
import { type PriceQuestion, priceKey, priceQuestion } from './price-question.ts'

const pool = showdownPool()
const player = pool.find(({ id }) => id === 'p1')!
const start = {
  ...initialLineupState(SHOWDOWN, pool),
  inactivePeople: new Set([personKey(pool[0]!)]),
  buildRules: [
    { id: 'captains', isOn: true, rule: { kind: 'captains', atLeast: 15 } as const },
    { id: 'uniques', isOn: true, rule: { kind: 'uniques', players: 2, captainSwapCounts: false } as const },
  ],
}
const asked = priceQuestion(start, 20, 'captains')!
const isAsked = (now: PriceQuestion | null) => {
  const key = priceKey(asked)
  return priceKey(now).every((value, place) => value === key[place])
}

test.each<[string, LineupAction]>([
  ['a lock', { type: 'toggle_lock', player }],
  ['an exclusion', { type: 'toggle_exclude', player }],
  ['a player put back', { type: 'toggle_exclude', player: pool[0]! }],
  ['the settings', { type: 'set_settings', settings: { ...start.settings, creativity: 51 } }],
  ['another rule', { type: 'set_entries', entries: { buildRules: start.buildRules.slice(0, 1) } }],
])('%s is another question', (_, action) => {
  const now = priceQuestion(reduceLineup(start, action), 20, 'captains')
  expect(isAsked(now)).toBe(false)
})

test('so are another number of lineups and another rule; a rule that is not in force has no price', () => {
  expect(isAsked(priceQuestion(start, 21, 'captains'))).toBe(false)
  expect(isAsked(priceQuestion(start, 20, 'uniques'))).toBe(false)
  expect(priceQuestion(start, 20, 'other')).toBeNull()
})

test('what no build asks for changes nothing', () => {
  const other = { ...start, build: null, lockedIds: new Set(start.lockedIds) }
  expect(isAsked(priceQuestion(other, 20, 'captains'))).toBe(true)
})
