import { chanceOfNone } from '#core/field/dupes.ts'

/*
 * The copy share of a field is 1 - distinct lineups / entries. It follows from the probabilities of exactly drawn entries:
 * a lineup is missing with the chance M(N p), so the expected number of distinct lineups is the sum of 1 - M(N p) over all
 * lineups, which is the mean of (1 - M(N p)) / p over draws from p.
 */

/** Log odds of the copy share of real Showdown fields: within 5 points on 11 contests of 17,000 to 240,000 entries. */
const AT_ONE_ENTRY = -3.511
const PER_LOG_ENTRY = 0.4394

/**
 * The copy share that a Showdown contest of that many entries usually has: a check, not a target, for a game of two poor
 * quarterbacks had 13 points less.
 */
export function usualCopyShare(entries: number): number {
  return 1 / (1 + Math.exp(-AT_ONE_ENTRY - PER_LOG_ENTRY * Math.log(entries)))
}

/** Probabilities of drawn entries, gathered by their logarithm; `of[i]` is a mean probability, `share[i]` the share of draws. */
export type DrawnProbabilities = { of: Float64Array; share: Float64Array; collision: number }

const BINS_PER_UNIT = 16

/** @param probabilities of entries that were drawn from the field, a lineup as often as it was drawn. */
export function drawnProbabilities(probabilities: ArrayLike<number>): DrawnProbabilities {
  const bins = new Map<number, { sum: number; count: number }>()
  let sum = 0
  for (let i = 0; i < probabilities.length; i++) {
    const p = probabilities[i]!
    const key = Math.round(Math.log(p) * BINS_PER_UNIT)
    const bin = bins.get(key) ?? { sum: 0, count: 0 }
    bins.set(key, { sum: bin.sum + p, count: bin.count + 1 })
    sum += p
  }
  const all = [...bins.values()]
  return {
    of: Float64Array.from(all, (bin) => bin.sum / bin.count),
    share: Float64Array.from(all, ({ count }) => count / probabilities.length),
    collision: sum / probabilities.length,
  }
}

/** The expected copy share of a field of that many entries, 0 to 1. */
export function copyShareOf(drawn: DrawnProbabilities, entries: number, clumping: number): number {
  let distinct = 0
  for (let i = 0; i < drawn.of.length; i++) {
    const expected = entries * drawn.of[i]!
    distinct += (drawn.share[i]! * (1 - chanceOfNone(expected, clumping))) / expected
  }
  return 1 - distinct
}

/** The chance that two random entries of the field are equal. */
export function collisionChance(drawn: DrawnProbabilities, clumping: number): number {
  return drawn.collision * Math.exp(clumping)
}
