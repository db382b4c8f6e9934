import { type ProfitCurve, profitCurve } from '../money/profit-curve.ts'
import type { CohortKind } from './cohort.ts'
import type { HistoryAnalytics, MonthOfPlay, Returns } from './history-analytics.ts'
import { MOST_SPORTS } from './history-view.ts'

/** The months that pages show at first. */
export const MONTHS_SHOWN = 12

/** Every grouping but by month, since there may be hundreds of months, and by kind of contest, which is for a contest to come. */
export const BRIEF_KINDS = ['gameType', 'sport', 'entryFee', 'fieldSize'] as const satisfies CohortKind[]
export type BriefKind = (typeof BRIEF_KINDS)[number]

/** The part of the analytics that pages show: as large for 200,000 entries as for 2,000. Money in cents. */
export type HistorySummary = Pick<HistoryAnalytics, 'all' | 'bestFinish' | 'avgPoints'> & {
  cohorts: Record<BriefKind, Returns[]>
  /** The profit added up from the first day on. */
  curve: ProfitCurve
  /** The newest twelve, oldest first. */
  lastMonths: MonthOfPlay[]
  /** Number of all months. */
  monthCount: number
  /** The most played first, at most twelve. */
  sports: string[]
}

/** The part of the summary that a dashboard shows. */
export type BriefHistory = Omit<HistorySummary, 'cohorts' | 'curve' | 'sports'>

export function historySummary(analytics: HistoryAnalytics): HistorySummary {
  const { all, bestFinish, avgPoints, cohorts, months, days } = analytics
  return {
    all,
    bestFinish,
    avgPoints,
    cohorts: {
      gameType: cohorts.gameType,
      sport: cohorts.sport,
      entryFee: cohorts.entryFee,
      fieldSize: cohorts.fieldSize,
    },
    curve: profitCurve(days),
    lastMonths: months.slice(-MONTHS_SHOWN),
    monthCount: months.length,
    sports: cohorts.sport.slice(0, MOST_SPORTS).map(({ label }) => label),
  }
}
