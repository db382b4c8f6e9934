import type { RoiBar } from '#app/components/charts/roi-by-type.tsx'
import { type AnalyticsWire, toAnalyticsWire } from '#contract/history.ts'
import type { HistoryAnalytics } from '#core/history-analytics.ts'
import { type ProfitCurve, profitCurve } from '#core/profit-curve.ts'

/** What the screen shows of a history: what the JSON route answers, with a curve instead of thousands of days. */
export type HistoryFigures = Omit<AnalyticsWire, 'days' | 'byGameType'> & { curve: ProfitCurve }

/** Null while nothing is imported. */
export function historyFigures(analytics: HistoryAnalytics): HistoryFigures | null {
  if (analytics.all.entries === 0) return null
  const { days: _, byGameType: __, ...figures } = toAnalyticsWire(analytics)
  const steps = analytics.days.map((day) => ({ ...day, label: day.date }))
  return { ...figures, curve: profitCurve(steps) }
}

/** Types that were played for money; free contests have no return. */
export function gameTypeBars({ cohorts }: HistoryFigures): RoiBar[] {
  return cohorts.gameType
    .filter(({ cost }) => cost > 0)
    .map(({ label, entries, cost, profit, roi, roiInterval }) => ({
      name: label,
      note: entries === 1 ? '1 entry' : `${entries.toLocaleString('en-US')} entries`,
      cost,
      profit,
      roiPct: roi,
      interval: roiInterval,
    }))
}
