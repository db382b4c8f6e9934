import { expect, test } from 'vitest'
import { tinyToZero } from './tiny-to-zero.ts'

test.each([
  [5e-324, 0],
  [-5e-324, 0],
  [9.9e-7, 0],
  [-9.9e-7, 0],
  [1e-6, 1e-6],
  [-0.01, -0.01],
  [12.34, 12.34],
])('%f becomes %f: what is smaller than a millionth is 0, all else stays', (figure, kept) => {
  expect(tinyToZero(figure)).toBe(kept)
})

test('a figure that is no number stays none, so that a later check can refuse it', () => {
  expect(tinyToZero(Number.NaN)).toBeNaN()
})
