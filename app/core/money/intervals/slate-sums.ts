import { student975 } from '../../numbers/distributions/student.ts'

/**
 * Sums over slates that give a ratio of two totals and its variance. A slate is all contests of one sport on one day: its
 * entries share games, and therefore luck, in however many contests they are. Different slates are independent. Both totals
 * have the same unit.
 */
export type SlateSums = {
  numerator: number
  denominator: number
  /** Sums over slates of the squares and the products of the two totals of each slate. */
  numeratorsBySlate: number
  productsBySlate: number
  denominatorsBySlate: number
}

/** The number of slates of equal weight that carry the same information (Kish, Survey Sampling, 1965). */
export function equalSlates({ denominator, denominatorsBySlate }: SlateSums): number {
  return denominatorsBySlate > 0 ? denominator ** 2 / denominatorsBySlate : 0
}

/** The variance of the ratio, estimated from the differences between slates (linearization). */
export function varianceBetweenSlates(sums: SlateSums): number {
  const { numerator, denominator } = sums
  const ratio = numerator / denominator
  const residuals =
    sums.numeratorsBySlate - 2 * ratio * sums.productsBySlate + ratio ** 2 * sums.denominatorsBySlate
  const slates = equalSlates(sums)
  return (Math.max(residuals, 0) / denominator ** 2) * (slates / degreesOfFreedom(slates))
}

/** Degrees of freedom of a variance estimated from `count` slates or entries; at least 1, since one alone gives no variance. */
function degreesOfFreedom(count: number): number {
  return Math.max(count - 1, 1)
}

/**
 * The factor to raise a variance by that was estimated from few slates, because it is itself uncertain: the squared ratio
 * of Student's t for the slates to that for the entries. 1 when every entry has its own slate.
 */
export function factorForFewSlates({ entries, slates }: { entries: number; slates: number }): number {
  if (haveOwnSlates({ entries, slates })) return 1
  return (student975(degreesOfFreedom(slates)) / student975(degreesOfFreedom(entries))) ** 2
}

export function haveOwnSlates({ entries, slates }: { entries: number; slates: number }): boolean {
  return slates > entries * 0.999
}

/** With fewer slates the variance between them can't be estimated. */
const FEWEST_SLATES = 10

/** How many times as many slates are needed; 1 when there are enough. */
export function timesForSlates(slates: number): number {
  // Rounding errors can give ten equal slates a little less than 10.
  return slates > FEWEST_SLATES - 1e-6 ? 1 : FEWEST_SLATES / slates
}
