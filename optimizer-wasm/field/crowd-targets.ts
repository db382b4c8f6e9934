import type { ContestPool } from '#core/contest-pool/contest-pool.ts'
import type { CrowdPrior } from '#core/field/crowd-prior.ts'
import type { OwnershipTarget } from '#core/field/ownership-target.ts'
import type { FieldKernel } from './kernel.ts'
import { dollarsOf, tiltedShares } from './tilted-shares.ts'

/** What a field leaves of the budget on average, at least: 0.2%, or $100 of $50,000. */
const LEAST_LEFT = 0.002
/** What chalk leaves of the budget, at least, as a part of what the whole field leaves. */
const CHALK_LEAVES = 0.75

/** The target, with lower shares of expensive people where no field could pay for it. */
export function affordableTarget(
  target: OwnershipTarget,
  pool: ContestPool,
  kernel: FieldKernel,
): OwnershipTarget {
  const mostDollars = pool.budget * (1 - LEAST_LEFT)
  if (dollarsOf(target, pool) <= mostDollars) return target
  return tiltedShares(target, pool, { slope: 1, mostDollars }, kernel)
}

/**
 * The ownership of chalk: that of the field with its log odds multiplied. It may cost more than the field's, but it must
 * leave enough of the budget that there are lineups for it. No share exceeds what leaves the other crowd one from 0 to 1.
 */
export function chalkTarget(
  target: OwnershipTarget,
  pool: ContestPool,
  { weight, slope }: CrowdPrior,
  kernel: FieldKernel,
): OwnershipTarget {
  const left = pool.budget - dollarsOf(target, pool)
  return tiltedShares(
    target,
    pool,
    {
      slope,
      mostDollars: pool.budget - CHALK_LEAVES * left,
      least: (share) => Math.max(0, share - (1 - weight)) / weight,
      most: (share) => Math.min(1, share / weight),
    },
    kernel,
  )
}

/** What a crowd of the rest must have, so that both together have the target; never below 0 or above 1. */
export function restTarget(target: OwnershipTarget, first: OwnershipTarget, weight: number): OwnershipTarget {
  const rest = (whole: Float64Array, part: Float64Array) =>
    whole.map((share, i) => Math.min(1, Math.max(0, (share - weight * part[i]!) / (1 - weight))))
  return { captain: rest(target.captain, first.captain), flex: rest(target.flex, first.flex) }
}
