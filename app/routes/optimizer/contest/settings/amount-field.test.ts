import { expect, test } from 'vitest'
import { amountOf } from './amount-field.tsx'

test('an amount may have a dollar sign, commas, and as many decimals as its field takes', () => {
  const dollars = { most: 100_000, digits: 2 }
  expect(['0', ' $1,500.25 ', '3.', '0.25'].map((text) => amountOf(text, dollars))).toEqual([
    0, 1500.25, 3, 0.25,
  ])
  expect(['', 'ten', '-1', '1.234', '1e3', '100,001'].map((text) => amountOf(text, dollars))).toEqual([
    null,
    null,
    null,
    null,
    null,
    null,
  ])
  expect(amountOf('1.5', { most: 100, digits: 0 })).toBeNull()
})
