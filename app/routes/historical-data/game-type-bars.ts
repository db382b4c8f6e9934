import type { RoiBar } from '#app/components/charts/roi-bar.ts'
import { unpackRows } from '#app/lib/lists/packed-rows.ts'
import { pluralize } from '#core/figures/format.ts'
import type { HistoryFigures } from './history-figures.ts'

/** Types that were played for money; free contests have no return. */
export function gameTypeBars({ cohorts }: HistoryFigures): RoiBar[] {
  return unpackRows(cohorts.gameType)
    .filter(({ cost }) => cost > 0)
    .map(({ label, entries, cost, profit, roi, roiInterval, clippedRoi }) => ({
      name: label,
      note: pluralize(entries, 'entry', 'entries'),
      cost,
      profit,
      roiPct: roi,
      roiInterval,
      clippedRoi,
    }))
}
