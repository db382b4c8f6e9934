import { betaQuantile } from '../../numbers/distributions/beta.ts'
import type { Interval } from './interval.ts'
import {
  equalSlates,
  factorForFewSlates,
  haveOwnSlates,
  type SlateSums,
  varianceBetweenSlates,
} from './slate-sums.ts'

/** What was got (numerator) of the most that could be got (denominator), where an entry gets all or nothing. */
export type ShareSums = SlateSums & {
  /** The sum over entries of the squares of what each could get. */
  denominatorsByEntry: number
  /** What could be got on the slate where that was the most. */
  largestSlate: number
}

/**
 * The 95% interval of a share, both ends from 0 to 1, by Clopper and Pearson (1934): of independent entries it covers the
 * truth in at least 95 of 100 cases. Entries of one slate are not independent, so it is that of as many entries as tell
 * as much as these do (Korn and Graubard, Survey Methodology 24, 1998).
 */
export function shareInterval(sums: ShareSums): Interval {
  const share = sums.numerator / sums.denominator
  const forLow = independentEntries(sums, share)
  const forHigh = independentEntries(sums, 1 - share)
  const got = share * forLow
  const missed = (1 - share) * forHigh
  return {
    low: got > 0 ? betaQuantile(0.025, { a: got, b: forLow - got + 1 }) : 0,
    high: missed > 0 ? betaQuantile(0.975, { a: forHigh - missed + 1, b: missed }) : 1,
  }
}

/**
 * No more than there are entries, and no fewer than if every slate were one entry; between the two, by how much slates
 * differ. A slate far from the others may still be to come: half of one counts as seen, `farthest` from the share.
 */
function independentEntries(sums: ShareSums, farthest: number): number {
  const entries = sums.denominator ** 2 / sums.denominatorsByEntry
  const slates = equalSlates(sums)
  if (haveOwnSlates({ entries, slates })) return entries
  const share = sums.numerator / sums.denominator
  const oneToCome = (farthest * 0.5 * sums.largestSlate) / sums.denominator
  const variance = varianceBetweenSlates(sums) + oneToCome ** 2
  const told = share > 0 && share < 1 ? 1 + (share * (1 - share)) / variance : slates
  return Math.min(entries, Math.max(told, slates)) / factorForFewSlates({ entries, slates })
}
