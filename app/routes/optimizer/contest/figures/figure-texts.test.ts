import { expect, test } from 'vitest'
import { dupesText, roiErrorText, roiText, shareText, winText } from './figure-texts.ts'

test('a share has one decimal; a very small one is less than a tenth of a percent', () => {
  expect([0, 0.0001, 0.0234, 0.5].map(shareText)).toEqual(['0%', '<0.1%', '2.3%', '50.0%'])
})

test('a win is one in so many games, with two digits; without a win it is rarer than one of the games', () => {
  expect([1, 0.5, 1 / 432, 1 / 4321, 1 / 12_345, 1 / 1_234_567].map((share) => winText(share, 10))).toEqual([
    '1 in 1',
    '1 in 2',
    '1 in 430',
    '1 in 4,300',
    '1 in 12k',
    '1 in 1.2M',
  ])
  expect(winText(0, 10_000)).toBe('<1 in 10k')
})

test('an ROI has its sign, and a decimal only below ten percent', () => {
  expect([0.1234, 0.0123, 0, -0.0004, -0.5, 12.345].map(roiText)).toEqual([
    '+12%',
    '+1.2%',
    '0.0%',
    '0.0%',
    '-50%',
    '+1,235%',
  ])
  expect([0.21, 0.066].map(roiErrorText)).toEqual(['±21', '±6.6'])
})

test('Dupes have one decimal below a hundred', () => {
  expect([0, 0.01, 3.21, 99.97, 1234].map(dupesText)).toEqual(['0.0', '<0.1', '3.2', '100', '1,200'])
})
