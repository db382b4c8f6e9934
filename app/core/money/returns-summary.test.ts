import { expect, test } from 'vitest'
import { profitCents, roiPct } from './returns.ts'
import { type LineupReturn, returnsByContestType, summarizeLineups } from './returns-summary.ts'

function lineup(
  fee: number | null,
  winnings: number | null,
  contestType: LineupReturn['contestType'] = 'GPP',
) {
  return {
    contestType,
    entryFeeTotalCents: fee,
    winningsTotalCents: winnings,
  }
}

test('without lineups every figure is 0', () => {
  expect(summarizeLineups([])).toEqual({
    totalLineups: 0,
    totalProfitCents: 0,
    averageRoiPct: 0,
    cashRatePct: 0,
  })
  expect(returnsByContestType([])).toEqual([])
})

test('the average ROI sums lineups with a fee and divides by all lineups, free ones included', () => {
  // ROIs 100%, -100%, 25% and none for the free lineup: 25 / 4. The first, the third and the free one won more than the fee.
  const lineups = [lineup(2000, 4000), lineup(500, null), lineup(400, 500), lineup(null, 300), lineup(0, 0)]
  expect(summarizeLineups(lineups)).toEqual({
    totalLineups: 5,
    totalProfitCents: 2000 - 500 + 100 + 300,
    averageRoiPct: 5,
    cashRatePct: 60,
  })
})

test('a lineup that wins exactly its fee does not cash', () => {
  expect(summarizeLineups([lineup(500, 500)]).cashRatePct).toBe(0)
})

test('the ROI of a contest type weighs lineups by their fees', () => {
  const lineups = [lineup(100, 300), lineup(900, 0), lineup(1000, 1500, 'Cash'), lineup(0, 700, 'Showdown')]
  expect(returnsByContestType(lineups)).toEqual([
    { contestType: 'GPP', lineups: 2, feesCents: 1000, winningsCents: 300 },
    { contestType: 'Cash', lineups: 1, feesCents: 1000, winningsCents: 1500 },
  ])
})

test('the winnings of a free lineup count in the profit and ROI of its type', () => {
  const [gpp] = returnsByContestType([lineup(1000, 0), lineup(0, 250), lineup(null, 250)])
  expect(gpp).toEqual({ contestType: 'GPP', lineups: 3, feesCents: 1000, winningsCents: 500 })
  expect([profitCents(gpp!), roiPct(gpp!)]).toEqual([-500, -50])
})
