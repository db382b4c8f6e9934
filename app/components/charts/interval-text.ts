import { formatCount, formatPct } from '#core/figures/format.ts'
import type { Estimate } from '#core/money/intervals/interval.ts'

/** An account holds no more entries of its history: a need beyond them helps the user to nothing. */
const MOST_ENTRIES = 200_000

/** `-12.5% to 3.0%` or `too few to say (needs about 2,900)`, which are entries; null where there is nothing to estimate. */
export function intervalText(estimate: Estimate): string | null {
  if (!estimate) return null
  if ('low' in estimate) return `${formatPct(estimate.low)} to ${formatPct(estimate.high)}`
  return estimate.neededEntries > MOST_ENTRIES
    ? 'too few to say'
    : `too few to say (needs about ${formatCount(estimate.neededEntries)})`
}

/** The same in the room under a bar, which is for some forty letters. */
export function shortIntervalText(estimate: Estimate): string | null {
  if (!estimate) return null
  return 'low' in estimate ? `95%: ${intervalText(estimate)}` : 'too few to say'
}
