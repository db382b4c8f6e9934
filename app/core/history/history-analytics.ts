import { groupBy } from '../collections/group-by.ts'
import { cashRateEstimate } from '../money/intervals/cash-rate-estimate.ts'
import { type ClippedRoi, type ClippedSums, clippedRoi } from '../money/intervals/clipped-roi.ts'
import { type Estimate, intervalIn } from '../money/intervals/interval.ts'
import { roiEstimate } from '../money/intervals/roi-estimate.ts'
import type { ShareSums } from '../money/intervals/share-interval.ts'
import { percentOf } from '../money/percent.ts'
import { type FeesAndWinnings, profitCents } from '../money/returns.ts'
import {
  type Band,
  COHORT_KINDS,
  type CohortKind,
  contestKindLabel,
  FEE_BANDS,
  FIELD_BANDS,
  PRIZES,
  type Prizes,
} from './cohort.ts'

/** One cohort added up: its money in cents, and what its intervals follow from. */
type CohortTotals = FeesAndWinnings &
  Omit<ClippedSums, 'entries' | 'fees'> & {
    cohort: string
    contests: number
    entries: number
    /** Entries that won more than their fee. */
    cashed: number
    /** The part of the winnings that came as tickets. */
    ticketsCents: number
    cashing: ShareSums
  }

/** What the database has added up of one user's history. */
export type HistoryTotals = {
  cohorts: Record<CohortKind | 'all', CohortTotals[]>
  /** In the order of the calendar. */
  days: (FeesAndWinnings & { date: string; entries: number })[]
  bestFinish: number | null
  /** The mean of the entries whose points are known. */
  avgPoints: number | null
  /** By what the contests pay, as far as any were played. */
  byPrizes: (FeesAndWinnings & { prizes: Prizes; entries: number })[]
}

/** The totals of an account without entries. */
export const NO_HISTORY: HistoryTotals = {
  cohorts: { all: [], sport: [], gameType: [], entryFee: [], fieldSize: [], month: [], contestKind: [] },
  days: [],
  bestFinish: null,
  avgPoints: null,
  byPrizes: [],
}

/** Cohort by cohort the same figures: shares in percent, money in cents. Profit and ROI follow (../money/returns.ts). */
export type Returns = FeesAndWinnings & {
  label: string
  entries: number
  contests: number
  cashRatePct: number
  cashRateInterval: Estimate
  ticketsCents: number
  roiInterval: Estimate
  /** Where the whole ROI has no interval yet. */
  clippedRoi: ClippedRoi | null
}

export type DayOfPlay = { date: string; entries: number; profitCents: number }
export type MonthOfPlay = { month: string; entries: number; profitCents: number }

export type HistoryAnalytics = {
  all: Returns
  bestFinish: number | null
  avgPoints: number | null
  byPrizes: HistoryTotals['byPrizes']
  /** Oldest first. */
  months: MonthOfPlay[]
  days: DayOfPlay[]
  cohorts: Record<CohortKind, Returns[]>
}

export function historyAnalytics(totals: HistoryTotals): HistoryAnalytics {
  const cohorts = COHORT_KINDS.map((kind) => [kind, returnsByCohort(kind, totals.cohorts[kind])])
  const days = totals.days.map((day) => ({
    date: day.date,
    entries: day.entries,
    profitCents: profitCents(day),
  }))
  return {
    all: returnsOf('All', totals.cohorts.all[0] ?? NOTHING),
    bestFinish: totals.bestFinish,
    avgPoints: totals.avgPoints,
    byPrizes: totals.byPrizes,
    months: monthsOf(days),
    days,
    cohorts: Object.fromEntries(cohorts),
  }
}

function returnsByCohort(kind: CohortKind, totals: readonly CohortTotals[]): Returns[] {
  return totals
    .map((each) => ({ cohort: each.cohort, returns: returnsOf(labelOf(kind, each.cohort), each) }))
    .sort((a, b) => ORDERS[kind](a, b) || (a.cohort < b.cohort ? -1 : 1))
    .map(({ returns }) => returns)
}

function returnsOf(label: string, totals: CohortTotals): Returns {
  const { entries, contests, cashed, feesCents, winningsCents, ticketsCents, cashing, ...ofCohort } = totals
  const sums = { entries, fees: feesCents, ...ofCohort }
  const roiInterval = roiEstimate(sums)
  return {
    label,
    entries,
    contests,
    cashRatePct: percentOf(cashed, entries),
    cashRateInterval: cashRateEstimate(cashing),
    feesCents,
    winningsCents,
    ticketsCents,
    roiInterval,
    clippedRoi: intervalIn(roiInterval) ? null : clippedRoi(sums),
  }
}

const NO_SLATES = {
  numerator: 0,
  denominator: 0,
  numeratorsBySlate: 0,
  productsBySlate: 0,
  denominatorsBySlate: 0,
  denominatorsByEntry: 0,
  largestSlate: 0,
}

const NO_WINNINGS = { ...NO_SLATES, winningsByEntry: 0, feesByEntry: 0, largestPrize: 0 }

/** The totals of an account without entries. */
const NOTHING: CohortTotals = {
  cohort: '',
  contests: 0,
  entries: 0,
  cashed: 0,
  feesCents: 0,
  winningsCents: 0,
  ticketsCents: 0,
  feesBySlate: 0,
  cashing: NO_SLATES,
  flat: { ...NO_SLATES, fees: 0 },
  tournaments: NO_WINNINGS,
  clipped: NO_WINNINGS,
  firstPrize: 0,
  mostWon: 0,
}

/** The days by month, in their order. */
export function monthsOf(days: readonly DayOfPlay[]): MonthOfPlay[] {
  return [...groupBy(days, ({ date }) => date.slice(0, 7))].map(([month, played]) => ({
    month,
    entries: played.reduce((sum, day) => sum + day.entries, 0),
    profitCents: played.reduce((sum, day) => sum + day.profitCents, 0),
  }))
}

const BANDS: Partial<Record<CohortKind, readonly Band[]>> = { entryFee: FEE_BANDS, fieldSize: FIELD_BANDS }

/** A cohort's name. The database gives a band as its place in the list. */
function labelOf(kind: CohortKind, cohort: string): string {
  if (kind === 'contestKind') {
    const [feeBand, fieldBand, prizes] = cohort.split(' ').map(Number)
    return contestKindLabel({ feeBand: feeBand!, fieldBand: fieldBand!, prizes: PRIZES[prizes!]! })
  }
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
  contestKind: byEntries,
}
