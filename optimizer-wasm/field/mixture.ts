import type { ContestPool } from '#core/contest-pool/contest-pool.ts'
import type { OwnershipTarget } from '#core/field/ownership-target.ts'
import type { CrowdModel, FieldModel } from './field-model.ts'

/** In points: a field whose shares are all so near to the target has it. */
const ATTAINED = 0.05

/** The field of these crowds, whose weights add up to 1. */
export function fieldOf(
  crowds: CrowdModel[],
  target: OwnershipTarget,
  pool: ContestPool,
  isExact: boolean,
): FieldModel {
  const captain = mixed(crowds, ({ captain }) => captain)
  const flex = mixed(crowds, ({ flex }) => flex)
  let worst = 0
  let worstShare: FieldModel['worstShare'] = null
  for (const slot of ['captain', 'flex'] as const) {
    for (const [person, share] of (slot === 'captain' ? captain : flex).entries()) {
      const points = 100 * Math.abs(share - target[slot][person]!)
      if (points > worst) {
        worst = points
        worstShare = { person, slot }
      }
    }
  }
  return {
    crowds,
    people: pool.people.map(({ key }) => key),
    target,
    captain,
    flex,
    worst,
    worstShare,
    attainable: worst <= ATTAINED,
    isExact,
  }
}

function mixed(crowds: readonly CrowdModel[], sharesOf: (crowd: CrowdModel) => Float64Array): Float64Array {
  return sharesOf(crowds[0]!).map((_, person) =>
    crowds.reduce((total, crowd) => total + crowd.weight * sharesOf(crowd)[person]!, 0),
  )
}
