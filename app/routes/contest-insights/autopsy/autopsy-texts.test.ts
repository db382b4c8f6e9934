import { expect, test } from 'vitest'
import { madeAutopsy } from '#core/autopsy/testing/made-autopsy.ts'
import {
  basisText,
  rarityText,
  roiErrorText,
  roiText,
  shareText,
  unreadTexts,
  winText,
} from './autopsy-texts.ts'

test('figures as text: signs, fine shares, unknown errors', () => {
  expect([0.12, -0.045, 0.0004, 12.3].map(roiText)).toEqual(['+12%', '-4.5%', '0%', '+1,230%'])
  expect([0.031, 0.4, Number.POSITIVE_INFINITY].map(roiErrorText)).toEqual(['± 3.1%', '± 40%', ''])
  expect([0, 0.0004, 0.234].map(shareText)).toEqual(['0%', '<0.1%', '23.4%'])
  expect([winText(1 / 430, 10_000), winText(0, 10_000)]).toEqual(['1 in 430', '<1 in 10,000'])
})

test('how rare a result is: from above after luck, from below without it', () => {
  const together = { deserved: { value: 1000, error: 5 }, won: 2000, asMuch: 0.9, ahead: 0.1, nothing: 0.5 }
  expect(rarityText(together)).toBe('More in 10.0% of the games')
  expect(rarityText({ ...together, won: 0, asMuch: 0.5 })).toBe('As little in 50.0% of the games')
  expect(rarityText({ ...together, won: null })).toBeNull()
})

test('what the figures are made from, and what could not be read', () => {
  const autopsy = madeAutopsy()
  expect(basisText(autopsy.basis)).toBe(
    '10,000 games against the 100 real entries, from the baseline projection as it was before the game.',
  )
  const unread = { empty: 0, hidden: 1, notListed: 2, own: 1, names: ['Ada Brook'] }
  expect(unreadTexts({ ...autopsy, unread })).toEqual([
    '1 entry still hidden: a random lineup of the contest stands for each.',
    '2 entries with players that the slate does not list (Ada Brook): a random lineup of the contest stands for each.',
    "1 entry of yours can't be read, so without figures.",
  ])
})
