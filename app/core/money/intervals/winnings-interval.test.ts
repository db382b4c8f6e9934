import { expect, test } from 'vitest'
import { type WinningsSums, winningsInterval } from './winnings-interval.ts'

/** 100 entries at a fee of 1 with 4 prizes of 1; `perSlate` entries on each slate, `together` wins on each winning slate. */
function fourWins({ perSlate, together }: { perSlate: number; together: number }): WinningsSums {
  return {
    numerator: 4,
    denominator: 100,
    numeratorsBySlate: (4 / together) * together ** 2,
    productsBySlate: 4 * perSlate,
    denominatorsBySlate: (100 / perSlate) * perSlate ** 2,
    winningsByEntry: 4,
    feesByEntry: 100,
    largestPrize: 1,
  }
}

const APART = fourWins({ perSlate: 1, together: 1 })

test('equal prizes have the exact interval of a Poisson number: of four, 1.090 to 10.242', () => {
  const { low, high } = winningsInterval(APART)
  expect(low * 100).toBeCloseTo(1.0898654, 5)
  expect(high * 100).toBeCloseTo(10.2415887, 5)
})

test('nothing won: from 0 to the largest prize times -ln 0.025, of the fees', () => {
  const nothing = { ...APART, numerator: 0, numeratorsBySlate: 0, productsBySlate: 0, winningsByEntry: 0 }
  expect(winningsInterval(nothing).low).toBe(0)
  expect(winningsInterval(nothing).high).toBeCloseTo(-Math.log(0.025) / 100, 9)
  expect(winningsInterval({ ...nothing, largestPrize: 5 }).high).toBeCloseTo((-Math.log(0.025) * 5) / 100, 9)
})

test('one win alone: the low end is the exponential distribution’s, -ln 0.975 of one prize', () => {
  const one = { ...APART, numerator: 1, numeratorsBySlate: 1, productsBySlate: 1, winningsByEntry: 1 }
  expect(winningsInterval(one).low).toBeCloseTo(-Math.log(0.975) / 100, 9)
})

test('four wins on one day give a wider interval than one win on each of four days', () => {
  // Between ten slates of ten the variance is 0.0016, and 1.29977 times that for so few; without it 0.0004.
  const { low, high } = winningsInterval(fourWins({ perSlate: 10, together: 4 }))
  expect(low).toBeCloseTo(0.00038957827, 8)
  expect(high).toBeCloseTo(0.17399040501, 7)
})

test('the unit of money makes no difference', () => {
  const inCents: WinningsSums = {
    numerator: 400,
    denominator: 10_000,
    numeratorsBySlate: 40_000,
    productsBySlate: 40_000,
    denominatorsBySlate: 1_000_000,
    winningsByEntry: 40_000,
    feesByEntry: 1_000_000,
    largestPrize: 100,
  }
  expect(winningsInterval(inCents).low).toBeCloseTo(winningsInterval(APART).low, 12)
  expect(winningsInterval(inCents).high).toBeCloseTo(winningsInterval(APART).high, 12)
})

test('a certain prize has an interval of width 0', () => {
  const certain = {
    ...APART,
    ...{ numerator: 100, numeratorsBySlate: 0, winningsByEntry: 0, productsBySlate: 100, largestPrize: 0 },
  }
  expect(winningsInterval(certain)).toEqual({ low: 1, high: 1 })
})
