import { expect, test } from 'vitest'
import { oprkBand, outlookComponents, outlookLabel, outlookScore } from './outlook.ts'

test('opponent, points and value are shares of 1, weighed 30, 40 and 30 percent', () => {
  // Rank 17: (33 - 17) / 32 = 0.5; 15 of 30 points; 15 points for $10,000 are 1.5 of 3.
  const middle = { oprk: 17, fppg: 15, salary: 10_000 }
  expect(outlookComponents(middle)).toEqual({ opponent: 0.5, points: 0.5, value: 0.5 })
  expect(outlookScore(middle)).toBe(50)
  // 0.3 x 1 + 0.4 x 0.4 + 0.3 x 1 = 0.76.
  expect(outlookScore({ oprk: 1, fppg: 12, salary: 4000 })).toBe(76)
  // 0.3 x 1/32 + 0.4 x 0.2 + 0.3 x 0.25 = 0.164.
  expect(outlookScore({ oprk: 32, fppg: 6, salary: 8000 })).toBe(16)
})

test('each part stays within 0 and 1, so that a score stays within 0 and 100', () => {
  expect(outlookComponents({ oprk: 1, fppg: 45, salary: 5000 })).toEqual({ opponent: 1, points: 1, value: 1 })
  expect(outlookScore({ oprk: 1, fppg: 45, salary: 5000 })).toBe(100)
  expect(outlookComponents({ oprk: 40, fppg: -3, salary: 5000 })).toEqual({
    opponent: 0,
    points: 0,
    value: 0,
  })
})

test('an unknown opponent rank counts as half, and a player without a price has no value', () => {
  for (const oprk of [null, 0, -1])
    expect(outlookComponents({ oprk, fppg: 30, salary: 0 })).toEqual({ opponent: 0.5, points: 1, value: 0 })
})

test('a score of 70 is strong, 40 neutral, less is poor', () => {
  expect([100, 70, 69, 40, 39, 0].map(outlookLabel)).toEqual([
    'Strong',
    'Strong',
    'Neutral',
    'Neutral',
    'Poor',
    'Poor',
  ])
})

test('ranks up to 10 are good, from 23 on bad; an unknown one is neither', () => {
  expect([1, 10, 11, 22, 23, 32].map(oprkBand)).toEqual(['good', 'good', 'neutral', 'neutral', 'bad', 'bad'])
  expect([null, 0].map(oprkBand)).toEqual(['neutral', 'neutral'])
})
