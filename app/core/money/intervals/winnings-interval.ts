import { chiSquareQuantile } from '../../numbers/distributions/chi-square.ts'
import type { Interval } from './interval.ts'
import { equalSlates, factorForFewSlates, type SlateSums, varianceBetweenSlates } from './slate-sums.ts'

/** Winnings (numerator) and fees (denominator) of contests whose prizes differ. */
export type WinningsSums = SlateSums & {
  /** The sums over entries of their squared winnings and of their squared fees. */
  winningsByEntry: number
  feesByEntry: number
  /** The largest amount that could be won on one slate, won or not. */
  largestPrize: number
}

/**
 * The 95% interval of winnings / fees. Winnings are a sum of rare prizes of unequal size: a compound Poisson sum. Its
 * variance is estimated from independent entries and from the differences between slates; the greater of the two counts.
 */
export function winningsInterval(sums: WinningsSums): Interval {
  const fees = sums.denominator
  const ofEntries = sums.winningsByEntry / fees ** 2
  const few = factorForFewSlates({ entries: fees ** 2 / sums.feesByEntry, slates: equalSlates(sums) })
  return weightedPoissonInterval({
    value: sums.numerator / fees,
    variance: Math.max(ofEntries, varianceBetweenSlates(sums)) * few,
    largest: sums.largestPrize / fees,
  })
}

/**
 * The 95% interval of a weighted sum of Poisson counts (Fay and Feuer, Statistics in Medicine 16, 1997). The upper end
 * counts the largest weight once more than observed, so that a prize that was never won stays possible. This keeps the
 * coverage however unequal the weights are.
 */
function weightedPoissonInterval(sum: { value: number; variance: number; largest: number }): Interval {
  const { value, variance, largest } = sum
  return {
    low: value > 0 ? gammaQuantile(0.025, { mean: value, variance }) : 0,
    high: gammaQuantile(0.975, { mean: value + largest, variance: variance + largest ** 2 }),
  }
}

function gammaQuantile(share: number, { mean, variance }: { mean: number; variance: number }): number {
  if (variance === 0) return mean
  return (variance / (2 * mean)) * chiSquareQuantile(share, (2 * mean ** 2) / variance)
}
