import type { ContestPool } from '#core/contest-pool/contest-pool.ts'
import { type CrowdPrior, DEFAULT_CROWD_PRIOR } from '#core/field/crowd-prior.ts'
import { type OwnershipTarget, worstDifference } from '#core/field/ownership-target.ts'
import { type Sliced, withoutPause } from '#core/sliced.ts'
import type { LeftHabit } from './crowd-parameters.ts'
import type { CrowdModel, FieldModel } from './field-model.ts'
import { fieldTable } from './field-table.ts'
import { type CrowdFit, fitTable } from './fit-crowd.ts'
import type { FieldKernel } from './kernel.ts'
import { loadTable } from './load-table.ts'
import { dollarsOf, tiltedShares } from './tilted-shares.ts'
import { wholeTarget } from './whole-target.ts'

type FieldRequest = {
  pool: ContestPool
  target: OwnershipTarget
  /** Chalk's share of the entries and how far it leans to the popular; without it, what three contests had. */
  prior?: CrowdPrior
  /** What dollars left are worth, to both crowds. */
  left?: LeftHabit
  /**
   * An earlier field of the same people or nearly: a fit after a small change is quicker. The shares are as near to the target
   * as without it, but not the same to the bit: leave it out where the same entries must be drawn again.
   */
  start?: FieldModel
}

/** The lean of chalk is lowered to these parts of it where the two crowds can't have an ownership together. */
const LEANS = [1, 0.5, 0]
/** In points. A field that leans as it should is taken although it is so much farther from a target that none can meet. */
const WORTH_LEANING = 0.5

/**
 * A field of two crowds: chalk, which leans to the popular, and spread, which has what chalk leaves of the ownership. Where
 * no lean lets them have it, both are fitted to the nearest ownership that a crowd can have. Null where the pool has no legal
 * lineup.
 */
export function fitField(request: FieldRequest, kernel: FieldKernel): FieldModel | null {
  return withoutPause(fitFieldInSteps(request, kernel))
}

/** The same with pauses. The kernel belongs to the fit until its end. */
export function* fitFieldInSteps(
  { pool, target, prior = DEFAULT_CROWD_PRIOR, left, start }: FieldRequest,
  kernel: FieldKernel,
): Sliced<FieldModel | null> {
  const table = fieldTable(pool)
  if (!table) return null
  const loaded = loadTable(table, kernel)
  const whole = wholeTarget(target, pool, table.graph.choices)
  const aim = affordableTarget(whole, pool, kernel)
  const shared = { table, loaded, kernel, left: left ?? null }
  const crowdOf = (own: OwnershipTarget, from: CrowdModel | null) =>
    fitTable({ ...shared, target: wholeTarget(own, pool, table.graph.choices), start: from })
  const twoCrowds = function* (
    own: OwnershipTarget,
    lean: number,
    [firstChalk, firstSpread]: readonly CrowdModel[],
  ): Sliced<FieldModel> {
    const slope = 1 + lean * (prior.slope - 1)
    const { weight } = prior
    const chalk = yield* crowdOf(chalkTarget(own, pool, { weight, slope }, kernel), firstChalk ?? null)
    // Spread takes what the chalk that was fitted leaves, so it also makes up for what chalk misses of its target.
    const spread = yield* crowdOf(restTarget(own, chalk, weight), firstSpread ?? chalk)
    const crowds = [
      { ...chalk, weight },
      { ...spread, weight: 1 - weight },
    ]
    return fieldOf(crowds, whole, pool, table.isExact)
  }

  const fields: FieldModel[] = []
  let from = startFrom(start, pool)
  for (const lean of LEANS) {
    const field = yield* twoCrowds(aim, lean, from)
    if (field.attainable) return field
    fields.push(field)
    from = field.crowds
  }
  const nearest = yield* fitNearest({ ...shared, target: aim })
  for (const lean of LEANS) fields.push(yield* twoCrowds(ownershipOf(nearest), lean, [nearest, nearest]))
  const least = Math.min(...fields.map(({ worst }) => worst))
  return fields.find(({ worst }) => worst <= least + WORTH_LEANING)!
}

/** The crowds of an earlier field with their people in the order of this pool; people who were not in it have no factor. */
function startFrom(field: FieldModel | undefined, pool: ContestPool): CrowdModel[] {
  if (!field) return []
  const placeOf = new Map(field.people.map((key, place) => [key, place]))
  const places = pool.people.map(({ key }) => placeOf.get(key))
  const moved = (figures: Float64Array, none: number) =>
    Float64Array.from(places, (place) => (place === undefined ? none : figures[place]!))
  return field.crowds.map((crowd) => ({
    ...crowd,
    logCaptain: moved(crowd.logCaptain, Number.NEGATIVE_INFINITY),
    logFlex: moved(crowd.logFlex, Number.NEGATIVE_INFINITY),
    captain: moved(crowd.captain, 0),
    flex: moved(crowd.flex, 0),
  }))
}

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
function* fitNearest(fit: Omit<CrowdFit, 'start' | 'ridge'>): Sliced<CrowdModel> {
  let crowd = yield* fitTable({ ...fit, start: null, ridge: FIRST_RIDGE })
  for (let again = 0; again < LATER_FITS; again++) {
    const miss = worstDifference(crowd, fit.target) / 100
    crowd = yield* fitTable({ ...fit, start: crowd, ridge: miss / FARTHEST_LOG })
  }
  return crowd
}

/** The ownership that a crowd has. */
function ownershipOf({ captain, flex }: CrowdModel): OwnershipTarget {
  return { captain, flex }
}

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
function chalkTarget(
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
function restTarget(target: OwnershipTarget, first: OwnershipTarget, weight: number): OwnershipTarget {
  const rest = (whole: Float64Array, part: Float64Array) =>
    whole.map((share, i) => Math.min(1, Math.max(0, (share - weight * part[i]!) / (1 - weight))))
  return { captain: rest(target.captain, first.captain), flex: rest(target.flex, first.flex) }
}

/** In points: a field whose shares are all so near to the target has it. */
const ATTAINED = 0.05

/** The field of these crowds, whose weights add up to 1. */
function fieldOf(
  crowds: CrowdModel[],
  target: OwnershipTarget,
  pool: ContestPool,
  isExact: boolean,
): FieldModel {
  const captain = mixed(crowds, ({ captain }) => captain)
  const flex = mixed(crowds, ({ flex }) => flex)
  const worst = worstDifference({ captain, flex }, target)
  return {
    crowds,
    people: pool.people.map(({ key }) => key),
    target,
    captain,
    flex,
    worst,
    attainable: worst <= ATTAINED,
    isExact,
  }
}

function mixed(crowds: readonly CrowdModel[], sharesOf: (crowd: CrowdModel) => Float64Array): Float64Array {
  return sharesOf(crowds[0]!).map((_, person) =>
    crowds.reduce((total, crowd) => total + crowd.weight * sharesOf(crowd)[person]!, 0),
  )
}
