import { expect, test } from 'vitest'
import { type PlayedEntry, sumsOf } from '../fixtures/played-entries.ts'
import { intervalIn } from '../money/intervals/interval.ts'
import { COHORT_KINDS, kindOfContest } from './cohort.ts'
import { type HistoryTotals, historyAnalytics, NO_HISTORY } from './history-analytics.ts'

type Totals = HistoryTotals['cohorts']['all'][number]

test('what was added up stays as it is, and the rate is of all entries', () => {
  const figures = { contests: 7, entries: 10, feesCents: 4200, winningsCents: 3600, ticketsCents: 600 }
  const { all } = historyAnalytics(totals({ all: [cohort({ ...figures, cashed: 3 })] }))
  expect(all).toMatchObject({ label: 'All', cashRatePct: 30, ...figures })
})

test('a history of nothing has no rate and no interval', () => {
  const { all, months, cohorts } = historyAnalytics(totals({}))
  expect(all).toMatchObject({ entries: 0, contests: 0, cashRatePct: 0, feesCents: 0, winningsCents: 0 })
  expect([all.cashRateInterval, all.roiInterval]).toEqual([null, null])
  expect(months).toEqual([])
  expect(Object.keys(cohorts).sort()).toEqual([...COHORT_KINDS].sort())
})

test('an interval holds the figure it stands beside, free winnings included, and stays in its bounds', () => {
  const played = (of: number, entry: Pick<PlayedEntry, 'fee' | 'won' | 'prize' | 'flat'>) =>
    Array.from({ length: of }, () => entry)
  const entries = [
    ...played(40, { fee: 100, won: 180, prize: 180, flat: true }),
    ...played(60, { fee: 100, won: 0, prize: 180, flat: true }),
    ...played(10, { fee: 0, won: 200, prize: 200, flat: false }),
  ].map((entry, slate) => ({ ...entry, slate, contest: `${slate}` }))
  const { cashing, roi } = sumsOf(entries)
  const money = { entries: 110, cashed: 50, feesCents: 10_000, winningsCents: 9200 }
  const { all } = historyAnalytics(totals({ all: [cohort({ ...money, ...roi, cashing })] }))
  // 40 x $1.80 and 10 x $2 for 100 x $1: -8%. Half of 100 paid and 10 free entries: 50 of 110.
  const [rate, profit] = [intervalIn(all.cashRateInterval)!, intervalIn(all.roiInterval)!]
  expect(profit.low).toBeLessThan(-8)
  expect(profit.high).toBeGreaterThan(-8)
  expect((profit.low + profit.high) / 2).toBeCloseTo(-8, -1)
  expect(profit.low).toBeGreaterThanOrEqual(-100)
  // Clopper and Pearson's interval of 50 of 110.
  expect(rate.low).toBeCloseTo(35.9, 1)
  expect(rate.high).toBeCloseTo(55.2, 1)
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
        cohort({ cohort: 'GOLF', entries: 2 }),
        cohort({ cohort: 'NFL', entries: 9 }),
        cohort({ cohort: 'CFB', entries: 2 }),
      ],
      gameType: [cohort({ cohort: 'Tiers', entries: 1 }), cohort({ cohort: 'Classic', entries: 5 })],
      entryFee: [
        cohort({ cohort: '5', entries: 9 }),
        cohort({ cohort: '0', entries: 1 }),
        cohort({ cohort: '3', entries: 5 }),
      ],
      fieldSize: [cohort({ cohort: '6' }), cohort({ cohort: '1' })],
      month: [cohort({ cohort: '2021-12' }), cohort({ cohort: '2022-02' }), cohort({ cohort: '2022-01' })],
      contestKind: [cohort({ cohort: '3 1 1', entries: 2 }), cohort({ cohort: '2 6 0', entries: 7 })],
    }),
  )
  const labels = Object.entries(cohorts).map(([kind, returns]) => [kind, returns.map(({ label }) => label)])
  expect(Object.fromEntries(labels)).toEqual({
    sport: ['NFL', 'CFB', 'GOLF'],
    gameType: ['Classic', 'Tiers'],
    entryFee: ['Free', '$5 to $24.99', '$100 and more'],
    fieldSize: ['Head to head', 'Over 10,000'],
    month: ['2022-02', '2022-01', '2021-12'],
    contestKind: [
      '$1 to $4.99, over 10,000 entries',
      '$5 to $24.99, head to head, one prize for all who are paid',
    ],
  })
  // A contest to come finds its kind there.
  expect(kindOfContest({ feeCents: 100, entries: 47_562, prizes: 'steep' })).toBe(
    cohorts.contestKind[0]!.label,
  )
  expect(kindOfContest({ feeCents: 2499, entries: 2, prizes: 'flat' })).toBe(cohorts.contestKind[1]!.label)
})

function totals(cohorts: Partial<HistoryTotals['cohorts']>): HistoryTotals {
  return { ...NO_HISTORY, cohorts: { ...NO_HISTORY.cohorts, ...cohorts } }
}

function cohort(known: Partial<Totals>): Totals {
  const { cashing, roi } = sumsOf([])
  return {
    cohort: '',
    contests: 1,
    cashed: 0,
    feesCents: 0,
    winningsCents: 0,
    ticketsCents: 0,
    cashing,
    ...roi,
    entries: 1,
    ...known,
  }
}
