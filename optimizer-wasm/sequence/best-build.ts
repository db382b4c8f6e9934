import { TERMS_PER_POINT } from '#core/objective/objective.ts'
import type { Sliced } from '#core/sliced.ts'
import { sum } from '../whole-numbers.ts'
import { type BuiltInOrder, buildInOrder, type OrderedBuild, type Way } from './build-in-order.ts'
import { type Demand, demandsOf, hasFeature } from './demand.ts'
import { exchanged } from './exchange.ts'
import { LEAST_DISTANCE } from './lineup-distance.ts'
import type { RankedLineup } from './lineup-order.ts'
import { boundOf } from './set-bound.ts'
import { type StepMeter, stepMeter } from './step-meter.ts'

export type BestBuild = BuiltInOrder & {
  /** Lineups that the shares are of: fewer than wanted where a strict share would be broken otherwise. */
  shareOf: number
  /** Whether there are fewer because a strict share would be broken. */
  isCutShort: boolean
  /** Points a lineup that no set under the shares has more; null where that is not known. */
  gap: number | null
  steps: number
}

/** After lineups were exchanged. */
type Improved = BuiltInOrder & Pick<BestBuild, 'gap'>

/** `stepsOfASearch`: no search takes more. */
type Job = Omit<OrderedBuild, 'meter' | 'way'> & {
  steps: number
  stepsOfASearch: number
  /** Lineups are exchanged at the end with half as many steps as the build took, or with so many. */
  stepsToExchange: number
}

/** A build is tried so often, until all demands are met. */
const MOST_ATTEMPTS = 4

/** The bound may take so many times the steps of the build. */
const BUILDS_FOR_THE_BOUND = 8

/** The part of the steps left that an attempt may take if another one may follow. */
const PART_OF_AN_ATTEMPT = 0.6

/**
 * The build that meets the demands best, of the ways to build. Where a strict share can't be kept: the largest number of
 * lineups found of which it holds.
 */
