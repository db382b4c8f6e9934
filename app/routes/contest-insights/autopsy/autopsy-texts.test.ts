import { expect, test } from 'vitest'
import { madeAutopsy } from '#core/autopsy/testing/made-autopsy.ts'
import { basisText, rarityText, unreadTexts } from './autopsy-texts.ts'

test('how rare a result is: from above after luck, from below without it', () => {
  const together = { deserved: { value: 1000, error: 5 }, won: 2000, asMuch: 0.9, ahead: 0.1, nothing: 0.5 }
  expect(rarityText(together)).toBe('More in 10.0% of the games')
  expect(rarityText({ ...together, won: 0, asMuch: 0.5 })).toBe('As little in 50.0% of the games')
  expect(rarityText({ ...together, won: null })).toBeNull()
})

test('what the figures are made from, and what could not be read', () => {
  const autopsy = madeAutopsy()
  expect(basisText(autopsy.basis)).toBe(
    '10,000 games against the 100 real entries, from the baseline projections as they were before the game.',
  )
  const unread = { empty: 0, hidden: 1, notListed: 2, own: 1, names: ['Ada Brook'] }
  expect(unreadTexts({ ...autopsy, unread })).toEqual([
    '1 entry still hidden: a random lineup of the contest stands for each.',
    '2 entries with players that the slate does not list: Ada Brook. A random lineup of the contest stands for each.',
    "1 entry of yours can't be read, so without figures.",
  ])
})
