import { expect, test } from 'vitest'
import {
  captainOf,
  entryNames,
  hasVisibleLineup,
  isEmptyLineup,
  lineupPlayers,
  lineupSlots,
  NO_PLAYER,
  screenNameOf,
} from './field.ts'
import { fieldOf } from './testing/field-of.ts'

const FIELD = fieldOf([
  [1, 0, 2],
  [null, 3, 4],
  [2, null, null],
  [null, null, null],
])

test('players of an entry, the captain first, without hidden slots', () => {
  expect([0, 1, 2, 3].map((entry) => lineupPlayers(FIELD, entry))).toEqual([[1, 0, 2], [3, 4], [2], []])
  expect([...lineupSlots(FIELD, 1)]).toEqual([NO_PLAYER, 3, 4])
})

test('the captain is unknown while its slot is hidden, and absent without captains', () => {
  expect([0, 1, 2, 3].map((entry) => captainOf(FIELD, entry))).toEqual([1, null, 2, null])
  expect(captainOf({ ...FIELD, hasCaptain: false }, 0)).toBeNull()
  expect(captainOf(fieldOf([[]]), 0)).toBeNull()
})

test('a lineup is empty when all its slots are', () => {
  expect([0, 1, 2, 3].map((entry) => isEmptyLineup(FIELD, entry))).toEqual([false, false, false, true])
  expect(hasVisibleLineup(FIELD)).toBe(true)
  expect(hasVisibleLineup(fieldOf([[null, null]]))).toBe(false)
})

test('entry names, and the screen name that all entries of a user share', () => {
  expect(entryNames(FIELD)).toEqual(['user-0', 'user-1', 'user-2', 'user-3'])
  expect(['ann (3/20)', 'ann', 'ann (x/20)', 'ann (1/2) (3/20)'].map(screenNameOf)).toEqual([
    'ann',
    'ann',
    'ann (x/20)',
    'ann (1/2)',
  ])
})
