import type { CohortWire } from '#contract/history.ts'
import { formatMoney, formatPct } from '#core/figures/format.ts'
import type { Estimate } from '#core/money/intervals/interval.ts'
import { MOST_FEES } from '#core/money/intervals/most-fees.ts'

/** `-12.5% to 3.0%` or `too few to say`; null where there is nothing to estimate. */
export function intervalText(estimate: Estimate): string | null {
  if (!estimate) return null
  return 'low' in estimate ? `${formatPct(estimate.low)} to ${formatPct(estimate.high)}` : 'too few to say'
}

/** The ROI of a history: the figures that its interval is told from. */
type Roi = Pick<CohortWire, 'roiInterval' | 'clippedRoi'>

/** The interval of the whole ROI, else of the ROI with entries that count with so many fees at most. */
export function roiIntervalText({ roiInterval, clippedRoi }: Roi): string | null {
  const text = intervalText(clippedRoi?.interval ?? roiInterval)
  return clippedRoi?.interval && 'low' in clippedRoi.interval
    ? `${text} with at most ${MOST_FEES} fees an entry`
    : text
}

/** What the clipped ROI leaves open; null where the whole ROI has an interval. */
export function unseenPrizeText({ clippedRoi }: Roi): string | null {
  if (!clippedRoi?.interval || !('low' in clippedRoi.interval)) return null
  const { roi, unseenPrize, unseenRoi } = clippedRoi
  const clipped = `With at most ${MOST_FEES} fees an entry the ROI is ${formatPct(roi)}. Larger prizes come too rarely for a range of the whole ROI.`
  return unseenPrize === null || unseenRoi === null
    ? clipped
    : `${clipped} One win of the largest prize (about ${formatMoney(unseenPrize).replace(/\.\d\d$/, '')}) would add ${formatPct(unseenRoi)}.`
}

/** The interval in the room under a bar, which is for some forty letters. */
export function shortIntervalText({ roiInterval, clippedRoi }: Roi): string | null {
  const estimate = clippedRoi?.interval ?? roiInterval
  if (!estimate) return null
  if (!('low' in estimate)) return intervalText(estimate)
  return clippedRoi ? `to ${MOST_FEES} fees: ${intervalText(estimate)}` : `95%: ${intervalText(estimate)}`
}
