import type { ContestPool } from '#core/contest-pool/contest-pool.ts'
import { type OwnershipTarget, withSums } from '#core/field/ownership-target.ts'
import type { Choice } from './priced-choices.ts'

/** The least share of a person who can play: a listed 0% is a rounded one, and every legal lineup gets a chance. */
export const LEAST_SHARE = 1e-5

/**
 * The target with the sums of a field. Shares below the least one, missing ones and those that are not numbers count as
 * the least one; those of people who fit no slot, or are too expensive for every lineup, are 0.
 */
export function wholeTarget(
  { captain, flex }: OwnershipTarget,
  pool: ContestPool,
  choices: readonly Choice[],
): OwnershipTarget {
  const known = { captain: new Float64Array(captain.length), flex: new Float64Array(flex.length) }
  for (const { person, isCaptain } of choices) {
    const share = (isCaptain ? captain : flex)[person]!
    const into = isCaptain ? known.captain : known.flex
    into[person] = share > LEAST_SHARE ? Math.min(1, share) : LEAST_SHARE
  }
  return withSums(known, pool)
}
