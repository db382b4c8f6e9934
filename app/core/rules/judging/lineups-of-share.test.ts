import { expect, test } from 'vitest'
import { lineupsOfShare } from './lineups-of-share.ts'

test.each([
  ['a minimum is rounded up', { min: 30, max: null }, 5, { min: 2, max: 5 }],
  ['a maximum is rounded down', { min: null, max: 35 }, 20, { min: 0, max: 7 }],
  ['a maximum above 0 leaves one lineup', { min: null, max: 35 }, 2, { min: 0, max: 1 }],
  ['a maximum of 0 leaves none', { min: null, max: 0 }, 150, { min: 0, max: 0 }],
  ['where no whole number is between, the maximum counts', { min: 31, max: 35 }, 10, { min: 3, max: 3 }],
  [
    'the product of a fraction is not rounded up by its last digit',
    { min: 14.3, max: null },
    1000,
    { min: 143, max: 1000 },
  ],
  ['nor down', { min: null, max: 58 }, 50, { min: 0, max: 29 }],
  ['all', { min: 100, max: 100 }, 20, { min: 20, max: 20 }],
  ['without limits', { min: null, max: null }, 20, { min: 0, max: 20 }],
])('%s', (_, pct, lineups, counts) => {
  expect(lineupsOfShare(pct, lineups)).toEqual(counts)
})
