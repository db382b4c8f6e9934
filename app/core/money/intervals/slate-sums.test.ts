import { describe, expect, test } from 'vitest'
import {
  equalSlates,
  factorForFewSlates,
  haveOwnSlates,
  type SlateSums,
  timesForSlates,
  varianceBetweenSlates,
} from './slate-sums.ts'

/** The sums of slates, each given as what was won and what it cost. */
function sumsOf(slates: readonly (readonly [won: number, cost: number])[]): SlateSums {
  const total = (value: (won: number, cost: number) => number) =>
    slates.reduce((sum, [won, cost]) => sum + value(won, cost), 0)
  return {
    numerator: total((won) => won),
    denominator: total((_, cost) => cost),
    numeratorsBySlate: total((won) => won * won),
    productsBySlate: total((won, cost) => won * cost),
    denominatorsBySlate: total((_, cost) => cost * cost),
  }
}

describe('how many slates of equal weight tell as much', () => {
  test('slates with fees of 1, 2 and 3 count as 36 / 14', () => {
    const slates = [1, 2, 3].map((cost) => [0, cost] as const)
    expect(equalSlates(sumsOf(slates))).toBeCloseTo(36 / 14, 12)
  })

  test('no slates count as 0', () => {
    expect(equalSlates(sumsOf([]))).toBe(0)
  })
})

describe('the variance between slates', () => {
  test('with equal fees it is the variance of a mean: the sample variance divided by the number of slates', () => {
    // Won 0, 2, 4 and 2 at a cost of 1 each: the mean is 2, the sample variance 8 / 3.
    expect(varianceBetweenSlates(sumsOf([0, 2, 4, 2].map((won) => [won, 1])))).toBeCloseTo(8 / 3 / 4, 12)
  })

  test('a slate contributes the squared distance of its winnings from ratio x fees', () => {
    // 6 of 6 in all. At 1, 2 and 3 the slates are 1 above, 0 off and 1 below: 2 / 36, times 18/7 of 11/7 slates.
    const variance = varianceBetweenSlates(
      sumsOf([
        [2, 1],
        [2, 2],
        [2, 3],
      ]),
    )
    expect(variance).toBeCloseTo((2 / 36) * (18 / 11), 12)
  })

  test('for a single slate it is 0', () => {
    expect(varianceBetweenSlates(sumsOf([[3, 6]]))).toBe(0)
  })

  test('for equal slates it is 0; rounding never makes it negative', () => {
    const alike = Array.from({ length: 7 }, () => [0.1, 0.3] as const)
    expect(varianceBetweenSlates(sumsOf(alike))).toBeGreaterThanOrEqual(0)
    expect(varianceBetweenSlates(sumsOf(alike))).toBeLessThan(1e-15)
  })
})

describe('the factor for few slates', () => {
  // Student's t at 0.975 from a table: 12.706 for 1 degree of freedom, 2.262 for 9, 2.023 for 39, 1.984 for 99.
  test.each([
    { slates: 10, entries: 40, factor: (2.2622 / 2.0227) ** 2 },
    { slates: 10, entries: 100, factor: (2.2622 / 1.9842) ** 2 },
  ])('$slates slates of $entries entries: the squared ratio of their t', ({ factor, ...played }) => {
    expect(factorForFewSlates(played)).toBeCloseTo(factor, 3)
  })

  test('a single slate has the factor of two slates, since one alone gives no variance', () => {
    expect(factorForFewSlates({ slates: 1, entries: 10 })).toBeCloseTo((12.7062 / 2.26216) ** 2, 2)
  })

  test('it is 1 when every entry has its own slate', () => {
    expect(factorForFewSlates({ slates: 12, entries: 12 })).toBe(1)
  })
})

test('entries have their own slates when fewer than one in a thousand shares a slate', () => {
  expect(haveOwnSlates({ entries: 2000, slates: 2000 })).toBe(true)
  expect(haveOwnSlates({ entries: 2000, slates: 1999 })).toBe(true)
  expect(haveOwnSlates({ entries: 2000, slates: 1998 })).toBe(false)
})

test.each([
  { slates: 4, times: 2.5 },
  { slates: 5, times: 2 },
  { slates: 9.99, times: 10 / 9.99 },
  { slates: 10, times: 1 },
  { slates: 9.9999999, times: 1 },
  { slates: 20, times: 1 },
])('ten slates are enough: $slates need $times times as many', ({ slates, times }) => {
  expect(timesForSlates(slates)).toBeCloseTo(times, 12)
})
