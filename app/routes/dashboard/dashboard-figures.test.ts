import { expect, test } from 'vitest'
import { unpackCurve } from '#app/components/charts/packed-curve.ts'
import type { HistorySummary } from '#core/history/history-summary.ts'
import type { ListedLineup } from '#core/lineups/saved-lineup.ts'
import { lineupTotals } from '#core/money/lineup-totals.ts'
import { dashboardFigures } from './dashboard-figures.ts'

const NO_HISTORY = { all: { entries: 0 } } as HistorySummary

test('a pending lineup is counted with its stake and listed, but is no step of the curve and in no bar', () => {
  const lineups = [
    lineup({ id: 3, winningsTotalCents: 800, contestType: 'Cash' }),
    lineup({ id: 2 }),
    lineup({ id: 1, winningsTotalCents: 0 }),
  ]
  const figures = figuresOf(lineups)!
  expect([figures.totalLineups, figures.pending]).toEqual([3, { lineups: 1, stake: 5 }])
  expect(figures.recent.map(({ id }) => id)).toEqual([3, 2, 1])
  const { curve, contestTypes, ...totals } = figures.results!
  expect(totals).toEqual({ lineups: 2, totalProfit: -2, averageRoiPct: -20, cashRatePct: 50 })
  expect(unpackCurve(curve).points.map(({ label, totalCents }) => [label, totalCents])).toEqual([
    ['Lineup 1', -500],
    ['Lineup 3', -200],
  ])
  expect(contestTypes.map(({ name, note, profit }) => [name, note, profit])).toEqual([
    ['Cash', '1 lineup', 3],
    ['GPP', '1 lineup', -5],
  ])
})

test('while every lineup is pending there are no figures over results', () => {
  expect(figuresOf([lineup({ id: 1 })])!.results).toBeNull()
  expect(figuresOf([])).toBeNull()
})

function figuresOf(lineups: readonly ListedLineup[]) {
  return dashboardFigures(lineupTotals(lineups), lineups, NO_HISTORY).lineups
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
