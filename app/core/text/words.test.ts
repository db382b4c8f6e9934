import { expect, test } from 'vitest'
import { listOf } from './words.ts'

test('a list has commas, and "and" before its last name', () => {
  const lists = [[], ['A'], ['A', 'B'], ['A', 'B', 'C']]
  expect(lists.map((names) => listOf(names))).toEqual(['', 'A', 'A and B', 'A, B and C'])
  expect(listOf(['A', 'B', 'C'], 'or')).toBe('A, B or C')
})