export function* bestBuild(job: Job): Sliced<BestBuild> {
  // Whatever is left over of a build's steps is for the next one.
  let left = job.steps
  let hasRunOut = false
  const all = yield* nearest(job.lineups)
  if (keepsStrict(all, job.lineups)) return counted(yield* improved(all), job.lineups, false)

  let fewest = job.kept.length
  let most = job.lineups - 1
  let best: { build: BuiltInOrder; lineups: number } | null = null
  while (fewest < most) {
    const lineups = Math.ceil((fewest + most) / 2)
    const fewer = yield* nearest(lineups)
    if (keepsStrict(fewer, lineups)) {
      best = { build: fewer, lineups }
      fewest = lineups
    } else most = lineups - 1
  }
  if (best) return counted(yield* improved(best.build), best.lineups, true)
  const first = firstThatKeepStrict(all, job)
  const shareOf = first.length > 0 ? job.kept.length + first.length : job.lineups
  return counted({ ...all, built: first, gap: null }, shareOf, true)

  function counted(build: Improved, shareOf: number, isCutShort: boolean): BestBuild {
    // An attempt that used up its steps does not show that a strict share would be broken.
    const ranOut = build.ranOut || (isCutShort && hasRunOut)
    return { ...build, shareOf, isCutShort: isCutShort && !ranOut, ranOut, steps: job.steps - left }
  }

  /** A build whose searches ran out of steps has none left for this. */
  function* improved(build: BuiltInOrder): Sliced<Improved> {
    if (build.ranOut) return { ...build, gap: null }
    const spent = job.steps - left
    const stepsOfBound = Math.max(2 * job.stepsToExchange, BUILDS_FOR_THE_BOUND * spent)
    // Where lineups must be further apart than different ones, they cost more than a bound that does not know it can tell.
    const { players, captainSwapCounts } = job.distance
    const isLeast = players <= LEAST_DISTANCE.players && captainSwapCounts
    const hasBound = isLeast && build.demands.length > 0 && build.built.length > 0
    const bound = hasBound ? yield* within(stepsOfBound, (meter) => boundOf(build, { ...job, meter })) : null
    const better = yield* within(Math.max(job.stepsToExchange, spent / 2), (meter) =>
      exchanged(build, { ...job, meter }, bound),
    )
    return { ...better, gap: bound && gapBelow(bound.most, better.built, job.kept.length) }
  }

  function* within<T>(steps: number, work: (meter: StepMeter) => Sliced<T>): Sliced<T> {
    const meter = stepMeter(Math.min(left, steps), 1, job.stepsOfASearch)
    const done = yield* work(meter)
    left -= meter.spent()
    return done
  }

  /**
   * First with maximums that close their players; then the maximums that were reached are planned; in the end the lineups
   * with the hardest demands come first.
   */
  function* nearest(lineups: number): Sliced<BuiltInOrder> {
    const plannedMaximums = new Set<number>()
    let nearest: BuiltInOrder | null = null
    let hardestFirst = false
    for (let tries = 0; tries < MOST_ATTEMPTS; tries++) {
      const build = yield* attempt(lineups, { plannedMaximums, hardestFirst, plansMinimums: true })
      if (!nearest || isNearer(build, nearest)) nearest = build
      if (build.ranOut) return yield* withoutPlan(nearest, lineups)
      if (hardestFirst || build.demands.length === 0 || isWhole(nearest, lineups)) break
      const known = plannedMaximums.size
      for (const demand of build.reached) plannedMaximums.add(demand)
      hardestFirst = plannedMaximums.size === known || tries === MOST_ATTEMPTS - 2
    }
    return nearest!
  }

  /** Where the steps were used up before all lineups were found: more lineups count before shares. */
  function* withoutPlan(planned: BuiltInOrder, lineups: number): Sliced<BuiltInOrder> {
    if (planned.built.length + job.kept.length >= lineups || !planned.demands.some(isMinimum)) return planned
    const free = yield* attempt(
      lineups,
      { plannedMaximums: new Set(), hardestFirst: false, plansMinimums: false },
      left,
    )
    return isNearer(free, planned) ? { ...free, isProved: false } : planned
  }

  function* attempt(lineups: number, way: Way, steps = stepsOfAnAttempt()): Sliced<BuiltInOrder> {
    const meter = stepMeter(steps, lineups, job.stepsOfASearch)
    const build = yield* buildInOrder({ ...job, lineups, way, meter })
    left -= meter.spent()
    hasRunOut ||= build.ranOut
    return build
  }

  function stepsOfAnAttempt(): number {
    const mayGoOn = demandsOf(job.pool.request.rules, job.facts, job.lineups).length > 0
    return mayGoOn ? left * PART_OF_AN_ATTEMPT : left
  }

  function isWhole(build: BuiltInOrder, lineups: number): boolean {
    return build.built.length + job.kept.length >= lineups && missingOf(build) === 0
  }

  function keepsStrict({ built, demands, missing }: BuiltInOrder, lineups: number): boolean {
    if (!job.pool.request.rules.some((rule) => 'isStrict' in rule && rule.isStrict)) return true
    if (built.length + job.kept.length < lineups) return false
    return demands.every(({ isStrict }, demand) => !isStrict || missing[demand] === 0)
  }
}

/** `most`: what the built lineups can be worth together, in terms. The answer in points a lineup, kept ones included. */
function gapBelow(most: number, built: readonly RankedLineup[], kept: number): number {
  const terms = sum(built.map(({ objective }) => Math.round(objective * TERMS_PER_POINT)))
  return (most - terms) / TERMS_PER_POINT / (built.length + kept)
}

function isMinimum({ isMaximum }: Demand): boolean {
  return !isMaximum
}

/** Whether `a` has more lineups than `b`, or as many and fewer missing from the demands. */
function isNearer(a: BuiltInOrder, b: BuiltInOrder): boolean {
  if (a.built.length !== b.built.length) return a.built.length > b.built.length
  return missingOf(a) < missingOf(b)
}

function missingOf({ missing }: BuiltInOrder): number {
  return missing.reduce((sum, lineups) => sum + lineups, 0)
}

/** The most of the build's first lineups of which every strict share holds, those that were kept included; perhaps none. */
function firstThatKeepStrict(
  { built }: BuiltInOrder,
  { pool, facts, kept }: Pick<OrderedBuild, 'pool' | 'facts' | 'kept'>,
): RankedLineup[] {
  const strict = pool.request.rules.filter((rule) => 'isStrict' in rule && rule.isStrict)
  for (let count = built.length; count > 0; count--) {
    const lineups = [...kept, ...built.slice(0, count).map(({ rows }) => rows)]
    const areKept = demandsOf(strict, facts, lineups.length).every(
      ({ feature, lineups: wanted }) =>
        lineups.filter((rows) => hasFeature(feature, rows, facts, new Set())).length >= wanted,
    )
    if (areKept) return built.slice(0, count)
  }
  return []
}
