import { expect, test } from 'vitest'
import { SHOWDOWN } from '../formats/dk-showdown.ts'
import { claimBasis } from '../games/shrink.ts'
import type { DeservedFigures } from './autopsy.ts'
import { roiOf, shownEntry, shownForecast, shownPaid } from './deserved.ts'
import { tiersOfField } from './tiers-of-field.ts'

const TIERS = [
  { from: 1, to: 1, prizeCents: 50_000 },
  { from: 2, to: 10, prizeCents: 2000 },
]
const BASIS = { feeCents: 1000, poolCents: 68_000, entries: 100, games: 10_000 }
/** $680 in prizes for $1,000 of fees. */
const MEANS = { win: 0.01, top1: 0.01, cash: 0.1, roi: -0.32 }
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
const raw = { ...BASIS, means: MEANS, format: SHOWDOWN, isRaw: true }

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

test('shrunk: every figure is of one mixture, so they fit, and a forecast is moved alike', () => {
  const how = { ...raw, isRaw: false }
  const { own, paid } = claimBasis(SHOWDOWN, null)
  const shown = shownEntry({ deserved: DESERVED, won: 2000 }, how)
  // A tenth of the places is paid, so the part of an entry that is paid as often is not made smaller.
  const like = paid
  expect(shown.cash!.value).toBeCloseTo((own + like) * 0.2 + (1 - own - like) * 0.1, 12)
  // It is paid twice as often as the average entry, which gets $6.80.
  expect(shown.paid!.value).toBeCloseTo(own * 1180 + like * 1360 + (1 - own - like) * 680, 9)
  expect(shown.win.value).toBeCloseTo(own * 0.03 + like * 0.02 + (1 - own - like) * 0.01, 12)
  expect(shown.luck!.value).toBeCloseTo(2000 - shown.paid!.value, 9)
  const forecast = shownForecast({ top1: 0.03, cash: 0.2, roi: 0.18 }, how)
  expect(forecast.top1).toBeCloseTo(shown.top1.value, 12)
  expect(forecast.cash).toBeCloseTo(shown.cash!.value, 12)
  expect(forecast.roi).toBeCloseTo(shown.roi!.value, 12)
  expect(shownForecast({ top1: 0.03, cash: 0.2, roi: 0.18 }, raw)).toEqual({
    top1: 0.03,
    cash: 0.2,
    roi: 0.18,
  })
})

test('together the average is that of as many entries; without a fee there is no ROI', () => {
  const how = { ...raw, isRaw: false }
  const cash = { value: 0.2, error: 0.004 }
  const one = shownPaid({ value: 1180, error: 90 }, 1, cash, how)
  const two = shownPaid({ value: 2360, error: 180 }, 2, cash, how)
  expect(two.value).toBeCloseTo(2 * one.value, 9)
  expect(two.error).toBeCloseTo(2 * one.error, 9)
  expect(roiOf({ value: 1, error: 1 }, null)).toBeNull()
  expect(roiOf({ value: 1, error: 1 }, 0)).toBeNull()
})
