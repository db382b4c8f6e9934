import type { OwnershipTarget } from '#core/field/ownership-target.ts'
import type { CrowdModel } from './field-model.ts'
import type { FieldTable } from './field-table.ts'
import type { FieldKernel } from './kernel.ts'
import { minimize, type Point } from './lbfgs.ts'
import { LEFT_BANDS } from './left-bands.ts'
import type { LoadedTable } from './load-table.ts'
import { LEAST_SHARE } from './whole-target.ts'

/**
 * What dollars left are worth to a crowd, by band (left-bands.ts): given as natural logarithms of factors, or fitted so that
 * its entries have those shares of bands.
 */
export type LeftHabit = { logs: Float64Array } | { shares: Float64Array }

export type CrowdFit = {
  table: FieldTable
  loaded: LoadedTable
  kernel: FieldKernel
  /** With the sums of a field (whole-target.ts). */
  target: OwnershipTarget
  left: LeftHabit | null
  /** Logarithms to begin with, by person; without them, the log odds of the target. */
  start: Pick<CrowdModel, 'logCaptain' | 'logFlex' | 'logLeft'> | null
  ridge: number
}

/** A share is met within this distance: 0.01 points. */
const NEAR = 1e-4
const MOST_EVALUATIONS = 150
/** Shares that can't be met are approached ever more slowly: the fit ends when so many evaluations gained next to nothing. */
const PATIENCE = 25
/**
 * What draws factors towards the odds of the target, so that those of an ownership that no crowd can have stay finite: a
 * share may be missed by this times the distance of its logarithm.
 */
export const RIDGE = { exact: 1e-6, gentle: 1e-3 } as const
/** Logarithms beyond this would leave the range of numbers. */
const MOST_LOG = 60

/**
 * The crowd of maximum entropy among all whose shares are those of the target: the one whose factors minimize log Z minus
 * the sum of logarithm times share. That function is convex, and its gradient is the crowd's shares minus the target. Each
 * logarithm is counted in units of its own standard deviation at the target, which makes the curvature nearly even.
 */
export function fitTable({ table, loaded, kernel, target, left, start, ridge }: CrowdFit): CrowdModel {
  const { choices } = table.graph
  const { log } = kernel.exports
  const size = choices.length + LEFT_BANDS
  const fitsLeft = left !== null && 'shares' in left
  const bandShares = fitsLeft ? wholeBands(left.shares, table) : null
  const wanted = Float64Array.from({ length: size }, (_, i) => {
    const choice = choices[i]
    if (!choice) return bandShares?.[i - choices.length] ?? 0
    return (choice.isCaptain ? target.captain : target.flex)[choice.person]!
  })
  const odds = wanted.map((share) => {
    const inside = Math.min(1 - LEAST_SHARE, Math.max(LEAST_SHARE, share))
    return log(inside / (1 - inside))
  })
  const fixed = left && 'logs' in left ? left.logs : null
  for (let band = 0; band < LEFT_BANDS; band++) {
    if (!bandShares) odds[choices.length + band] = fixed?.[band] ?? 0
  }
  const isFixed = (i: number) => i >= choices.length && !bandShares?.[i - choices.length]
  const units = wanted.map((share) => 1 / Math.sqrt(Math.max(0, share * (1 - share)) + 1e-3))

  const logs = new Float64Array(size)
  const setLogs = (x: Float64Array) => {
    for (let i = 0; i < size; i++) logs[i] = isFixed(i) ? odds[i]! : x[i]! * units[i]!
  }
  const evaluate = (x: Float64Array): FittedPoint => {
    setLogs(x)
    const { partition, shares } = loaded.evaluate(logs)
    let value = log(partition)
    let worst = 0
    const gradient = new Float64Array(size)
    for (let i = 0; i < size; i++) {
      if (isFixed(i)) continue
      const away = logs[i]! - odds[i]!
      const error = shares[i]! - wanted[i]!
      const slope = error + ridge * away
      worst = Math.max(worst, Math.abs(slope))
      value += (ridge / 2) * away * away - logs[i]! * wanted[i]!
      gradient[i] = slope * units[i]!
      if (Math.abs(logs[i]!) > MOST_LOG) value = Number.NaN
    }
    return { x, value: Number.isFinite(value) ? value : Number.POSITIVE_INFINITY, gradient, worst }
  }

  const beginning = odds.map((each, i) => {
    const choice = choices[i]
    const known = choice
      ? (choice.isCaptain ? start?.logCaptain : start?.logFlex)?.[choice.person]
      : start?.logLeft?.[i - choices.length]
    return (known !== undefined && Math.abs(known) < MOST_LOG ? known : each) / units[i]!
  })
  const history: number[] = []
  const { point, evaluations } = minimize(evaluate, beginning, {
    mostEvaluations: MOST_EVALUATIONS,
    isDone: ({ worst }: FittedPoint) => {
      history.push(worst)
      const before = Math.min(...history.slice(0, -PATIENCE))
      return worst < NEAR || Math.min(...history.slice(-PATIENCE)) > 0.9 * before
    },
  })
  setLogs(point.x)
  return crowdOf(table, loaded, kernel, logs, {
    people: target.captain.length,
    evaluations,
    hasLeft: left !== null,
  })
}

type FittedPoint = Point & { worst: number }

/** The shares of bands that lineups of the table can have, scaled to 1. */
function wholeBands(shares: Float64Array, { bands }: FieldTable): Float64Array {
  const whole = shares.map((share, band) => (bands.includes(band) ? Math.max(LEAST_SHARE, share) : 0))
  const total = whole.reduce((sum, share) => sum + share, 0)
  return whole.map((share) => share / total)
}

function crowdOf(
  { graph: { choices } }: FieldTable,
  loaded: LoadedTable,
  { exports }: FieldKernel,
  logs: Float64Array,
  { people, evaluations, hasLeft }: { people: number; evaluations: number; hasLeft: boolean },
): CrowdModel {
  const { partition, shares } = loaded.evaluate(logs)
  const factors = loaded.factors()
  const byPerson = (figures: Float64Array, ofCaptain: boolean, none: number) => {
    const own = new Float64Array(people).fill(none)
    for (const [i, { person, isCaptain }] of choices.entries())
      if (isCaptain === ofCaptain) own[person] = figures[i]!
    return own
  }
  return {
    weight: 1,
    logCaptain: byPerson(logs, true, Number.NEGATIVE_INFINITY),
    logFlex: byPerson(logs, false, Number.NEGATIVE_INFINITY),
    logLeft: hasLeft ? logs.slice(choices.length) : null,
    captainFactor: byPerson(factors, true, 0),
    flexFactor: byPerson(factors, false, 0),
    leftFactor: hasLeft ? factors.slice(choices.length) : null,
    partition,
    logPartition: exports.log(partition),
    captain: byPerson(shares, true, 0),
    flex: byPerson(shares, false, 0),
    left: shares.slice(choices.length),
    evaluations,
  }
}
