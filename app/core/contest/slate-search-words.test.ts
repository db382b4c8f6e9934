import { expect, test } from 'vitest'
import { slateSearchWords } from './slate-search-words.ts'
import { fieldOf } from './testing/field-of.ts'

test('the longest word of each drafted player’s name, the most drafted first', () => {
  const players = ["De'Von Achane", 'A.J. Brown', 'Vikings', 'Not Drafted', 'Amon-Ra St. Brown'].map(
    (name) => ({ name, position: null, draftedPct: null, pointsMilli: null }),
  )
  const field = fieldOf(
    [
      [0, 2],
      [2, 4],
      [2, 1],
      [1, null],
      [1, 4],
    ],
    { players },
  )
  expect(slateSearchWords(field)).toEqual(['Brown', 'Vikings', 'Achane'])
})

test('at most eight players are sought', () => {
  const players = Array.from({ length: 12 }, (_, i) => ({
    name: `Player ${'abcdefghijkl'[i]}`.replace(' ', ''),
    position: null,
    draftedPct: null,
    pointsMilli: null,
  }))
  expect(slateSearchWords(fieldOf([[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]], { players }))).toHaveLength(8)
})

test('without visible lineups there is nothing to search for', () => {
  expect(slateSearchWords(fieldOf([[null, null]]))).toEqual([])
})
