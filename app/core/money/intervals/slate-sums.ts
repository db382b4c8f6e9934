import { student975 } from '../../numbers/distributions/student.ts'

/**
 * What is known of slates together: the sums from which a ratio of two totals and its spread follow. A slate is all that
 * is played in one sport on one day: its entries share games, and so luck, in however many contests they are. Different
 * slates are independent. Any unit does, as long as it is the same for both totals.
 */
export type SlateSums = {
  numerator: number
  denominator: number
  /** Sums over slates of the squares and of the products of each slate's own two totals. */
  numeratorsBySlate: number
  productsBySlate: number
  denominatorsBySlate: number
}

/** As few slates, of equal weight, tell as much as these of unequal weight (Kish, Survey Sampling, 1965). */
export function equalSlates({ denominator, denominatorsBySlate }: SlateSums): number {
  return denominatorsBySlate > 0 ? denominator ** 2 / denominatorsBySlate : 0
}

/** The variance of the ratio, from how slates differ (linearization). */
export function varianceBetweenSlates(sums: SlateSums): number {
  const { numerator, denominator } = sums
  const ratio = numerator / denominator
  const residuals =
    sums.numeratorsBySlate - 2 * ratio * sums.productsBySlate + ratio ** 2 * sums.denominatorsBySlate
  const slates = equalSlates(sums)
  return (Math.max(residuals, 0) / denominator ** 2) * (slates / degreesOfFreedom(slates))
}

/** Of a variance that was estimated from so many; a single one tells nothing, and counts as two. */
function degreesOfFreedom(count: number): number {
  return Math.max(count - 1, 1)
}

/**
 * A variance that was estimated from few slates is itself uncertain: by this factor it is to be greater, the ratio of
 * Student's t for slates to that for entries, squared. 1 where every entry has a slate of its own.
 */
export function factorForFewSlates({ entries, slates }: { entries: number; slates: number }): number {
  if (haveOwnSlates({ entries, slates })) return 1
  return (student975(degreesOfFreedom(slates)) / student975(degreesOfFreedom(entries))) ** 2
}

export function haveOwnSlates({ entries, slates }: { entries: number; slates: number }): boolean {
  return slates > entries * 0.999
}

/** Below this many slates no variance between them can be told. */
const FEWEST_SLATES = 10

/** How many times as many slates would be enough; 1 or less where there are enough. */
export function timesForSlates(slates: number): number {
  // Ten equal slates come out as 10 but for the last bits.
  return slates > FEWEST_SLATES - 1e-6 ? 1 : FEWEST_SLATES / slates
}
