import { expect, test } from 'vitest'
import { payoutsFromText } from './payouts-words.ts'

test('payouts say which contest of the optimizer they are from', () => {
  expect(payoutsFromText({ payoutsOf: null })).toBeNull()
  expect(payoutsFromText({ payoutsOf: { by: 'id', name: 'Duel', day: '2025-10-23' } })).toBe(
    'These are the payouts that you set for this contest in the optimizer.',
  )
  const payoutsOf = { by: 'name', name: 'Duel', day: '2025-10-23' } as const
  expect(payoutsFromText({ payoutsOf })).toBe(
    'These are the payouts that you set for 2025-10-23 for Duel, of the same name, fee and size.',
  )
  expect(payoutsFromText({ payoutsOf: { ...payoutsOf, day: null } })).toBe(
    'These are the payouts that you set for Duel, of the same name, fee and size.',
  )
})
