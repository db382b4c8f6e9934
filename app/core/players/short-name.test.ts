import { expect, test } from 'vitest'
import { shortNames } from './short-name.ts'

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
  expect(called).toEqual(['D. Henry', 'H. Henry', 'Mike Williams', 'Malik Williams', 'Taylor', 'Cowboys'])
})

test('what follows the first word is the name', () => {
  expect(['Amon-Ra St. Brown', 'Odell Beckham Jr.'].map(shortNames(['A.J. Brown']))).toEqual([
    'St. Brown',
    'Beckham Jr.',
  ])
})
