import { expect, test } from 'vitest'
import { mostHeld } from './most-held.ts'

test('the one whom most lineups hold, and the most frequent captain, each with a quarter fewer', () => {
  const shares = new Map([
    ['a@KC', { captain: 10, flex: 85, total: 95 }],
    ['b@KC', { captain: 45, flex: 15, total: 60 }],
  ])
  expect(mostHeld(shares)).toEqual([
    { person: 'a@KC', slots: 'any', pct: 95, cap: 70 },
    { person: 'b@KC', slots: 'captain', pct: 45, cap: 35 },
  ])
  // A format without captains.
  expect(mostHeld(new Map([['a@KC', { captain: 0, flex: 50, total: 50 }]]))).toHaveLength(1)
  expect(mostHeld(new Map())).toEqual([])
})
