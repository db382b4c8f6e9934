import { type Estimate, intervalIn } from '../money/intervals/interval.ts'

/** What the user's history says of contests of one kind. Percents; an ROI of -12 is a loss of 12% of the fees. */
export type OwnRecord = {
  entries: number
  contests: number
  roiInterval: Estimate
  clippedRoi: { roi: number; interval: Estimate } | null
}

/**
 * What follows from a record. `pays` and `loses` only where the interval of the whole ROI lies on one side of 0; for `pays` the
 * clipped one is enough too, since the whole ROI is never below it.
 */
export type RecordSays =
  | { says: 'pays' | 'loses' | 'neither'; low: number; high: number; isClipped: boolean }
  /** So many more contests of the kind until there is an interval. */
  | { says: 'too few'; contests: number }

/** An interval needs slates of equal weight (money/intervals/slate-sums.ts). */
const LEAST_CONTESTS = 10

/** @param record null where the history has no contest of the kind. */
export function recordSays(record: OwnRecord | null): RecordSays {
  const whole = intervalIn(record?.roiInterval ?? null)
  const clipped = intervalIn(record?.clippedRoi?.interval ?? null)
  const interval = whole ?? clipped
  if (interval) {
    const says = interval.low > 0 ? 'pays' : whole && whole.high < 0 ? 'loses' : 'neither'
    return { says, low: interval.low, high: interval.high, isClipped: whole === null }
  }
  const estimate = record?.clippedRoi?.interval ?? record?.roiInterval ?? null
  if (!record || !estimate || !('neededEntries' in estimate) || record.entries === 0)
    return { says: 'too few', contests: LEAST_CONTESTS }
  const missing = Math.max(1, estimate.neededEntries - record.entries)
  return { says: 'too few', contests: Math.ceil((missing * record.contests) / record.entries) }
}
