import { crowdWithShares, type LineupCrowd } from './lineup-crowds.ts'
import type { PlayedLineups } from './played-lineups.ts'

/*
 * What the crowds of one contest say about another one. Two crowds make the field: chalk, whose ownership is the field's
 * with its odds raised to a power, and spread, which has what is left of the ownership. Weight and power are habits of
 * users, and carry over to a contest with other players.
 */

export type CrowdPrior = {
  /** The share of the entries that are chalk's, 0 to 1. */
  weight: number
  /** Chalk's logit of ownership is the field's times this. */
  slope: number
}

/** Without data: two Showdown contests of 2021, each for itself, are likeliest near it (docs/proof.md). */
export const DEFAULT_CROWD_PRIOR: CrowdPrior = { weight: 0.58, slope: 1.06 }

/** Shares that always add up to the same: those of captains, or those of the other slots. */
export type ShareGroup = { members: readonly number[]; sum: number }

/** The ownership of the two crowds. In each group chalk's adds up as the field's; `spread` has what is left. */
export function crowdShares(
  shares: ArrayLike<number>,
  groups: readonly ShareGroup[],
  { weight, slope }: CrowdPrior,
): { chalk: Float64Array; spread: Float64Array } {
  const chalk = Float64Array.from(shares)
  for (const group of groups) {
    const tilted = tiltedShares(
      group.members.map((i) => shares[i]!),
      { weight, slope },
      group.sum,
    )
    for (const [at, i] of group.members.entries()) chalk[i] = tilted[at]!
  }
  const spread = chalk.map((share, i) => Math.max(0, (shares[i]! - weight * share) / (1 - weight)))
  return { chalk, spread }
}

const HALVINGS = 60
const MOST_SHIFT = 40

/** Shares with the odds raised to the power `slope` and multiplied by one factor, such that they add up to `sum`. */
function tiltedShares(shares: readonly number[], { weight, slope }: CrowdPrior, sum: number): number[] {
  const logits = shares.map((share) => Math.log(share) - Math.log1p(-share))
  // What is left for the other crowd is a share too: from 0 to 1.
  const limits = shares.map(
    (share) => [Math.max(0, share - (1 - weight)) / weight, Math.min(1, share / weight)] as const,
  )
  const at = (shift: number) =>
    logits.map((logit, i) => {
      const [least, most] = limits[i]!
      return Math.min(most, Math.max(least, 1 / (1 + Math.exp(-slope * logit - shift))))
    })
  let [low, high] = [-MOST_SHIFT, MOST_SHIFT]
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (low + high) / 2
    if (at(middle).reduce((total, share) => total + share, 0) < sum) low = middle
    else high = middle
  }
  return at((low + high) / 2)
}

/** The two crowds of that prior on the lineups of a contest whose ownership is known. */
export function crowdsOfPrior(
  { items, players, hasCaptain }: Pick<PlayedLineups, 'items' | 'players' | 'hasCaptain'>,
  shares: Float64Array,
  prior: CrowdPrior,
): LineupCrowd[] {
  const range = (from: number) =>
    Array.from({ length: players }, (_, i) => from + i).filter((i) => shares[i]! > 0)
  const groups = [
    ...(hasCaptain ? [{ members: range(0), sum: 1 }] : []),
    { members: range(players), sum: items.size - (hasCaptain ? 1 : 0) },
  ]
  const { chalk, spread } = crowdShares(shares, groups, prior)
  return [
    { ...crowdWithShares(items, chalk), weight: prior.weight },
    { ...crowdWithShares(items, spread), weight: 1 - prior.weight },
  ]
}
