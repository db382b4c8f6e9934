import { expect, test } from 'vitest'
import { shortNames } from './short-name.ts'

/** The short names with plain spaces; theirs do not break a line. */
const plain = (names: readonly string[]) => names.map((name) => name.replaceAll('\u00A0', ' '))

test('people are told apart with as few letters as it takes', () => {
  const names = [
    'Derrick Henry',
    'Hunter Henry',
    'Mike Williams',
    'Malik Williams',
    'Tyrod Taylor',
    'Cowboys',
  ]
  const called = names.map(shortNames([...names, 'Derrick Henry']))
  expect(called[0]).toBe('D.\u00A0Henry')
  expect(plain(called)).toEqual([
    'D. Henry',
    'H. Henry',
    'Mike Williams',
    'Malik Williams',
    'Taylor',
    'Cowboys',
  ])
})

test('what follows the first word is the name', () => {
  const called = ['Amon-Ra St. Brown', 'Odell Beckham Jr.'].map(shortNames(['A.J. Brown']))
  expect(plain(called)).toEqual(['St. Brown', 'Beckham Jr.'])
})
