import { type PackedCurve, packCurve } from '#app/components/charts/packed-curve.ts'
import { type PackedRows, packRows } from '#app/lib/lists/packed-rows.ts'
import { type CohortWire, type SummaryWire, toSummaryWire } from '#contract/history.ts'
import { BRIEF_KINDS, type BriefKind, type HistorySummary } from '#core/history/history-summary.ts'
import { type Estimate, intervalIn } from '#core/money/intervals/interval.ts'
import { toTenths } from '#core/money/percent.ts'

/** The page first shows one of the groupings; the curve is drawn by a script. So both are sent as text. */
export type HistoryFigures = Omit<SummaryWire, 'cohorts' | 'curve' | 'timeline' | 'months'> & {
  cohorts: BriefCohorts
  curve: PackedCurve
}
export type BriefCohorts = Record<BriefKind, PackedRows<CohortWire>>

/** Null if nothing is imported. */
export function historyFigures(summary: HistorySummary): HistoryFigures | null {
  if (summary.all.entries === 0) return null
  const { cohorts, curve, timeline: _, months: __, ...figures } = toSummaryWire(summary)
  const brief = BRIEF_KINDS.map((kind) => [kind, packRows(cohorts[kind].map(rounded))])
  return { ...figures, cohorts: Object.fromEntries(brief) as BriefCohorts, curve: packCurve(curve) }
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
    clippedRoi: cohort.clippedRoi && {
      ...cohort.clippedRoi,
      roi: toTenths(cohort.clippedRoi.roi),
      interval: range(cohort.clippedRoi.interval),
    },
  }
}
