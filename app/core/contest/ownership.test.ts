import { expect, test } from 'vitest'
import { NO_PLAYER } from './field.ts'
import { draftCounts, ownershipPcts } from './ownership.ts'
import { fieldOf } from './testing/field-of.ts'

test('a player is drafted by every entry that holds it, as captain or not; hidden places count for none', () => {
  const field = fieldOf([
    [0, 1],
    [1, 2],
    [1, NO_PLAYER],
    [NO_PLAYER, NO_PLAYER],
  ])
  expect([...draftCounts(field)]).toEqual([1, 3, 1, 0, 0, 0, 0, 0])
  expect([...ownershipPcts(field)]).toEqual([25, 75, 25, 0, 0, 0, 0, 0])
})
