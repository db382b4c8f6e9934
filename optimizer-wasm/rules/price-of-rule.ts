import { ok, type Result } from '#core/result.ts'
import { buildLineups } from '../build.ts'
import type { Build, BuildRequest, BuiltLineup, UnmetRule } from '../build-request.ts'
import type { Kernel } from '../kernel.ts'
import type { NoLineup } from '../no-lineup.ts'
import { stepsOfABuild } from '../sequence/build-from-pool.ts'

/** What a rule costs; above 0 the build without it has more. */
export type RulePrice = {
  /**
   * Projected points of a lineup, on average, that the build without the rule has more. Where one of the two builds has
   * fewer lineups, so many of the best of both count. Null where one has none.
   */
  meanPoints: number | null
  /** Lineups that the build without the rule has more. */
  lineups: number
  /**
   * What the build with the rule has of what the rule asks for, in lineups or captains; null where it is met. More than wanted:
   * a maximum could not be kept. Of a rule that holds for each of its players, the player who misses most.
   */
  unmet: { wanted: number; got: number; of: 'captain' | 'lineup' } | null
  /** Whether both builds are proved; otherwise the price is an estimate. */
  isProved: boolean
}

/**
 * The price of the rule at that place of `request.rules`: two builds, one with and one without it, which share the request's
 * steps. A gpp objective weighs more than points, so a price in points can be below 0 there.
 */
export function priceOfRule(
  request: BuildRequest,
  rule: number,
  kernel: Kernel,
): Result<RulePrice, NoLineup> {
  const stepBudget = (request.stepBudget ?? stepsOfABuild(request.format)) / 2
  const beside = request.rules.filter((_, place) => place !== rule)
  const bound = buildLineups({ ...request, stepBudget }, kernel)
  if (!bound.ok) return bound
  const free = buildLineups({ ...request, rules: beside, stepBudget }, kernel)
  if (!free.ok) return free
  return ok({
    meanPoints: pointsBetween(bound.value.lineups, free.value.lineups),
    lineups: free.value.lineups.length - bound.value.lineups.length,
    unmet: unmetOf(bound.value, request, rule),
    isProved: bound.value.isProved && free.value.isProved,
  })
}

function unmetOf({ unmet }: Build, { rules }: BuildRequest, rule: number): RulePrice['unmet'] {
  const missing = ({ wanted, got }: UnmetRule) => Math.abs(wanted - got)
  const [worst] = unmet.filter((each) => each.rule === rule).sort((a, b) => missing(b) - missing(a))
  if (!worst) return null
  const of = rules[rule]!.kind === 'captains' ? 'captain' : 'lineup'
  return { wanted: worst.wanted, got: worst.got, of }
}

function pointsBetween(bound: readonly BuiltLineup[], free: readonly BuiltLineup[]): number | null {
  const compared = Math.min(bound.length, free.length)
  if (compared === 0) return null
  return mean(highestPoints(free, compared)) - mean(highestPoints(bound, compared))
}

function highestPoints(lineups: readonly BuiltLineup[], count: number): number[] {
  const points = lineups.map(({ projectedPoints }) => projectedPoints)
  return points.sort((a, b) => b - a).slice(0, count)
}

function mean(points: readonly number[]): number {
  return points.reduce((sum, each) => sum + each, 0) / points.length
}
