import { featureShares, type Items, rake } from './raking.ts'

/*
 * Crowds learned from the lineups of one contest. A crowd chooses among the lineups that were played with a chance in
 * proportion to a product of factors, one for the captain and one for each other player: of all ways to have its
 * ownership it is the one with the most entropy. Which crowd an entry belongs to is not known, so the crowds are found
 * together by expectation and maximization (CONTESTS.md section 4). Taking the played lineups as the possible ones needs
 * no salaries, which standings do not list.
 */

export type LineupCrowd = {
  /** The share of the entries that are this crowd's. */
  weight: number
  /** The crowd's chance of each lineup; they add up to 1. */
  chances: Float64Array
}

/** What the shares over all entries count for beside a crowd's own entries, in entries: no player is impossible. */
const ENTRIES_OF_ALL = 20
/** What lineups that are all as likely count for beside the entries, in entries. */
const ENTRIES_OF_NONE = 1
const SWEEPS_ALONE = 200
/** Within a step of EM a better fit is enough, a full one would be changed by the next step anyway. */
const SWEEPS_A_STEP = 3
const MOST_STEPS = 400
/** In log-likelihood per entry: a step that gains less ends the search. */
const LEAST_GAIN = 1e-6

/** One crowd with the ownership that these copies have. */
export function oneCrowd(items: Items, copies: Uint32Array): LineupCrowd {
  return crowdWithShares(items, sharesOfLineups(items, copies))
}

/** The crowd with that share of each feature, as nearly as lineups of the list can have it. */
export function crowdWithShares(items: Items, shares: ArrayLike<number>, start?: LineupCrowd): LineupCrowd {
  const chances = start ? start.chances.slice() : new Float64Array(items.count).fill(1 / items.count)
  rake(items, chances, shares, { sweeps: SWEEPS_ALONE, tolerance: 1e-5 })
  return { weight: 1, chances }
}

/**
 * The crowds under which these copies are likely; the likelihood rises with every step. They start as the one crowd of
 * the same ownership with its chances raised to powers from 1.4 (more alike) to 0.6 (more spread).
 */
export function learnCrowds(items: Items, copies: Uint32Array, count: number): LineupCrowd[] {
  const one = oneCrowd(items, copies)
  if (count < 2) return [one]
  const crowds = Array.from({ length: count }, (_, k) => ({
    weight: 1 / count,
    chances: raised(one.chances, 1.4 - (0.8 * k) / (count - 1)),
  }))
  return refineCrowds(crowds, items, copies, {
    refit: (shares, { chances }) => {
      rake(items, chances, shares, { sweeps: SWEEPS_A_STEP })
      return chances
    },
    steps: MOST_STEPS,
  })
}

/**
 * Steps of expectation and maximization from these crowds on. `refit` gives the chances of crowd `k` with that share of each
 * feature: of the lineups of the list, or of all legal ones, which include the list.
 */
export function refineCrowds(
  start: readonly LineupCrowd[],
  items: Items,
  copies: Uint32Array,
  {
    refit,
    steps,
  }: { refit: (shares: Float64Array, crowd: LineupCrowd, k: number) => Float64Array; steps: number },
): LineupCrowd[] {
  const crowds = start.map(({ weight, chances }): LineupCrowd => ({ weight, chances: chances.slice() }))
  const all = sharesOfLineups(items, copies)
  const entries = sum(copies)
  let before = Number.NEGATIVE_INFINITY
  for (let step = 0; step < steps; step++) {
    const { copiesOf, likelihood } = expectation(crowds, copies)
    for (const [k, crowd] of crowds.entries()) {
      const own = copiesOf[k]!
      const total = sum(own)
      crowd.weight = total / entries
      const shares = featureShares(items, own).map(
        (share, feature) => (share * total + all[feature]! * ENTRIES_OF_ALL) / (total + ENTRIES_OF_ALL),
      )
      crowd.chances = refit(shares, crowd, k)
    }
    if (likelihood - before < LEAST_GAIN * entries) break
    before = likelihood
  }
  return crowds.sort((a, b) => concentration(b) - concentration(a))
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

/** The copies that each crowd has of each lineup, on average, and the log-likelihood of all. */
function expectation(crowds: readonly LineupCrowd[], copies: Uint32Array) {
  const copiesOf = crowds.map(() => new Float64Array(copies.length))
  let likelihood = 0
  for (let i = 0; i < copies.length; i++) {
    if (copies[i] === 0) continue
    let chance = 0
    for (const crowd of crowds) chance += crowd.weight * crowd.chances[i]!
    // A lineup that no crowd can have, such as one over the budget, says nothing of the crowds.
    if (chance === 0) continue
    likelihood += copies[i]! * Math.log(chance)
    for (const [k, crowd] of crowds.entries()) {
      copiesOf[k]![i] = (copies[i]! * crowd.weight * crowd.chances[i]!) / chance
    }
  }
  return { copiesOf, likelihood }
}

/** The chance that two entries of the crowd are equal: the largest in the crowd that is called chalk. */
export function concentration({ chances }: LineupCrowd): number {
  return chances.reduce((total, chance) => total + chance * chance, 0)
}

/** The share of the entries that has each feature; of lineups that have few entries a little more. */
export function sharesOfLineups(items: Items, copies: Uint32Array): Float64Array {
  const entries = sum(copies)
  const even = featureShares(items, new Uint8Array(items.count).fill(1))
  return featureShares(items, copies).map(
    (share, feature) => (share * entries + even[feature]! * ENTRIES_OF_NONE) / (entries + ENTRIES_OF_NONE),
  )
}

function raised(chances: Float64Array, power: number): Float64Array {
  const powers = chances.map((chance) => chance ** power)
  const total = sum(powers)
  return powers.map((each) => each / total)
}

function sum(values: Float64Array | Uint32Array): number {
  let total = 0
  for (const value of values) total += value
  return total
}
