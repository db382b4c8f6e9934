import { type CohortWire, type SummaryWire, toSummaryWire } from '#contract/history.ts'
import { BRIEF_KINDS, type HistorySummary } from '#core/history/history-summary.ts'
import { type Estimate, intervalIn } from '#core/money/intervals/interval.ts'
import { toTenths } from '#core/money/percent.ts'

export type HistoryFigures = SummaryWire
export type BriefCohorts = SummaryWire['cohorts']

/** Null if nothing is imported. */
export function historyFigures(summary: HistorySummary): HistoryFigures | null {
  if (summary.all.entries === 0) return null
  const { cohorts, ...figures } = toSummaryWire(summary)
  const brief = BRIEF_KINDS.map((kind) => [kind, cohorts[kind].map(rounded)])
  return { ...figures, cohorts: Object.fromEntries(brief) }
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
