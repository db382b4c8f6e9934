import { expect, test } from 'vitest'
import { differenceOf, estimateOf } from './paired-estimate.ts'

test('the error is the standard deviation of the games divided by the root of their number', () => {
  // Deviations 3, 1, 1, 3 from the mean of 4: a variance of 20 / 3.
  expect(estimateOf([1, 3, 5, 7])).toEqual({ value: 4, error: Math.sqrt(20 / 3 / 4) })
  expect(estimateOf([6])).toEqual({ value: 6, error: 0 })
})

test('the error of a difference is that of the differences in the same games', () => {
  expect(differenceOf([101, 203, 305], [100, 200, 300])).toEqual({ value: 3, error: Math.sqrt(4 / 3) })
})
