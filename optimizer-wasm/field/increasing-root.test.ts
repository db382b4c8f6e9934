import { expect, test } from 'vitest'
import { increasingRoot } from './increasing-root.ts'

const SEARCH = { near: 0, step: 0.5, far: 100, tolerance: 1e-12 }

test.each([
  ['ahead', (x: number) => x ** 3 - 200, 200 ** (1 / 3)],
  ['behind', (x: number) => Math.tanh(x + 7), -7],
  ['at the beginning', (x: number) => x, 0],
])('a root %s', (_, f, root) => {
  expect(increasingRoot(f, SEARCH)).toBeCloseTo(root, 8)
})

test('without a root in reach it is the end of the range on its side', () => {
  expect(increasingRoot(() => -1, SEARCH)).toBe(100)
  expect(increasingRoot(() => 1, SEARCH)).toBe(-100)
})
