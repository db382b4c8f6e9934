import { expect, test } from 'vitest'
import { paragraph, seedOf, wording } from './phrasing.ts'

test('the seed depends on the names and their order only', () => {
  // 7 x 31 + 65 ("A") = 282; 282 x 31 + 124 ("|") = 8866; 8866 x 31 + 66 ("B") = 274912.
  expect(seedOf(['A', 'B'])).toBe(274_912)
  expect(seedOf(['B', 'A'])).not.toBe(274_912)
  expect(seedOf([])).toBe(7)
})

test('a seed stays below 1,000,003 however many names there are', () => {
  const seed = seedOf(Array.from({ length: 50 }, (_, i) => `Player ${i}`))
  expect(Number.isSafeInteger(seed)).toBe(true)
  expect(seed).toBeLessThan(1_000_003)
})

test('each place in the text may have another wording under the same seed', () => {
  const two = ['first', 'second']
  expect([0, 1, 2].map((turn) => wording(4, turn, two))).toEqual(['first', 'second', 'first'])
  expect(wording(5, 0, two)).toBe('second')
})

test('a paragraph leaves out what there is nothing to say about', () => {
  expect(paragraph(['One.', null, 'Two.'])).toBe('One. Two.')
  expect(paragraph([null])).toBe('')
})

test('after a sentence with lines of its own a new line begins', () => {
  expect(paragraph(['Zero.', 'One:\nIn: A\nOut: B Jr..', 'Two.', 'Three.'])).toBe(
    'Zero. One:\nIn: A\nOut: B Jr.\nTwo. Three.',
  )
})
