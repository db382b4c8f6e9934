import { expect, test } from 'vitest'
import { editedNumbers, editOf, withEdits } from './edits.ts'

const edits = { 'ann@KC': { points: 14, flexOwnershipPct: 0 }, 'bob@LV': { captainOwnershipPct: 8 } }

test('a change replaces one figure of one person; others stay, and the given edits are not changed', () => {
  const next = withEdits(edits, [
    { person: 'ann@KC', figure: 'points', value: 15.4 },
    { person: 'cid@LV', figure: 'points', value: -1 },
  ])
  expect(next).toEqual({
    'ann@KC': { points: 15.4, flexOwnershipPct: 0 },
    'bob@LV': { captainOwnershipPct: 8 },
    'cid@LV': { points: -1 },
  })
  expect(edits['ann@KC'].points).toBe(14)
})

test('null removes a figure, and the person with the last one', () => {
  expect(
    withEdits(edits, [
      { person: 'ann@KC', figure: 'points', value: null },
      { person: 'bob@LV', figure: 'captainOwnershipPct', value: null },
      { person: 'cid@LV', figure: 'points', value: null },
    ]),
  ).toEqual({ 'ann@KC': { flexOwnershipPct: 0 } })
})

test('a typed 0 is an edit, an absent figure is not', () => {
  expect(editOf(edits, 'ann@KC', 'flexOwnershipPct')).toBe(0)
  expect(editOf(edits, 'ann@KC', 'captainOwnershipPct')).toBeNull()
  expect(editOf(edits, 'cid@LV', 'points')).toBeNull()
  expect(editedNumbers(edits)).toEqual([
    { person: 'ann@KC', figure: 'points', value: 14 },
    { person: 'ann@KC', figure: 'flexOwnershipPct', value: 0 },
    { person: 'bob@LV', figure: 'captainOwnershipPct', value: 8 },
  ])
})
