import { expect, test } from 'vitest'
import { returnsOf } from './lineup-returns.ts'

test('profit is exact to the cent, a lineup without a fee has no ROI, and a pending lineup has only its fee', () => {
  // 15.10 - 5 = 10.10, and 10.10 / 5 = 202%
  expect(returnsOf(lineup({ entry_fee_total: 5, winnings_total: 15.1 }))).toEqual({
    entryFee: 5,
    winnings: 15.1,
    profit: 10.1,
    roiPct: 202,
  })
  const finalized = lineup({ finalized: true })
  expect(returnsOf(finalized)).toEqual({ entryFee: null, winnings: 0, profit: 0, roiPct: null })
  const free = lineup({ entry_fee_total: 0, winnings_total: 20 })
  expect(returnsOf(free)).toEqual({ entryFee: 0, winnings: 20, profit: 20, roiPct: null })
  const pending = lineup({ entry_fee_total: 5 })
  expect(returnsOf(pending)).toEqual({ entryFee: 5, winnings: null, profit: null, roiPct: null })
  expect(returnsOf({ ...pending, winnings_total: 0 })).toEqual({
    entryFee: 5,
    winnings: 0,
    profit: -5,
    roiPct: -100,
  })
})

function lineup(known: Partial<Parameters<typeof returnsOf>[0]>) {
  return { entry_fee_total: null, winnings_total: null, finalized: false, ...known }
}
