import { expect, test } from 'vitest'
import { formatPct } from '#core/figures/format.ts'
import { percentOf, toTenths } from './percent.ts'

test('a share of 0 is 0', () => {
  expect(percentOf(3, 12)).toBe(25)
  expect(percentOf(0, 0)).toBe(0)
})

test('a percentage is rounded to the tenth that a screen shows, also halves and negative numbers', () => {
  expect([12.25, -12.25, 0.15, -0.15, -4.349, 1212.55].map(toTenths)).toEqual([
    12.3, -12.3, 0.2, -0.2, -4.3, 1212.6,
  ])
  for (let hundredths = -30_000; hundredths <= 30_000; hundredths += 7) {
    const pct = hundredths / 100
    expect(formatPct(toTenths(pct))).toBe(formatPct(pct))
  }
})
