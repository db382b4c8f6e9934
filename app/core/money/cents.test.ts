import { expect, test } from 'vitest'
import { toCents, toCentsOrNull, toDollars, toDollarsOrNull } from './cents.ts'

test('cents converted to dollars and back are unchanged', () => {
  for (let cents = -20_000; cents <= 20_000; cents += 1) expect(toCents(toDollars(cents))).toBe(cents)
})

test('an unknown amount stays null, and 0 is not null', () => {
  expect([toDollarsOrNull(null), toDollarsOrNull(0), toDollarsOrNull(1250)]).toEqual([null, 0, 12.5])
  expect([toCentsOrNull(null), toCentsOrNull(undefined), toCentsOrNull(0)]).toEqual([null, null, 0])
  // 0.29 * 100 is 28.999999999999996.
  expect(toCentsOrNull(0.29)).toBe(29)
})
