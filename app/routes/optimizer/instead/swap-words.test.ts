import { expect, test } from 'vitest'
import { bestOfSentence, pointsText, salaryText, worthText } from './swap-words.ts'

test('what a swap costs in points and dollars, with nothing said of nothing', () => {
  expect([-1.2, 0.354, 0.001, -0.004].map(pointsText)).toEqual([
    '-1.20 points',
    '+0.35 points',
    'same points',
    'same points',
  ])
  expect([-600, 1300, 0].map(salaryText)).toEqual(['$600 less', '$1,300 more', 'same price'])
})

test('of how many the swaps are the best', () => {
  expect(bestOfSentence(5, 1034)).toBe('The best of all 1,034 players who fit by slot, price and rules.')
  expect(bestOfSentence(2, 2)).toBe('Nobody else fits by slot, price and rules.')
  expect(bestOfSentence(0, 0)).toBe('Nobody else fits here by slot, price and rules.')
  expect(bestOfSentence(5, 7, true)).toBe(
    'The best of all 7 players who fit by slot, price and rules. Players of games that have started are left out.',
  )
})

test('what a swap changes in a contest, without the ROI where entry is free', () => {
  const top1 = { value: -0.002, error: 0.0005 }
  expect(worthText({ top1, roi: { value: -0.031, error: 0.02 } })).toBe(
    'Top 1% -0.2% ±0.05%, ROI -3.1% ±2.0%',
  )
  expect(worthText({ top1: { value: 0.0123, error: 0.004 }, roi: null })).toBe('Top 1% +1.2% ±0.4%')
  expect(worthText({ top1: { value: 0, error: 0 }, roi: null })).toBe('Top 1% 0% ±0.00%')
})
