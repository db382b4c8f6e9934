import { expect, test } from 'vitest'
import { SHOWDOWN } from '../formats/dk-showdown.ts'
import type { DeservedFigures } from './autopsy.ts'
import { roiOf, shownEntry, shownPaid } from './deserved.ts'
import { fieldMeans, tiersOfField } from './field-means.ts'

const TIERS = [
  { from: 1, to: 1, prizeCents: 50_000 },
  { from: 2, to: 10, prizeCents: 2000 },
]
const BASIS = { feeCents: 1000, poolCents: 68_000, entries: 100, games: 10_000 }
const MEANS = fieldMeans({ entries: 100, tiers: TIERS, feeCents: 1000 })
const DESERVED: DeservedFigures = {
  win: { value: 0.03, error: 0.002 },
  top1: { value: 0.03, error: 0.002 },
  cash: { value: 0.2, error: 0.004 },
  paid: { value: 1180, error: 90 },
  ranks: { low: 1, quarter: 10, median: 30, threeQuarters: 60, high: 90 },
  asGood: 0.4,
  dupes: 0,
  ownCopies: 0,
}
const raw = { ...BASIS, means: MEANS, mode: SHOWDOWN, isRaw: true }

test('the average entry gets its share of the prizes', () => {
  // $680 in prizes for $1,000 of fees.
  expect(MEANS).toMatchObject({ win: 0.01, top1: 0.01, cash: 0.1 })
  expect(MEANS.roi).toBeCloseTo(-0.32, 12)
  expect(fieldMeans({ entries: 100, tiers: null, feeCents: 1000 })).toMatchObject({ cash: null, roi: null })
})

test('a table that pays more places than the contest has entries ends with the last entry', () => {
  expect(tiersOfField(TIERS, 4).at(-1)).toEqual({ from: 2, to: 4, prizeCents: 2000 })
  expect(tiersOfField(TIERS, 1)).toHaveLength(1)
})

test('raw: ROI is of the fee, and luck is what was won less what was deserved', () => {
  const shown = shownEntry({ deserved: DESERVED, won: 2000 }, raw)
  expect(shown.roi!.value).toBeCloseTo(0.18, 12)
  expect(shown.roi!.error).toBeCloseTo(0.09, 12)
  expect(shown.luck).toEqual({ value: 820, error: 90 })
  expect(shownEntry({ deserved: DESERVED, won: null }, raw).luck).toBeNull()
})

test('shrunk: 0.57 of the gap to the average entry is kept, of the figure and of its error', () => {
  const shown = shownEntry({ deserved: DESERVED, won: 2000 }, { ...raw, isRaw: false })
  // The average entry is paid $6.80; the gap is $5.00.
  expect(shown.paid!.value).toBeCloseTo(680 + 0.57 * 500, 9)
  expect(shown.paid!.error).toBeCloseTo(0.57 * 90, 9)
  expect(shown.cash!.value).toBeCloseTo(0.1 + 0.57 * 0.1, 12)
  expect(shown.luck!.value).toBeCloseTo(2000 - 965, 9)
  expect(shown.top1.value).toBeCloseTo(0.01 * 3 ** 0.42, 12)
  const own = shownEntry({ deserved: DESERVED, won: 2000 }, { ...raw, isRaw: false, payoutFactor: 0.2 })
  expect(own.paid!.value).toBeCloseTo(780, 9)
})

test('together the average is that of as many entries; without a fee there is no ROI', () => {
  const how = { ...raw, isRaw: false }
  expect(shownPaid({ value: 3360, error: 100 }, 2, how).value).toBeCloseTo(1360 + 0.57 * 2000, 9)
  expect(roiOf({ value: 1, error: 1 }, null)).toBeNull()
  expect(roiOf({ value: 1, error: 1 }, 0)).toBeNull()
})
