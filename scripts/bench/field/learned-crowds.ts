import { crowdWithShares, type LineupCrowd, sharesOfLineups } from '#core/field/lineup-crowds.ts'
import { featureShares, type Items, rake } from '#core/field/raking.ts'

/** What the shares over all entries count for beside a crowd's own entries, in entries: no player is impossible. */
const ENTRIES_OF_ALL = 20
/** Within a step of EM a better fit is enough, a full one would be changed by the next step anyway. */
const SWEEPS_A_STEP = 3
const MOST_STEPS = 400
/** In log-likelihood per entry: a step that gains less ends the search. */
const LEAST_GAIN = 1e-6

/** One crowd with the ownership that these copies have. */
export function oneCrowd(items: Items, copies: Uint32Array): LineupCrowd {
  return crowdWithShares(items, sharesOfLineups(items, copies))
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
