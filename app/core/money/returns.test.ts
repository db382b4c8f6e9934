import { expect, test } from 'vitest'
import { profit, roiPct, toCents, toDollars } from './returns.ts'

test('profit is exact to the cent where binary fractions are not', () => {
  expect(0.3 - 0.1).not.toBe(0.2)
  expect(profit(0.3, 0.1)).toBe(0.2)
  expect(profit(50, 12.5)).toBe(37.5)
  expect(profit(0, 20)).toBe(-20)
  expect(profit(1_000_000.01, 0.02)).toBe(999_999.99)
})

test('ROI is a percentage of the fee: doubling is 100, losing all is -100, and a free entry has none', () => {
  expect(roiPct(40, 20)).toBe(100)
  expect(roiPct(0, 20)).toBe(-100)
  expect(roiPct(25, 20)).toBe(25)
  expect(roiPct(500, 0)).toBe(0)
})

test('every amount of cents survives the way to dollars and back', () => {
  for (let cents = -20_000; cents <= 20_000; cents += 1) expect(toCents(toDollars(cents))).toBe(cents)
})
