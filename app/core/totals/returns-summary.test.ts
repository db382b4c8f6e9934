import { expect, test } from 'vitest'
import { profitCents, roiPct } from '../money/returns.ts'
import { moneyOfLineup, moneyOfSet } from './entries-money.ts'
import {
  type LineupReturn,
  returnsByContestType,
  type SetReturn,
  summarizeLineups,
} from './returns-summary.ts'

function lineup(
  fee: number | null,
  winnings: number | null,
  contestType: LineupReturn['contestType'] = 'GPP',
  finalized = false,
): LineupReturn {
  return { contestType, contestName: null, entryFeeTotalCents: fee, winningsTotalCents: winnings, finalized }
}

const byType = (lineups: readonly LineupReturn[], sets: readonly SetReturn[] = []) =>
  returnsByContestType([
    ...lineups.map((each) => ({ ...each, ...moneyOfLineup(each) })),
    ...sets.map((each) => ({ ...each, ...moneyOfSet(each) })),
  ])
const finalized = (fee: number, winnings: number | null) => lineup(fee, winnings, 'GPP', true)

test('without lineups there is no result', () => {
  expect(summarizeLineups([])).toEqual({ totalLineups: 0, results: null })
  expect(byType([])).toEqual([])
})

test('the average ROI sums lineups with a fee and divides by all lineups, free ones included', () => {
  // ROIs 100%, -100%, 25% and none for the free lineup: 25 / 4. The first, the third and the free one won more than the fee.
  const lineups = [lineup(2000, 4000), lineup(500, 0), lineup(400, 500), lineup(null, 300), lineup(0, 0)]
  expect(summarizeLineups(lineups).results).toEqual({
    lineups: 5,
    totalProfitCents: 2000 - 500 + 100 + 300,
    averageRoiPct: 5,
    cashRatePct: 60,
  })
})

test('pending lineups are counted and are in no other figure', () => {
  // Results: +$15 on $5 is 300%, a finalized lineup without winnings is -100%; 200 / 2. One of two cashed.
  const lineups = [lineup(500, null), lineup(500, 2000), finalized(1000, null), lineup(null, null)]
  expect(summarizeLineups(lineups)).toEqual({
    totalLineups: 4,
    results: { lineups: 2, totalProfitCents: 1500 - 1000, averageRoiPct: 100, cashRatePct: 50 },
  })
  expect(byType([...lineups, lineup(700, null, 'Cash')])).toEqual([
    { contestType: 'GPP', lineups: 2, feesCents: 1500, winningsCents: 2000 },
  ])
  expect(summarizeLineups([lineup(500, null)]).results).toBeNull()
})

test('a lineup that wins exactly its fee does not cash', () => {
  expect(summarizeLineups([lineup(500, 500)]).results?.cashRatePct).toBe(0)
})

test('the ROI of a contest type weighs lineups by their fees', () => {
  const lineups = [lineup(100, 300), lineup(900, 0), lineup(1000, 1500, 'Cash'), lineup(0, 700, 'Showdown')]
  expect(byType(lineups)).toEqual([
    { contestType: 'GPP', lineups: 2, feesCents: 1000, winningsCents: 300 },
    { contestType: 'Cash', lineups: 1, feesCents: 1000, winningsCents: 1500 },
  ])
})

test('the winnings of a free lineup count in the profit and ROI of its type', () => {
  const [gpp] = byType([lineup(1000, 0), lineup(0, 250), lineup(null, 250)])
  expect(gpp).toEqual({ contestType: 'GPP', lineups: 3, feesCents: 1000, winningsCents: 500 })
  expect([profitCents(gpp!), roiPct(gpp!)]).toEqual([-500, -50])
})

/** `winnings` of each settled lineup; the rest of `lineups` is pending. */
function entrySet(
  fee: number,
  lineups: number,
  winnings: number[],
  contestType: SetReturn['contestType'] = 'GPP',
) {
  const winningsCents = winnings.reduce((sum, each) => sum + each, 0)
  const cashed = winnings.filter((each) => each > fee).length
  return {
    contestType,
    contestName: null,
    entryFeeCents: fee,
    lineups,
    settled: winnings.length,
    winningsCents,
    cashed,
  }
}

test('a set counts exactly as its lineups would, saved one by one', () => {
  const winnings = [[0, 0, 250, 1000, 25, 300], [2000], []]
  const sets = [
    entrySet(25, 150, winnings[0]!),
    entrySet(500, 3, winnings[1]!, 'Cash'),
    entrySet(0, 2, winnings[2]!),
  ]
  const fees = [25, 500, 0]
  const types = ['GPP', 'Cash', 'GPP'] as const
  const single = sets.flatMap(({ lineups }, i) =>
    Array.from({ length: lineups }, (_, n) => lineup(fees[i]!, winnings[i]![n] ?? null, types[i])),
  )
  const others = [lineup(2000, 4000), lineup(300, null, 'Showdown')]
  const { results, ...counts } = summarizeLineups(others, sets)
  const { results: expected, ...expectedCounts } = summarizeLineups([...others, ...single])
  expect(counts).toEqual(expectedCounts)
  expect(results).toEqual({ ...expected, averageRoiPct: expect.closeTo(expected!.averageRoiPct, 9) })
  expect(byType(others, sets)).toEqual(byType([...others, ...single]))
})

test('a free set has winnings and cashes, but no ROI', () => {
  const { results } = summarizeLineups([], [entrySet(0, 2, [0, 300])])
  expect(results).toEqual({ lineups: 2, totalProfitCents: 300, averageRoiPct: 0, cashRatePct: 50 })
})
