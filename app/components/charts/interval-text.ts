import { formatCount, formatPct } from '#app/lib/formats/format.ts'
import type { Estimate } from '#core/money/intervals/interval.ts'

/** `-12.5% to 3.0%` or `too few to say (needs about 2,900)`, which are entries; null where there is nothing to estimate. */
export function intervalText(estimate: Estimate): string | null {
  if (!estimate) return null
  return 'low' in estimate
    ? `${formatPct(estimate.low)} to ${formatPct(estimate.high)}`
    : `too few to say (needs about ${formatCount(estimate.neededEntries)})`
}

/** The same in the room under a bar, which is for some forty letters. */
export function shortIntervalText(estimate: Estimate): string | null {
  if (!estimate) return null
  return 'low' in estimate
    ? `95%: ${intervalText(estimate)}`
    : `needs about ${formatCount(estimate.neededEntries)}`
}
