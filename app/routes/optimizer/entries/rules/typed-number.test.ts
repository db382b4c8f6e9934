import { expect, test } from 'vitest'
import { typedNumber } from './typed-number.ts'

test.each([
  ['48,000', 48_000],
  ['$49,500', 49_500],
  ['1,000,000.5', 1_000_000.5],
  ['48000', 48_000],
  ['12,5', 12.5],
  ['.25', 0.25],
  ['60 %', 60],
  ['-10', -10],
  ['0,000064', 0.000064],
])('%s is read as %d', (text, number) => {
  expect(typedNumber(text)).toBe(number)
})

test.each(['', ' ', '$', 'ten', '1.2.3', '48,00,0'])('"%s" is no number', (text) => {
  expect(typedNumber(text)).toBeNull()
})
