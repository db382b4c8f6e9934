import { groupBy } from '../collections/group-by.ts'
import { type Interval, ratioInterval } from '../money/bootstrap.ts'
import { percentOf } from '../money/percent.ts'
import { type FeesAndWinnings, profitCents } from '../money/returns.ts'
import { type Band, COHORT_KINDS, type CohortKind, FEE_BANDS, FIELD_BANDS } from './cohort.ts'

/**
 * Contests of one cohort that came out alike. A contest counts as one observation, however often it was entered: its
 * entries share players and luck, so that they don't tell more of their owner's skill than a few contests would.
 */
type ContestCell = FeesAndWinnings & {
  cohort: string
  /** How many contests. The other figures are those of each of them. */
  contests: number
  entries: number
  /** Entries that won more than their fee. */
  cashed: number
  /** The part of the winnings that came as tickets. */
  ticketsCents: number
}

type DayOfPlay = { date: string; entries: number; profitCents: number }

/** What the database has added up of one user's history. */
export type HistoryTotals = {
  cells: Record<CohortKind | 'all', ContestCell[]>
  /** In the order of the calendar. */
  days: (FeesAndWinnings & { date: string; entries: number })[]
  bestFinish: number | null
  /** The mean of the entries whose points are known. */
  avgPoints: number | null
}

/** Cohort by cohort the same figures: shares in percent, money in cents. Profit and ROI follow (../money/returns.ts). */
export type Returns = FeesAndWinnings & {
  label: string
  entries: number
  contests: number
  cashRatePct: number
  cashRateInterval: Interval | null
  ticketsCents: number
  roiInterval: Interval | null
}

type MonthOfPlay = { month: string; entries: number; profitCents: number }

export type HistoryAnalytics = {
  all: Returns
  bestFinish: number | null
  avgPoints: number | null
  /** Oldest first. */
  months: MonthOfPlay[]
  days: DayOfPlay[]
  cohorts: Record<CohortKind, Returns[]>
}

export function historyAnalytics(totals: HistoryTotals): HistoryAnalytics {
  const cohorts = COHORT_KINDS.map((kind) => [kind, returnsByCohort(kind, totals.cells[kind])])
  const days = totals.days.map((day) => ({
    date: day.date,
    entries: day.entries,
    profitCents: profitCents(day),
  }))
  return {
    all: returnsOf('All', totals.cells.all),
    bestFinish: totals.bestFinish,
    avgPoints: totals.avgPoints,
    months: monthsOf(days),
    days,
    cohorts: Object.fromEntries(cohorts),
  }
}

function returnsByCohort(kind: CohortKind, cells: readonly ContestCell[]): Returns[] {
  return [...groupBy(cells, ({ cohort }) => cohort)]
    .map(([cohort, alike]) => ({ cohort, returns: returnsOf(labelOf(kind, cohort), alike) }))
    .sort((a, b) => ORDERS[kind](a, b) || (a.cohort < b.cohort ? -1 : 1))
    .map(({ returns }) => returns)
}

// Any number does; that it is always the same makes the same history give the same interval.
const SEED = 1

function returnsOf(label: string, cells: readonly ContestCell[]): Returns {
  const sum = (figure: Exclude<keyof ContestCell, 'cohort' | 'contests'>) =>
    cells.reduce((total, cell) => total + cell.contests * cell[figure], 0)
  const entries = sum('entries')
  return {
    label,
    entries,
    contests: cells.reduce((total, cell) => total + cell.contests, 0),
    cashRatePct: percentOf(sum('cashed'), entries),
    cashRateInterval: cashRateInterval(cells),
    feesCents: sum('feesCents'),
    winningsCents: sum('winningsCents'),
    ticketsCents: sum('ticketsCents'),
    roiInterval: roiInterval(cells),
  }
}

function cashRateInterval(cells: readonly ContestCell[]): Interval | null {
  const interval = ratioInterval(
    cells.map(({ cashed, entries, contests }) => ({
      numerator: cashed,
      denominator: entries,
      count: contests,
    })),
    { seed: SEED },
  )
  return interval && { low: Math.max(interval.low, 0) * 100, high: Math.min(interval.high, 1) * 100 }
}

function roiInterval(cells: readonly ContestCell[]): Interval | null {
  const interval = ratioInterval(
    cells.map((cell) => ({
      numerator: profitCents(cell),
      denominator: cell.feesCents,
      count: cell.contests,
    })),
    { seed: SEED },
  )
  // No more than the fees can be lost.
  return interval && { low: Math.max(interval.low, -1) * 100, high: interval.high * 100 }
}

function monthsOf(days: readonly DayOfPlay[]): MonthOfPlay[] {
  return [...groupBy(days, ({ date }) => date.slice(0, 7))].map(([month, played]) => ({
    month,
    entries: played.reduce((sum, day) => sum + day.entries, 0),
    profitCents: played.reduce((sum, day) => sum + day.profitCents, 0),
  }))
}

const BANDS: Partial<Record<CohortKind, readonly Band[]>> = { entryFee: FEE_BANDS, fieldSize: FIELD_BANDS }

/** Of a band the database gives the place in its list. */
function labelOf(kind: CohortKind, cohort: string): string {
  return BANDS[kind]?.[Number(cohort)]?.label ?? cohort
}

type Ordered = { cohort: string; returns: Returns }

const byEntries = (a: Ordered, b: Ordered) => b.returns.entries - a.returns.entries
const byBand = (a: Ordered, b: Ordered) => Number(a.cohort) - Number(b.cohort)
const newestFirst = (a: Ordered, b: Ordered) => (a.cohort < b.cohort ? 1 : -1)

const ORDERS: Record<CohortKind, (a: Ordered, b: Ordered) => number> = {
  sport: byEntries,
  gameType: byEntries,
  entryFee: byBand,
  fieldSize: byBand,
  month: newestFirst,
}
