import { groupBy } from '../collections/group-by.ts'
import type { ContestPool } from '../contest-pool/contest-pool.ts'
import type { Format } from '../formats/format.ts'
import { randomFrom } from '../numbers/random-from.ts'
import { type OwnershipTarget, withSums } from './ownership-target.ts'

/*
 * Ownership that may be wrong. A world is an ownership that the real one may be: captain shares are Dirichlet around the
 * stated ones, the others are moved in their log odds by normal numbers that people share: how much everyone agrees on the
 * popular, what is thought of a team, of a position, and of one person. The parts of the variance are those of DFS-FUN-SHOWDOWN:
 * 20, 40, 20 and 20%. The stated share stays about the mean of the worlds; moved alone, small shares would gain more than they lose.
 */

/** Mean absolute errors of the worlds of an ownership, in percentage points, over people with 1% or more. */
export type OwnershipErrors = { captain: number; flex: number }

/*
 * So wide that 85 to 95% of real shares lie between the 5th and the 95th percentile of the worlds (docs/ownership.md). The
 * mean errors of the sources are smaller (files 2.1 and 4.1, the estimate 1.8 and 7.0), but a few of their errors are large.
 */
export const FILE_ERRORS: OwnershipErrors = { captain: 2.1, flex: 6 }
/** Of the product's own estimate, where the format has no estimate of its own. */
const MODEL_ERRORS: OwnershipErrors = { captain: 2.2, flex: 11 }

export function modelErrors({ ownership }: Pick<Format, 'ownership'>): OwnershipErrors {
  return ownership ? { captain: 0, flex: ownership.error } : MODEL_ERRORS
}

const PARTS = { agreement: 0.2, team: 0.4, position: 0.2, person: 0.2 }
/** Whose share of all slots is smaller has errors that would hide those of others in a mean. */
const COUNTED_SHARE = 0.01
const CALIBRATION_WORLDS = 40
const CALIBRATION_ROUNDS = 4

/** Worlds around the target, one for each seed, whose mean absolute errors are the stated ones. */
export function ownershipWorlds(
  target: OwnershipTarget,
  pool: ContestPool,
  errors: OwnershipErrors = FILE_ERRORS,
): (seed: number) => OwnershipTarget {
  const middle = withSums(target, pool)
  const counted = pool.people.flatMap((_, i) =>
    middle.captain[i]! + middle.flex[i]! >= COUNTED_SHARE ? [i] : [],
  )
  const scale = { captain: errors.captain / 100, flex: errors.flex / 100 }
  const world = (seed: number) => worldOf(middle, pool, scale, seed)
  for (let round = 0; round < CALIBRATION_ROUNDS; round++) {
    const met = meanErrors(
      Array.from({ length: CALIBRATION_WORLDS }, (_, i) => world(1_000_003 * (i + 1))),
      middle,
      counted,
    )
    if (met.captain > 0) scale.captain *= errors.captain / met.captain
    if (met.flex > 0) scale.flex *= errors.flex / met.flex
  }
  return world
}

/** `scale` is about the mean error wanted, 0 to 1. */
function worldOf(
  { captain, flex }: OwnershipTarget,
  pool: ContestPool,
  scale: OwnershipErrors,
  seed: number,
): OwnershipTarget {
  const random = randomFrom(seed)
  const shifts = flexShifts(flex, pool, random)
  const spread = mean([...flex].map((share) => share * (1 - share)))
  const strength = spread > 0 ? scale.flex / spread : 0
  const moved = flex.map((share, i) => movedShare(share, strength, shifts[i]!))
  return withSums({ captain: dirichlet(captain, scale.captain, random), flex: moved }, pool)
}

/** Numbers with the variance 1 by person, of which parts are shared. */
function flexShifts(flex: Float64Array, { people }: ContestPool, random: () => number): Float64Array {
  const agreement = Math.sqrt(PARTS.agreement) * normal(random)
  const logits = standardized([...flex].map(logit))
  const byTeam = new Map(
    [...groupBy(people, ({ row }) => row.team).keys()].map((team) => [team, normal(random)]),
  )
  const byPosition = new Map(
    [...groupBy(people, ({ row }) => row.actualPosition).keys()].map((position) => [
      position,
      normal(random),
    ]),
  )
  return Float64Array.from(people, ({ row }, i) => {
    const ofTeam = Math.sqrt(PARTS.team) * byTeam.get(row.team)!
    const ofPosition = Math.sqrt(PARTS.position) * byPosition.get(row.actualPosition)!
    return agreement * logits[i]! + ofTeam + ofPosition + Math.sqrt(PARTS.person) * normal(random)
  })
}

/** Dirichlet shares with that mean, their concentration such that the mean error is about `error`. */
function dirichlet(shares: Float64Array, error: number, random: () => number): Float64Array {
  const deviation = mean([...shares].map((share) => Math.sqrt(share * (1 - share))))
  // The mean absolute error of a normal variable is sqrt(2 / pi) of its deviation.
  const concentration = error > 0 ? ((2 / Math.PI) * deviation ** 2) / error ** 2 : Number.POSITIVE_INFINITY
  if (!Number.isFinite(concentration) || deviation === 0) return shares.slice()
  return shares.map((share) => (share > 0 ? gamma(share * concentration, random) / concentration : 0))
}

/** Marsaglia and Tsang, "A simple method for generating gamma variables" (2000). */
function gamma(shape: number, random: () => number): number {
  if (shape < 1) return gamma(shape + 1, random) * (1 - random()) ** (1 / shape)
  const d = shape - 1 / 3
  const c = 1 / Math.sqrt(9 * d)
  for (;;) {
    const z = normal(random)
    const v = (1 + c * z) ** 3
    if (v > 0 && Math.log(1 - random()) < 0.5 * z * z + d - d * v + d * Math.log(v)) return d * v
  }
}

function meanErrors(
  worlds: readonly OwnershipTarget[],
  middle: OwnershipTarget,
  counted: readonly number[],
): OwnershipErrors {
  const error = (of: 'captain' | 'flex') =>
    mean(worlds.map((world) => mean(counted.map((i) => Math.abs(world[of][i]! - middle[of][i]!)))))
  return { captain: 100 * error('captain'), flex: 100 * error('flex') }
}

/** Moved by so many deviations of its log odds; from a middle farther out, which keeps the mean (MacKay's probit approximation). */
function movedShare(share: number, deviation: number, shift: number): number {
  if (share <= 0 || share >= 1) return share
  const middle = logit(share) * Math.sqrt(1 + (Math.PI / 8) * deviation ** 2)
  return 1 / (1 + Math.exp(-middle - deviation * shift))
}

function logit(share: number): number {
  const inside = Math.min(1 - 1e-6, Math.max(1e-6, share))
  return Math.log(inside / (1 - inside))
}

function standardized(values: readonly number[]): number[] {
  const middle = mean(values)
  const deviation = Math.sqrt(mean(values.map((value) => (value - middle) ** 2)))
  return values.map((value) => (deviation > 0 ? (value - middle) / deviation : 0))
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, each) => sum + each, 0) / Math.max(1, values.length)
}

function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
}
