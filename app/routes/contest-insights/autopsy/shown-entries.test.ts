import { expect, test } from 'vitest'
import { shownOpponents, shownRows, shownTogether } from '#core/autopsy/shown-autopsy.ts'
import { madeAutopsy } from '#core/autopsy/testing/made-autopsy.ts'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import { entriesCsv } from './autopsy-tables.ts'
import { changedSince } from './contest-tiers.ts'
import { readFee } from './read-fee.ts'
import { sortBy, sortedEntries } from './sorted-entries.ts'

const RAW = { format: SHOWDOWN, isRaw: true, payoutFactor: null }

test('together: fees of the entries that could be read, what was won, and luck', () => {
  const shown = shownTogether(madeAutopsy(), RAW)!
  expect(shown).toMatchObject({ fees: 1000, won: 2000, wonRoi: 1, luck: { value: 820, error: 90 } })
  expect(shown.roi!.value).toBeCloseTo(0.18, 12)
  expect(shownTogether(madeAutopsy({ together: null }), RAW)).toBeNull()
})

test('what opponents deserved is moved towards the average entry, unless figures are shown as simulated', () => {
  const deserved = { value: 4 * 1680, error: 400 }
  const dana = { name: 'dana', entries: 4, deserved, won: 0, captains: [], players: [] }
  const shown = (how: typeof RAW) => shownOpponents([dana], madeAutopsy(), how)[0]!.deserved!
  expect(shown(RAW)).toEqual(deserved)
  // The average entry is paid $6.80; 0.36 of the gap of $10 counts.
  const moved = shown({ ...RAW, isRaw: false })
  expect(moved.value).toBeCloseTo(4 * (680 + 0.36 * 1000), 6)
  expect(moved.error).toBeGreaterThan(0.36 * 400)
})

test('entries sort by a figure, those without it last', () => {
  const autopsy = madeAutopsy()
  const [entry] = autopsy.entries
  const others = [
    entry!,
    { ...entry!, key: 'unread', rank: 1, deserved: null },
    { ...entry!, key: 'rich', won: 9000 },
  ]
  const rows = shownRows({ ...autopsy, entries: others }, RAW)
  const keys = (sort: Parameters<typeof sortedEntries>[1]) =>
    sortedEntries(rows, sort).map((row) => row.entry.key)
  expect(keys({ column: 'luck', isDescending: true })).toEqual(['rich', '4000000001', 'unread'])
  expect(keys({ column: 'luck', isDescending: false })).toEqual(['4000000001', 'rich', 'unread'])
  expect(keys({ column: 'rank', isDescending: false })[0]).toBe('unread')
  expect(sortBy('luck', { column: 'rank', isDescending: false })).toEqual({
    column: 'luck',
    isDescending: true,
  })
  expect(sortBy('rank', { column: 'rank', isDescending: false })).toEqual({
    column: 'rank',
    isDescending: true,
  })
})

test('the file of the entries has dollars and percents', () => {
  const [, row] = entriesCsv(shownRows(madeAutopsy(), RAW)).split('\r\n')
  expect(row).toContain('"4000000001"')
  expect(row).toContain(',7,101.25,20,11.8,0.9,8.2,18,9,20,3,3,2,43,95,1,0.4,18,10')
})

test('a fee is read with or without a dollar sign; anything else is refused', () => {
  expect(['$2', ' 0.25 ', '1,000', ''].map(readFee)).toEqual([200, 25, 100_000, null])
  expect(['abc', '-1', '1.234', '999999999'].map(readFee)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})

test('stored figures are stale after another slate, other payouts, or other standings', () => {
  const contest = { payouts: [{ from: 1, to: 1, prize: 680 }], entries: 100, slateId: 7, isLive: false }
  expect(changedSince(madeAutopsy(), contest)).toBeNull()
  expect(changedSince(madeAutopsy(), { ...contest, slateId: 8 })).toBe('another slate was chosen')
  expect(changedSince(madeAutopsy(), { ...contest, payouts: null })).toBe('the payouts were removed')
  expect(changedSince(madeAutopsy(), { ...contest, payouts: [{ from: 1, to: 1, prize: 1 }] })).toBe(
    'other payouts were pasted',
  )
})
