import { featureShares, type Items, rake } from './raking.ts'

/*
 * Crowds learned from the lineups of one contest. A crowd chooses among the lineups that were played with a chance in
 * proportion to a product of factors, one for the captain and one for each other player: of all ways to have its
 * ownership it is the one with the most entropy. Which crowd an entry belongs to is not known, so the crowds are found
 * together by expectation and maximization. Taking the played lineups as the possible ones needs
 * no salaries, which standings do not list.
 */

export type LineupCrowd = {
  /** The share of the entries that are this crowd's. */
  weight: number
  /** The crowd's chance of each lineup; they add up to 1. */
  chances: Float64Array
}

/** What lineups that are all as likely count for beside the entries, in entries. */
const ENTRIES_OF_NONE = 1
const SWEEPS_ALONE = 200
/** The crowd with that share of each feature, as nearly as lineups of the list can have it. */
export function crowdWithShares(items: Items, shares: ArrayLike<number>): LineupCrowd {
  const chances = new Float64Array(items.count).fill(1 / items.count)
  rake(items, chances, shares, { sweeps: SWEEPS_ALONE, tolerance: 1e-5 })
  return { weight: 1, chances }
}

/** The chance of each lineup over all crowds. */
export function mixedChances(crowds: readonly LineupCrowd[]): Float64Array {
  const chances = new Float64Array(crowds[0]!.chances.length)
  for (const crowd of crowds) {
    for (let i = 0; i < chances.length; i++) chances[i]! += crowd.weight * crowd.chances[i]!
  }
  return chances
}

/** The mean natural logarithm of the chance of an entry. */
export function logLikelihood(chances: ArrayLike<number>, copies: ArrayLike<number>): number {
  let [total, entries] = [0, 0]
  for (let i = 0; i < copies.length; i++) {
    if (copies[i] === 0) continue
    total += copies[i]! * Math.log(chances[i]!)
    entries += copies[i]!
  }
  return total / entries
}

/** The share of the entries that has each feature; of lineups that have few entries a little more. */
export function sharesOfLineups(items: Items, copies: Uint32Array): Float64Array {
  const entries = sum(copies)
  const even = featureShares(items, new Uint8Array(items.count).fill(1))
  return featureShares(items, copies).map(
    (share, feature) => (share * entries + even[feature]! * ENTRIES_OF_NONE) / (entries + ENTRIES_OF_NONE),
  )
}

function sum(values: Float64Array | Uint32Array): number {
  let total = 0
  for (const value of values) total += value
  return total
}
