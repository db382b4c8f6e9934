import { expect, test } from 'vitest'
import { intervalText, shortIntervalText } from './interval-text.ts'

test('an interval is told with both ends, under a bar with its level', () => {
  expect(intervalText({ low: -12.5, high: 3 })).toBe('-12.5% to 3.0%')
  expect(shortIntervalText({ low: -12.5, high: 3 })).toBe('95%: -12.5% to 3.0%')
  expect(intervalText(null)).toBeNull()
  expect(shortIntervalText(null)).toBeNull()
})

test('of too few entries the number needed is told while an account can hold it', () => {
  expect(intervalText({ neededEntries: 2900 })).toBe('too few to say (needs about 2,900)')
  expect(intervalText({ neededEntries: 200_000 })).toBe('too few to say (needs about 200,000)')
  expect(intervalText({ neededEntries: 5_800_000 })).toBe('too few to say')
  expect(shortIntervalText({ neededEntries: 2900 })).toBe('too few to say')
})
