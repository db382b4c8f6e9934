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

test('no lineups are no numbers to divide by', () => {
  expect(summarizeLineups([])).toEqual({
    totalLineups: 0,
    totalProfitCents: 0,
    averageRoiPct: 0,
    cashRatePct: 0,
  })
  expect(returnsByContestType([])).toEqual([])
})

test('the average ROI leaves out free lineups above the line and counts them below', () => {
  // ROIs 100%, -100%, 25%, none: 25 / 4. Won more than the fee: the first, the third and the free one.
  const lineups = [lineup(2000, 4000), lineup(500, null), lineup(400, 500), lineup(null, 300), lineup(0, 0)]
  expect(summarizeLineups(lineups)).toEqual({
    totalLineups: 5,
    totalProfitCents: 2000 - 500 + 100 + 300,
    averageRoiPct: 5,
    cashRatePct: 60,
  })
})

test('winning exactly the fee is no cash', () => {
  expect(summarizeLineups([lineup(500, 500)]).cashRatePct).toBe(0)
})

test('a type returns its money: small and large fees weigh as what they are', () => {
  const lineups = [lineup(100, 300), lineup(900, 0), lineup(1000, 1500, 'Cash'), lineup(0, 700, 'Showdown')]
  expect(returnsByContestType(lineups)).toEqual([
    { contestType: 'GPP', lineups: 2, feesCents: 1000, winningsCents: 300 },
    { contestType: 'Cash', lineups: 1, feesCents: 1000, winningsCents: 1500 },
  ])
})

test('what a free lineup of a type won belongs to the type, whose ROI and profit are of the same lineups', () => {
  const [gpp] = returnsByContestType([lineup(1000, 0), lineup(0, 250), lineup(null, 250)])
  expect(gpp).toEqual({ contestType: 'GPP', lineups: 3, feesCents: 1000, winningsCents: 500 })
  expect([profitCents(gpp!), roiPct(gpp!)]).toEqual([-500, -50])
})
