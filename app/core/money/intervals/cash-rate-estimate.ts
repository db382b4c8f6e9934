import { type Estimate, tooFew } from './interval.ts'
import { type ShareSums, shareInterval } from './share-interval.ts'
import { equalSlates, timesForSlates } from './slate-sums.ts'

/** The 95% interval of the cash rate, in percent. The numerator counts the entries that cashed, the denominator all entries. */
export function cashRateEstimate(sums: ShareSums): Estimate {
  const entries = sums.denominator
  if (entries === 0) return null
  const times = timesForSlates(equalSlates(sums))
  if (times > 1) return tooFew(entries, times)
  const { low, high } = shareInterval(sums)
  return { low: low * 100, high: high * 100 }
}
