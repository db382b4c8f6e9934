import { expect, test } from 'vitest'
import { STANDARD } from '#core/formats/dk-classic.ts'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import { isShown } from '#core/games/choice-gain.ts'
import { makePlayer } from '#core/players/fixtures/make-player.ts'
import { changeText, errorsOf, worthText } from './other-worlds.ts'

test('ownership of a file, of the user or of the web is off as files are, the estimate as it was measured', () => {
  const estimated = [
    makePlayer({ id: 'a', ownershipBy: null }),
    makePlayer({ id: 'a', ownershipBy: 'learned' }),
  ]
  expect(errorsOf(estimated, SHOWDOWN)).toMatchObject({
    errors: { captain: 2.2, flex: 11 },
    isEstimated: true,
  })
  for (const ownershipBy of ['file', 'hand', 'research'] as const)
    expect(errorsOf([...estimated, makePlayer({ id: 'a', ownershipBy })], SHOWDOWN)).toMatchObject({
      errors: { captain: 2.1, flex: 6 },
      isEstimated: false,
    })
  // A format without captains has an error of its own and no word of captains.
  expect(errorsOf(estimated, STANDARD).sentence).toBe('Estimated ownership can be off by 7 points a player.')
  expect(errorsOf(estimated, SHOWDOWN, { key: 'a', name: 'field.csv', entries: 3 }).isEstimated).toBe(false)
})

test('money in a world is in parts of the fee, in dollars where entry is free, and counts by the factor', () => {
  const paid = { feeCents: 1000, factor: 0.5 }
  const free = { feeCents: 0, factor: 1 }
  expect(changeText({ value: -280, error: 60 }, paid)).toBe('-14% ±3.0%')
  expect(changeText({ value: 25, error: 10 }, free)).toBe('+$0.25 ±$0.10')
  const shown = { roi: { value: 0.2 }, profit: { value: 200 } }
  expect(worthText(shown, -600, paid)).toBe('-10%')
  expect(worthText({ ...shown, roi: null }, 50, free)).toBe('+$2.50')
})

test('a change is clear beyond two standard errors', () => {
  expect([2.1, 2, -2.1].map((value) => isShown({ value, error: 1 }))).toEqual([true, false, true])
})
