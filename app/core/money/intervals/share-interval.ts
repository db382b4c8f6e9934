import { betaQuantile } from '../../numbers/distributions/beta.ts'
import type { Interval } from './interval.ts'
import {
  equalSlates,
  factorForFewSlates,
  haveOwnSlates,
  type SlateSums,
  varianceBetweenSlates,
} from './slate-sums.ts'

/** The amount won (numerator) of the amount that could be won (denominator); each entry wins all of its amount or nothing. */
export type ShareSums = SlateSums & {
  /** The sum over entries of the squared amount that each could win. */
  denominatorsByEntry: number
  /** The largest amount that could be won on one slate. */
  largestSlate: number
}

/**
 * The 95% interval of a share, both ends from 0 to 1, by Clopper and Pearson (1934): with independent entries it contains
 * the true share in at least 95 of 100 cases. Entries of one slate are not independent, so the number of entries is replaced
 * by the number of independent entries with the same information (Korn and Graubard, Survey Methodology 24, 1998).
 */
export function shareInterval(sums: ShareSums): Interval {
  const share = sums.numerator / sums.denominator
  const forLow = independentEntries(sums, share)
  const forHigh = independentEntries(sums, 1 - share)
  const won = share * forLow
  const lost = (1 - share) * forHigh
  return {
    low: won > 0 ? betaQuantile(0.025, { a: won, b: forLow - won + 1 }) : 0,
    high: lost > 0 ? betaQuantile(0.975, { a: forHigh - lost + 1, b: lost }) : 1,
  }
}

/**
 * The number of independent entries with the same information: at most the entries, at least the slates, and between the
 * two as the slates differ. A future slate may be far from these, so half a slate at the distance `farthest` from the share
 * is included.
 */
function independentEntries(sums: ShareSums, farthest: number): number {
  const entries = sums.denominator ** 2 / sums.denominatorsByEntry
  const slates = equalSlates(sums)
  if (haveOwnSlates({ entries, slates })) return entries
  const share = sums.numerator / sums.denominator
  const futureSlate = (farthest * 0.5 * sums.largestSlate) / sums.denominator
  const variance = varianceBetweenSlates(sums) + futureSlate ** 2
  const independent = share > 0 && share < 1 ? 1 + (share * (1 - share)) / variance : slates
  return Math.min(entries, Math.max(independent, slates)) / factorForFewSlates({ entries, slates })
}
