import type { OwnershipTarget } from '#core/field/ownership-target.ts'
import type { CrowdModel } from './field-model.ts'
import type { FieldTable } from './field-table.ts'
import type { FieldKernel } from './kernel.ts'
import { LEFT_BANDS } from './left-bands.ts'
import { LEAST_SHARE } from './whole-target.ts'

/**
 * What dollars left are worth to a crowd, by band (left-bands.ts): given as natural logarithms of factors, or fitted so that
 * its entries have those shares of bands.
 */
export type LeftHabit = { logs: Float64Array } | { shares: Float64Array }

/** The logarithms of a crowd's factors, those of choices and then those of bands, and what is wanted of them. */
export type CrowdParameters = {
  /** Where a logarithm is fitted, 1; elsewhere its value is `odds`. */
  isFitted: Uint8Array
  /** The share that each should have. */
  wanted: Float64Array
  /** The log odds of that share: where a fit begins, and what the ridge draws towards. */
  odds: Float64Array
  /** How near a share must come: 0.01 points, or less for small shares, since chances are in proportion to them. */
  near: Float64Array
  /**
   * About one over the standard deviation of the choice at that share, with the ridge's part. Logarithms are counted in
   * these units, which makes the curvature nearly even.
   */
  units: Float64Array
}

/** Logarithms of factors stay within this in a fit; beyond it a share moves by less than rounding does. */
export const MOST_LOG = 120
/** A fit starts with logarithms within this: the product of ten people's and what is left is a number. */
const MOST_START = 60
const NEAR = 1e-4
const NEAR_PART = 0.02
const NEAREST = 2e-6

export function crowdParameters(
  table: FieldTable,
  target: OwnershipTarget,
  left: LeftHabit | null,
  { kernel, ridge }: { kernel: FieldKernel; ridge: number },
): CrowdParameters {
  const { choices } = table.graph
  const size = choices.length + LEFT_BANDS
  const wanted = new Float64Array(size)
  const isFitted = new Uint8Array(size).fill(1, 0, choices.length)
  for (const [i, { person, isCaptain }] of choices.entries()) {
    wanted[i] = (isCaptain ? target.captain : target.flex)[person]!
  }
  if (left && 'shares' in left) {
    wanted.set(wholeBands(left.shares, table), choices.length)
    for (let i = choices.length; i < size; i++) isFitted[i] = Number(wanted[i]! > 0)
  }
  const odds = wanted.map((share, i) => (isFitted[i] ? logOdds(share, kernel) : 0))
  if (left && 'logs' in left) odds.set(left.logs, choices.length)
  return {
    isFitted,
    wanted,
    odds,
    near: wanted.map((share) => Math.max(NEAREST, Math.min(NEAR, NEAR_PART * share))),
    units: wanted.map((share) => 1 / Math.sqrt(Math.max(0, share * (1 - share)) + Math.max(1e-3, ridge))),
  }
}

/**
 * The logarithms of an earlier crowd, moved by as much as the log odds of their shares have moved since; within the limit,
 * also where the crowd stood at it.
 */
export function startingFrom(
  start: CrowdModel | null,
  { odds, isFitted }: CrowdParameters,
  { graph: { choices } }: FieldTable,
  kernel: FieldKernel,
): Float64Array {
  return odds.map((each, i) => {
    if (!start || !isFitted[i]) return each
    const choice = choices[i]
    const place = choice ? choice.person : i - choices.length
    const logs = choice ? (choice.isCaptain ? start.logCaptain : start.logFlex) : start.logLeft
    const shares = choice ? (choice.isCaptain ? start.captain : start.flex) : start.left
    const known = logs?.[place] ?? Number.NaN
    if (!Number.isFinite(known)) return each
    const moved = known + each - logOdds(shares[place]!, kernel)
    return Math.min(MOST_START, Math.max(-MOST_START, moved))
  })
}

function logOdds(share: number, { exports: { log } }: FieldKernel): number {
  const inside = Math.min(1 - LEAST_SHARE, Math.max(LEAST_SHARE, share))
  return log(inside / (1 - inside))
}

/** The shares of bands that lineups of the table can have, scaled to 1. */
function wholeBands(shares: Float64Array, { bands }: FieldTable): Float64Array {
  const whole = shares.map((share, band) => (bands.includes(band) ? Math.max(LEAST_SHARE, share) : 0))
  const total = whole.reduce((sum, share) => sum + share, 0)
  return whole.map((share) => share / total)
}
