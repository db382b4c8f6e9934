import { expect, test } from 'vitest'
import { groupBy } from './group-by.ts'

test('keys are in order of first appearance, items in input order', () => {
  const groups = groupBy(['kiwi', 'fig', 'plum', 'pea', 'date'], (fruit) => fruit.length)
  expect([...groups]).toEqual([
    [4, ['kiwi', 'plum', 'date']],
    [3, ['fig', 'pea']],
  ])
})

test('accepts any iterable; equal values share a key', () => {
  const groups = groupBy(new Set([1, 2, 3]), (number) => (number > 1 ? Number.NaN : undefined))
  expect([...groups]).toEqual([
    [undefined, [1]],
    [Number.NaN, [2, 3]],
  ])
})

test('an empty input gives no groups', () => {
  expect(groupBy([], String).size).toBe(0)
})
