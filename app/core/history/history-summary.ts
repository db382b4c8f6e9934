import { type ProfitCurve, profitCurve } from '../money/profit-curve.ts'
import type { CohortKind } from './cohort.ts'
import type { HistoryAnalytics, MonthOfPlay, Returns } from './history-analytics.ts'

const MONTHS_SHOWN = 12

/** Every grouping but by month, of which there may be hundreds. */
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
}

/** The part of the summary that a dashboard shows. */
export type BriefHistory = Omit<HistorySummary, 'cohorts' | 'curve'>

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
    curve: profitCurve(days.map((day) => ({ ...day, label: day.date }))),
    lastMonths: months.slice(-MONTHS_SHOWN),
    monthCount: months.length,
  }
}
