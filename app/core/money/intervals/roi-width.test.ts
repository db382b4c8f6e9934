import { expect, test } from 'vitest'
import { sumsOf } from '../../fixtures/played-entries.ts'
import { timesForWidth } from './roi-width.ts'

/** Slates with one double-up each: a fee of 5 for a prize of 10. */
const doubleUps = (slates: number) =>
  sumsOf(
    Array.from({ length: slates }, (_, slate) => ({
      ...{ slate, contest: `double-up ${slate}`, fee: 5, won: 0, prize: 10, flat: true },
    })),
  ).roi

/** One hundred tournaments at 1 whose first prize is `prize`. */
const tournaments = (prize: number) =>
  sumsOf(
    Array.from({ length: 100 }, (_, slate) => ({
      ...{ slate, contest: `tournament ${slate}`, fee: 1, won: 0, prize, flat: false },
    })),
  ).roi

test('double-ups at break-even are 3.92 / sqrt(slates) of the fees wide: four slates are enough', () => {
  // Half of the entries win; the standard error of that share is 0.5 / sqrt(slates), and the prize is twice the fee.
  expect(timesForWidth(doubleUps(4))).toBe(1)
  expect(timesForWidth(doubleUps(1))).toBeCloseTo((3.92 / 2) ** 2, 2)
  expect(timesForWidth(doubleUps(3))).toBeCloseTo((3.92 / 2) ** 2 / 3, 2)
})

test('for tournaments the first prize may be at most 27.27% of the fees', () => {
  // 3.92 sqrt(L / 3) + 3 L = 2 at sqrt(L) = (-2.26321 + sqrt(2.26321 ** 2 + 24)) / 6 = 0.522213, so L = 0.272706.
  expect(timesForWidth(tournaments(27.2))).toBe(1)
  expect(timesForWidth(tournaments(27.4))).toBeGreaterThan(1)
  expect(timesForWidth(tournaments(100))).toBeCloseTo(1 / 0.272706, 2)
  expect(timesForWidth(tournaments(1000))).toBeCloseTo(10 / 0.272706, 1)
})

test('the winnings make no difference', () => {
  const sums = tournaments(100)
  const lucky = {
    ...sums,
    tournaments: { ...sums.tournaments, numerator: 900, numeratorsBySlate: 9e4, winningsByEntry: 9e4 },
  }
  expect(timesForWidth(lucky)).toBe(timesForWidth(sums))
})
