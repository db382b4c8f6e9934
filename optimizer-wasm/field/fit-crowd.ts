import type { OwnershipTarget } from '#core/field/ownership-target.ts'
import type { Sliced } from '#core/sliced.ts'
import { crowdParameters, type LeftHabit, MOST_LOG, startingFrom } from './crowd-parameters.ts'
import type { CrowdModel } from './field-model.ts'
import type { FieldTable } from './field-table.ts'
import type { FieldKernel } from './kernel.ts'
import { minimize, type Point } from './lbfgs.ts'
import type { LoadedTable } from './load-table.ts'

export type CrowdFit = {
  table: FieldTable
  loaded: LoadedTable
  kernel: FieldKernel
  /** With the sums of a field (whole-target.ts). */
  target: OwnershipTarget
  left: LeftHabit | null
  /** A crowd to begin with; without it, the log odds of the target. */
  start: CrowdModel | null
  /**
   * Draws logarithms towards the odds of the target: a share may be missed by this times the distance of its logarithm.
   * Without it so little that shares which can be had are.
   */
  ridge?: number
}

const MOST_EVALUATIONS = 150
/** So many cells of a table are filled and summed in about a microsecond. */
const CELLS_OF_A_STEP = 100
/** Shares that can't be met are approached ever more slowly: the fit ends when so many evaluations gained next to nothing. */
const PATIENCE = 25
const RIDGE = 2e-7
/** The logarithm of the sum over all lineups stays within this: beyond 708 the sum is no number, or loses its digits. */
const MOST_LOG_SUM = 600

/**
 * The crowd of maximum entropy among all whose shares are those of the target: the one whose logarithms of factors minimize
 * log Z minus the sum of logarithm times share. That function is convex, and its gradient is the crowd's shares minus the
 * target.
 */
export function* fitTable({
  table,
  loaded,
  kernel,
  target,
  left,
  start,
  ridge = RIDGE,
}: CrowdFit): Sliced<CrowdModel> {
  const parameters = crowdParameters(table, target, left, { kernel, ridge })
  const { isFitted, wanted, odds, near, units } = parameters
  const logsAt = (x: Float64Array) => x.map((each, i) => (isFitted[i] ? each * units[i]! : odds[i]!))
  /** Infinite where a figure leaves the range of numbers: a fit does not go there, so every crowd has lineups. */
  const evaluate = (x: Float64Array): FittedPoint => {
    const logs = logsAt(x)
    const { partition, shares } = loaded.evaluate(logs)
    let value = kernel.exports.log(partition)
    if (!(Math.abs(value) < MOST_LOG_SUM)) value = Number.NaN
    let worst = 0
    const gradient = new Float64Array(x.length)
    for (let i = 0; i < x.length; i++) {
      if (!isFitted[i]) continue
      const away = logs[i]! - odds[i]!
      const slope = shares[i]! - wanted[i]! + ridge * away
      worst = Math.max(worst, Math.abs(slope) / near[i]!)
      value += (ridge / 2) * away * away - logs[i]! * wanted[i]!
      gradient[i] = slope * units[i]!
      if (Math.abs(logs[i]!) > MOST_LOG || !Number.isFinite(slope)) value = Number.NaN
    }
    return { x, value: Number.isFinite(value) ? value : Number.POSITIVE_INFINITY, gradient, worst }
  }
  const unitsOf = (logs: Float64Array) => logs.map((each, i) => each / units[i]!)
  const warm = unitsOf(startingFrom(start, parameters, table, kernel))
  const first = Number.isFinite(evaluate(warm).value) ? warm : unitsOf(odds)

  const history: number[] = []
  const { point, evaluations } = yield* minimize(evaluate, first, {
    stepsOfEvaluation: table.totalCells / CELLS_OF_A_STEP,
    mostEvaluations: MOST_EVALUATIONS,
    isDone: ({ worst }) => {
      history.push(worst)
      const before = Math.min(...history.slice(0, -PATIENCE))
      return worst < 1 || Math.min(...history.slice(-PATIENCE)) > 0.9 * before
    },
  })
  return crowdOf(table, loaded, kernel, logsAt(point.x), {
    people: target.captain.length,
    evaluations,
    hasLeft: left !== null,
  })
}

/** `worst`: the largest distance of a share from its target, in parts of how near it must come. */
type FittedPoint = Point & { worst: number }

function crowdOf(
  { graph: { choices } }: FieldTable,
  loaded: LoadedTable,
  { exports }: FieldKernel,
  logs: Float64Array,
  { people, evaluations, hasLeft }: { people: number; evaluations: number; hasLeft: boolean },
): CrowdModel {
  const { partition, shares } = loaded.evaluate(logs)
  const factors = logs.map((each) => exports.exp(each))
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
    captain: byPerson(shares, true, 0),
    flex: byPerson(shares, false, 0),
    left: shares.slice(choices.length),
    evaluations,
  }
}
