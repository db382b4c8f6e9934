import fc from 'fast-check'
import { expect, test } from 'vitest'
import { naturalKey } from './natural-key.ts'

test('numbers sort by value, letters without regard to case and accents', () => {
  const sorted = [
    '',
    'Élan 9',
    'elan 10',
    'Lineup 2',
    'LINEUP 007',
    'lineup 10',
    'Lineup 10 b',
    'NFL $3.5K',
    'NFL $20',
  ]
  expect(sorted.toReversed().sort(byKey)).toEqual(sorted)
})

test('the order of words and numbers is that of the browser', () => {
  const word = fc.constantFrom(
    'a',
    'B',
    'lineup',
    'Sunday',
    'é',
    '0',
    '7',
    '07',
    '10',
    '200',
    '99999999999999999999',
  )
  const name = fc.array(word, { maxLength: 5 }).map((words) => words.join(' '))
  const { compare } = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })
  fc.assert(
    fc.property(name, name, (a, b) => {
      expect(Math.sign(byKey(a, b))).toBe(Math.sign(compare(a, b)))
    }),
  )
})

function byKey(a: string, b: string): number {
  const [first, second] = [naturalKey(a), naturalKey(b)]
  return first < second ? -1 : Number(first > second)
}
