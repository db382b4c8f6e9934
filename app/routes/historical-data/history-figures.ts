import { type AnalyticsWire, type CohortWire, toAnalyticsWire } from '#contract/history.ts'
import type { CohortKind } from '#core/history/cohort.ts'
import type { HistoryAnalytics } from '#core/history/history-analytics.ts'
import { type Estimate, intervalIn } from '#core/money/intervals/interval.ts'
import { toTenths } from '#core/money/percent.ts'
import { type ProfitCurve, profitCurve } from '#core/money/profit-curve.ts'

const MONTHS_SHOWN = 12

/** Every way to read a history but by month, of which there may be hundreds. */
const BRIEF_KINDS = ['gameType', 'sport', 'entryFee', 'fieldSize'] as const satisfies CohortKind[]
export type BriefCohorts = Record<(typeof BRIEF_KINDS)[number], CohortWire[]>

/** What the screen shows at first of what the JSON route answers, with a curve instead of thousands of days. */
export type HistoryFigures = Omit<AnalyticsWire, 'days' | 'byGameType' | 'cohorts'> & {
  cohorts: BriefCohorts
  curve: ProfitCurve
  /** How many months there are; `timeline` has the last of them. */
  months: number
}

/** Null if nothing is imported. */
export function historyFigures(analytics: HistoryAnalytics): HistoryFigures | null {
  if (analytics.all.entries === 0) return null
  const { days: _, byGameType: __, timeline, cohorts, ...figures } = toAnalyticsWire(analytics)
  const steps = analytics.days.map((day) => ({ ...day, label: day.date }))
  const brief = BRIEF_KINDS.map((kind) => [kind, cohorts[kind].map(rounded)])
  return {
    ...figures,
    cohorts: Object.fromEntries(brief),
    curve: profitCurve(steps),
    months: timeline.length,
    timeline: timeline.slice(-MONTHS_SHOWN),
  }
}

/** More digits than are shown would only make the page longer. */
function rounded(cohort: CohortWire): CohortWire {
  const range = (estimate: Estimate) => {
    const interval = intervalIn(estimate)
    return interval ? { low: toTenths(interval.low), high: toTenths(interval.high) } : estimate
  }
  return {
    ...cohort,
    cashRate: toTenths(cohort.cashRate),
    cashRateInterval: range(cohort.cashRateInterval),
    roi: toTenths(cohort.roi),
    roiInterval: range(cohort.roiInterval),
  }
}
