import { expect, test } from 'vitest'
import { unpackCurve } from '#app/components/charts/packed-curve.ts'
import type { HistorySummary } from '#core/history/history-summary.ts'
import type { ListedLineup } from '#core/lineups/saved-lineup.ts'
import { accountTotals } from '#core/totals/account-totals.ts'
import { enteredContests } from '#core/totals/entered-contests.ts'
import { lineupTotals } from '#core/totals/lineup-totals.ts'
import { dashboardFigures } from './dashboard-figures.ts'

const NO_HISTORY = { all: { entries: 0 } } as HistorySummary

test('a pending lineup is counted with its stake and listed, but is on no day of the curve and in no bar', () => {
  const lineups = [
    lineup({ id: 3, winningsTotalCents: 800, contestType: 'Cash' }),
    lineup({ id: 2 }),
    lineup({ id: 1, winningsTotalCents: 0 }),
  ]
  const figures = figuresOf(lineups)!
  expect(figures.entered).toEqual({ lineups: 3, contests: 2 })
  expect(figures.recent.map(({ id }) => id)).toEqual([3, 2, 1])
  expect(figures.results).toEqual({ lineups: 2, totalProfit: -2, averageRoiPct: -20, cashRatePct: 50 })
  const { all, pending, charts } = dashboardOf(lineups).account!
  expect(all).toEqual({ entries: 2, profit: -2, fees: 10, roi: -20 })
  expect(pending).toMatchObject({ entries: 1, feesCents: 500 })
  const { curve, contestTypes, months } = charts!
  expect(unpackCurve(curve).points.map(({ label, totalCents }) => [label, totalCents])).toEqual([
    ['2026-08-31', -500],
    ['2026-09-02', -200],
  ])
  expect(months).toEqual([
    { month: '2026-09', entries: 1, profit: 3 },
    { month: '2026-08', entries: 1, profit: -5 },
  ])
  expect(contestTypes.map(({ name, note, profit }) => [name, note, profit])).toEqual([
    ['Cash', '1 entry', 3],
    ['GPP', '1 entry', -5],
  ])
})

test('while every lineup is pending there are no figures over results, and without any records there are none at all', () => {
  expect(figuresOf([lineup({ id: 1 })])!.results).toBeNull()
  const { all, pending, charts } = dashboardOf([lineup({ id: 1 })]).account!
  expect([all.entries, all.roi, pending.entries, charts]).toEqual([0, null, 1, null])
  expect(dashboardOf([])).toEqual({ lineups: null, history: null, account: null })
})

function figuresOf(lineups: readonly ListedLineup[]) {
  return dashboardOf(lineups).lineups
}

function dashboardOf(lineups: readonly ListedLineup[]) {
  const entered = {
    entries: 1,
    imported: 0,
    importedFeesCents: 0,
    importedWinningsCents: 0,
    othersFeesCents: null,
    ...{ decided: 0, decidedFeesCents: null, decidedWinningsCents: 0 },
  }
  const dated = lineups.map((each) => ({
    ...each,
    ...{ gameDate: null, startsAt: null, contestKeys: null },
    ...entered,
  }))
  const account = {
    ...accountTotals(dated, [], null),
    entered: enteredContests(dated, []),
    projections: null,
  }
  return dashboardFigures({
    totals: lineupTotals(lineups),
    account,
    recent: lineups.map((each) => ({ ...each, captain: null })),
    history: NO_HISTORY,
  })
}

/** A lineup with a fee of $5. */
function lineup(known: Partial<ListedLineup> & { id: number }): ListedLineup {
  return {
    gameMode: 'showdown',
    lineupName: `Lineup ${known.id}`,
    week: null,
    contestName: null,
    contestType: 'GPP',
    entryFieldSize: null,
    entryFeeTotalCents: 500,
    winningsTotalCents: null,
    pointsTotal: null,
    rank: null,
    finalized: false,
    createdAt: Date.UTC(2026, 8, known.id),
    ...known,
  }
}
