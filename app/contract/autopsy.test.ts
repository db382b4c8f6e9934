import { expect, test } from 'vitest'
import { type Autopsy, MOST_KEPT_ENTRIES, MOST_KEPT_LEVERAGE } from '#core/autopsy/autopsy.ts'
import { madeAutopsy } from '#core/autopsy/testing/made-autopsy.ts'
import { MOST_PLACES } from '#core/formats/lookup.ts'
import { AutopsyRequest } from './autopsy.ts'

/** As long as the longest name of a provider, in quotation marks and with a comma. */
const LONGEST_NAME = 'N'.repeat(37)

test('the figures of as many entries as the provider takes are stored, with the longest names', () => {
  const autopsy = longest(MOST_KEPT_ENTRIES)
  expect(JSON.stringify(autopsy).length).toBeGreaterThan(170_000)
  expect(AutopsyRequest.parse({ autopsy }).autopsy.entries).toHaveLength(MOST_KEPT_ENTRIES)
})

test('an entry more, or names longer than any, are refused', () => {
  expect(AutopsyRequest.safeParse({ autopsy: longest(MOST_KEPT_ENTRIES + 1) }).success).toBe(false)
  const huge = longest(MOST_KEPT_ENTRIES, 'N'.repeat(255))
  expect(AutopsyRequest.safeParse({ autopsy: huge }).success).toBe(false)
})

/** Every figure has all its digits, and every name is the longest one. */
function longest(entries: number, name = LONGEST_NAME): Autopsy {
  const made = madeAutopsy()
  const [entry] = made.entries
  const [row] = made.leverage!.rows
  const long = <Part>(part: Part): Part =>
    JSON.parse(JSON.stringify(part, (_, value) => (typeof value === 'number' ? value / 3 + 1e-7 : value)))
  const players = Array.from({ length: MOST_PLACES }, () => name)
  return {
    ...made,
    entries: Array.from({ length: entries }, () => ({ ...long(entry!), players })),
    leverage: {
      total: 100,
      rows: Array.from({ length: MOST_KEPT_LEVERAGE }, () => ({ ...long(row!), name })),
    },
  }
}
