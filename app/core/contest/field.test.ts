import { expect, test } from 'vitest'
import {
  captainOf,
  entryNames,
  hasVisibleLineup,
  isEmptyLineup,
  isWholeLineup,
  lineupPlayers,
  lineupSlots,
  NO_PLAYER,
  namesOf,
  screenNameOf,
  slotsInOrder,
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

test('a lineup is whole when the file shows a player for every slot', () => {
  expect([0, 1, 2, 3].map((entry) => isWholeLineup(FIELD, entry))).toEqual([true, false, false, false])
})

test('a lineup is listed by position, whoever came first in the file; a captain stays in front', () => {
  const positions = ['DST', 'WR', null, 'QB', 'TE', 'RB']
  const players = positions.map((position, i) => ({
    ...{ name: `${i}`, position },
    ...{ draftedPct: null, pointsMilli: null },
  }))
  const lineups = [[0, 1, 2, 3, 4, 5]]
  expect(slotsInOrder(fieldOf(lineups, { players, hasCaptain: false }), 0)).toEqual([3, 5, 1, 4, 2, 0])
  expect(slotsInOrder(fieldOf(lineups, { players }), 0)).toEqual([0, 3, 5, 1, 4, 2])
})

test('names of a field that are decoded in several blocks, and those of a few entries', () => {
  const all = Array.from({ length: 20_000 }, (_, i) => `spieler-ä-${i}`)
  const field = fieldOf(
    all.map(() => [0]),
    { names: new TextEncoder().encode(all.map((name) => `${name}\n`).join('')) },
  )
  expect(entryNames(field)).toEqual(all)
  expect(namesOf(field, [19_999, 3, 0])).toEqual(
    new Map([
      [0, 'spieler-ä-0'],
      [3, 'spieler-ä-3'],
      [19_999, 'spieler-ä-19999'],
    ]),
  )
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
