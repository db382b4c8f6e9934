import { type OwnershipTarget, worstDifference } from '#core/field/ownership-target.ts'
import type { CrowdModel } from './field-model.ts'
import { type CrowdFit, fitTable } from './fit-crowd.ts'

/** How much a miss counts against entropy in the first fit: its logarithms move by a hundred times the miss. */
const FIRST_RIDGE = 0.01
/** Later fits let the share that is farthest off move its logarithm by so much. */
const FARTHEST_LOG = 30
const LATER_FITS = 2

/**
 * The crowd whose shares are nearly the nearest to a target that no crowd has, by the squares of their distances: a ridge
 * trades those for entropy, and each fit makes the ridge as small as its logarithms bear. Its own shares can be had, so they
 * are a target for other crowds.
 */
export function fitNearest(fit: Omit<CrowdFit, 'start' | 'ridge'>): CrowdModel {
  let crowd = fitTable({ ...fit, start: null, ridge: FIRST_RIDGE })
  for (let again = 0; again < LATER_FITS; again++) {
    const miss = worstDifference(crowd, fit.target) / 100
    crowd = fitTable({ ...fit, start: crowd, ridge: miss / FARTHEST_LOG })
  }
  return crowd
}

/** The ownership that a crowd has. */
export function ownershipOf({ captain, flex }: CrowdModel): OwnershipTarget {
  return { captain, flex }
}
