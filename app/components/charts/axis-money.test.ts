import { expect, test } from 'vitest'
import { axisMoney } from './axis-money.ts'

test('amounts of an axis are short, and cents have two digits', () => {
  expect([-0.6, 2.5, 0, -40, 1200, 1_250_000].map(axisMoney)).toEqual([
    '-$0.60',
    '$2.50',
    '$0',
    '-$40',
    '$1.2K',
    '$1.25M',
  ])
})
