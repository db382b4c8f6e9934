import { expect, test } from 'vitest'
import { COHORT_KINDS } from './cohort.ts'
import { type HistoryTotals, historyAnalytics } from './history-analytics.ts'

type Cell = HistoryTotals['cells']['all'][number]

test('contests that came out alike are multiplied out: entries, cashed entries, fees, winnings and tickets', () => {
  const { all } = historyAnalytics(
    totals({
      all: [
        // Three contests of two $5 entries: one of the two won $12, $2 of it a ticket.
        cell({
          contests: 3,
          entries: 2,
          cashed: 1,
          feesCents: 1000,
          winningsCents: 1200,
          ticketsCents: 200,
        }),
        cell({ contests: 4, entries: 1, cashed: 0, feesCents: 300, winningsCents: 0 }),
      ],
    }),
  )
  expect(all).toMatchObject({
    label: 'All',
    contests: 7,
    entries: 10,
    cashRatePct: 30,
    feesCents: 4200,
    winningsCents: 3600,
    ticketsCents: 600,
  })
})

test('a history of nothing has no rate and no interval', () => {
  const { all, months, cohorts } = historyAnalytics(totals({}))
  expect(all).toMatchObject({ entries: 0, contests: 0, cashRatePct: 0, feesCents: 0, winningsCents: 0 })
  expect([all.cashRateInterval, all.roiInterval]).toEqual([null, null])
  expect(months).toEqual([])
  expect(Object.keys(cohorts).sort()).toEqual([...COHORT_KINDS].sort())
})

test('an interval holds the figure it stands beside, free winnings included, and stays in its bounds', () => {
  const { all } = historyAnalytics(
    totals({
      all: [
        cell({ contests: 40, entries: 1, cashed: 1, feesCents: 100, winningsCents: 180 }),
        cell({ contests: 60, entries: 1, cashed: 0, feesCents: 100, winningsCents: 0 }),
        cell({ contests: 10, entries: 1, cashed: 1, feesCents: 0, winningsCents: 200 }),
      ],
    }),
  )
  // 40 x $1.80 and 10 x $2 for 100 x $1: -8%. Half of 100 paid and 10 free entries: 50 of 110.
  expect(all.roiInterval!.low).toBeLessThan(-8)
  expect(all.roiInterval!.high).toBeGreaterThan(-8)
  expect((all.roiInterval!.low + all.roiInterval!.high) / 2).toBeCloseTo(-8, -1)
  expect(all.roiInterval!.low).toBeGreaterThanOrEqual(-100)
  expect(all.cashRateInterval!.low).toBeLessThan(45.4)
  expect(all.cashRateInterval!.high).toBeGreaterThan(45.5)
  expect(all.cashRateInterval!.high).toBeLessThanOrEqual(100)
})

test('days become months, oldest first; profit is winnings minus fees', () => {
  const { days, months } = historyAnalytics({
    ...totals({}),
    days: [
      { date: '2021-12-30', entries: 2, feesCents: 500, winningsCents: 0 },
      { date: '2022-01-02', entries: 1, feesCents: 0, winningsCents: 250 },
      { date: '2022-01-31', entries: 3, feesCents: 300, winningsCents: 900 },
    ],
  })
  expect(days.map(({ profitCents }) => profitCents)).toEqual([-500, 250, 600])
  expect(months).toEqual([
    { month: '2021-12', entries: 2, profitCents: -500 },
    { month: '2022-01', entries: 4, profitCents: 850 },
  ])
})

test('sports and types stand by their entries, bands by their size, months with the newest first', () => {
  const { cohorts } = historyAnalytics(
    totals({
      sport: [
        cell({ cohort: 'GOLF', entries: 2 }),
        cell({ cohort: 'NFL', entries: 9 }),
        cell({ cohort: 'CFB', entries: 2 }),
      ],
      gameType: [cell({ cohort: 'Tiers', entries: 1 }), cell({ cohort: 'Classic', contests: 5 })],
      entryFee: [
        cell({ cohort: '5', entries: 9 }),
        cell({ cohort: '0', entries: 1 }),
        cell({ cohort: '3', entries: 5 }),
      ],
      fieldSize: [cell({ cohort: '6' }), cell({ cohort: '1' })],
      month: [cell({ cohort: '2021-12' }), cell({ cohort: '2022-02' }), cell({ cohort: '2022-01' })],
    }),
  )
  const labels = Object.entries(cohorts).map(([kind, returns]) => [kind, returns.map(({ label }) => label)])
  expect(Object.fromEntries(labels)).toEqual({
    sport: ['NFL', 'CFB', 'GOLF'],
    gameType: ['Classic', 'Tiers'],
    entryFee: ['Free', '$5 to $24.99', '$100 and more'],
    fieldSize: ['Head to head', 'Over 10,000'],
    month: ['2022-02', '2022-01', '2021-12'],
  })
})

test('cells of one cohort are one line', () => {
  const { cohorts } = historyAnalytics(
    totals({
      sport: [
        cell({ cohort: 'NFL', entries: 2, feesCents: 100 }),
        cell({ cohort: 'NFL', contests: 3, feesCents: 50 }),
      ],
    }),
  )
  expect(cohorts.sport).toMatchObject([{ label: 'NFL', contests: 4, entries: 5, feesCents: 250 }])
})

function totals(cells: Partial<HistoryTotals['cells']>): HistoryTotals {
  const none = { all: [], sport: [], gameType: [], entryFee: [], fieldSize: [], month: [] }
  return { cells: { ...none, ...cells }, days: [], bestFinish: null, avgPoints: null }
}

function cell(known: Partial<Cell>): Cell {
  return {
    cohort: '',
    contests: 1,
    entries: 1,
    cashed: 0,
    feesCents: 0,
    winningsCents: 0,
    ticketsCents: 0,
    ...known,
  }
}
