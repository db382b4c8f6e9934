import { expect, test } from 'vitest'
import { intervalIn, tooFew } from './interval.ts'

test.each([
  { entries: 5, times: 1.5, needed: 8, why: '7.5 entries are 8' },
  { entries: 3, times: 10 / (6 / 11), needed: 55, why: 'the last bits of a quotient do not count' },
  { entries: 37, times: 3.3, needed: 130, why: '122.1 to two digits, rounded up' },
  { entries: 100, times: 12.34, needed: 1300, why: '1,234 to two digits, rounded up' },
  { entries: 40, times: 10, needed: 400, why: 'a number of two digits stays' },
])('$entries entries and $times times as many: $needed are needed ($why)', ({ entries, times, needed }) => {
  expect(tooFew(entries, times)).toEqual({ neededEntries: needed })
})

test('an estimate from too few entries has no interval', () => {
  expect(intervalIn({ low: -5, high: 5 })).toEqual({ low: -5, high: 5 })
  expect(intervalIn({ neededEntries: 10 })).toBeNull()
  expect(intervalIn(null)).toBeNull()
})
