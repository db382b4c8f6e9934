import { type Lineup, lineupOf, playersOf, projectedPoints, totalSalary } from '#core/lineups/lineup.ts'
import { brokenRules } from '#core/lineups/lineup-rules.ts'
import {
  type ObjectiveTerms,
  objectiveTerms,
  sumOfTerms,
  TERMS_PER_POINT,
} from '#core/objective/objective.ts'
import type { Player } from '#core/players/player.ts'
import { MOST_POOL_ROWS } from '#core/players/pool-size.ts'
import { err, ok, type Result } from '#core/result.ts'
import { obeysRules } from '#core/rules/lineup-rule.ts'
import { type Candidates, findCandidates } from './candidates.ts'
import { cheapestOfShape } from './counting/cheapest-lineup.ts'
import { countLegalLineups } from './counting/count-lineups.ts'
import { inSlotOrder } from './in-slot-order.ts'
import type { Kernel } from './kernel.ts'
import { explainNoLineup, type NoLineup, refusedForMemory, tooManyRows } from './no-lineup.ts'
import type { OptimizeRequest } from './optimize-request.ts'
import { encodeProblem } from './problem.ts'
import { type BestLineup, searchBest } from './search.ts'
import { compareLineups, orderFacts } from './sequence/lineup-order.ts'

export type { NoLineup } from './no-lineup.ts'

/**
 * The default step budget of a search: a few hundred milliseconds at most on any pool; ordinary slates need about ten
 * thousand steps. Steps are counted, not timed, so that every machine stops at the same step.
 */
export const STEPS_OF_A_SEARCH = 16_000_000

export type FoundLineup = {
  /** In slot order: captain first; players of equal slots by descending salary, then in pool order. */
  players: Player[]
  captainIndex: number
  projectedPoints: number
  /** Dollars. */
  totalSalary: number
  /** The objective of `objective.ts`, in points. */
  objective: number
  /** Whether it is proved that no legal lineup has a higher objective. */
  optimal: boolean
  /** It is proved that no legal lineup has an objective higher by more points than this; 0 where `optimal`. */
  gap: number
  /**
   * The lead over the second best lineup in objective points; null when not requested, when there is no second lineup or
   * when it is not proved to be the second best.
   */
  runnerUpGap: number | null
  /** Steps of the search; see `stepBudget`. */
  steps: number
}

export type OptimizedLineup = FoundLineup & {
  /** The number of legal lineups that obey the rules. */
  examined: number
  /** False where an exact count takes too long; `examined` is then a lower bound. */
  examinedIsExact: boolean
}

/** The lineup of `findBestLineup`, and the number of lineups that it is the best of. */
export function optimizeLineup(request: OptimizeRequest, kernel: Kernel): Result<OptimizedLineup, NoLineup> {
  const found = findBestLineup(request, kernel)
  if (!found.ok) return found
  const { count, isExact } = countLegalLineups(request)
  // At least the lineup found is legal, even if the lower bound is 0.
  return ok({ ...found.value, examined: Math.max(1, count), examinedIsExact: isExact })
}

/**
 * The legal lineup with the highest objective that obeys the request's rules; of equal ones the one that spends more, then the one whose players are
 * earlier in the pool (captain or quarterback first, then slot by slot). When the step budget is used up first, the best
 * lineup found so far, with its gap. The error is the reason why there is no legal lineup.
 */
export function findBestLineup(request: OptimizeRequest, kernel: Kernel): Result<FoundLineup, NoLineup> {
  try {
    return foundLineup(request, kernel)
  } catch (error) {
    return refusedForMemory(error)
  }
}

function foundLineup(request: OptimizeRequest, kernel: Kernel): Result<FoundLineup, NoLineup> {
  const rowCount = request.playerPool.length
  if (rowCount > MOST_POOL_ROWS) return err(tooManyRows(rowCount))
  const found = findCandidates(request)
  if (!found.ok) return err({ reason: 'kept_players', message: found.error })
  const shapes = found.value
  const { rows } = shapes[0]!
  const terms = objectiveTerms(rows, request.format, request.settings)
  const searched = searchShapes(request, shapes, terms, kernel)
  const best = bestOfShapes(searched, request)
  if (!best) return err(explainNoLineup(shapes, request, kernel))

  const { candidates, indexes, value } = best
  const lineup = lineupOf(
    request.format,
    indexes.map((index) => rows[index]!),
  )
  confirmLegal(lineup, request, candidates)
  const objective = sumOfTerms(indexes, terms)
  if (value !== objective) throw new Error(`The kernel counted ${value}, the objective is ${objective}`)
  const { runnerUp, boundOfOthers, steps } = othersOf(best, searched)
  const gap = Math.max(0, boundOfOthers - objective)
  const knowsRunnerUp = runnerUp !== undefined && boundOfOthers <= runnerUp
  return ok({
    players: indexes.map((index) => rows[index]!),
    captainIndex: 0,
    projectedPoints: Math.round(projectedPoints(lineup) * TERMS_PER_POINT) / TERMS_PER_POINT,
    totalSalary: totalSalary(lineup),
    objective: objective / TERMS_PER_POINT,
    optimal: gap === 0,
    gap: gap / TERMS_PER_POINT,
    runnerUpGap: knowsRunnerUp ? (objective - runnerUp) / TERMS_PER_POINT : null,
    steps,
  })
}

/** What the search of a shape found; `best` is null where it is proved that the shape has no lineup. */
type SearchedShape = { candidates: Candidates; best: BestLineup | null; steps: number }

/** Each shape is searched within its part of the steps that those before it left. */
function searchShapes(
  request: OptimizeRequest,
  shapes: readonly Candidates[],
  terms: ObjectiveTerms,
  kernel: Kernel,
): SearchedShape[] {
  let left = request.stepBudget ?? STEPS_OF_A_SEARCH
  return shapes.map((candidates, place) => {
    const stepBudget = Math.ceil(left / (shapes.length - place))
    const { best, steps } = searchWithin({ ...request, stepBudget }, candidates, terms, kernel)
    left = Math.max(1, left - steps)
    return { candidates, best, steps }
  })
}

type BestOfShapes = { candidates: Candidates; best: BestLineup; indexes: number[]; value: number }

/** The best lineup of all shapes: the highest objective, then the one that spends more, then the one whose rows come first. */
function bestOfShapes(searched: readonly SearchedShape[], request: OptimizeRequest): BestOfShapes | null {
  const found = searched.flatMap(({ candidates, best }) =>
    best
      ? [{ candidates, best, indexes: slotOrder(candidates, best, request), value: best.objectives[0]! }]
      : [],
  )
  const [first, ...others] = found
  if (!first) return null
  if (others.length === 0) return first
  const facts = orderFacts(first.candidates.rows, first.candidates.format)
  const ranked = ({ indexes, value }: BestOfShapes) => ({ rows: indexes, objective: value })
  return others.reduce(
    (leading, each) => (compareLineups(facts, ranked(leading), ranked(each)) <= 0 ? leading : each),
    first,
  )
}

/** The second best objective found, and the most that any lineup but the best can have. */
function othersOf(
  { best }: BestOfShapes,
  searched: readonly SearchedShape[],
): { runnerUp: number | undefined; boundOfOthers: number; steps: number } {
  const others = searched.flatMap((each) => (each.best && each.best !== best ? [each.best] : []))
  const objectives = [...best.objectives.slice(1), ...others.flatMap((each) => each.objectives)]
  return {
    runnerUp: objectives.length > 0 ? Math.max(...objectives) : undefined,
    boundOfOthers: Math.max(
      best.boundOfOthers,
      ...others.flatMap((each) => [each.objectives[0]!, each.boundOfOthers]),
    ),
    steps: searched.reduce((sum, { steps }) => sum + steps, 0),
  }
}

/** The best lineup found of a shape; null when it is proved that there is none. */
function searchWithin(
  request: OptimizeRequest & { stepBudget: number },
  candidates: Candidates,
  terms: ObjectiveTerms,
  kernel: Kernel,
): { best: BestLineup | null; steps: number } {
  const problem = encodeProblem(candidates, terms, {
    budget: request.budget,
    lineupsWanted: request.withRunnerUp ? 2 : 1,
    stepBudget: request.stepBudget,
  })
  const best = searchBest(problem, kernel)
  const { steps } = best
  if (best.leader !== null) return { best, steps }
  if (best.isProved) return { best: null, steps }
  // Few lineups are within the budget and none was found in time: if the cheapest one is, it is the answer.
  const cheapest = cheapestOfShape(candidates, kernel)
  if (!cheapest || cheapest.cost > request.budget) return { best: null, steps }
  const objective = sumOfTerms(cheapest.indexes, terms)
  return {
    best: { ...cheapest.lineup, objectives: [objective], boundOfOthers: best.boundOfOthers, steps },
    steps,
  }
}

/** Row indexes of the whole lineup, slot by slot. */
function slotOrder(
  candidates: Candidates,
  best: BestLineup,
  { lockedCells }: Pick<OptimizeRequest, 'lockedCells'>,
): number[] {
  const { groups, rows } = candidates
  const open = [...best.items]
  const chosen = groups.flatMap((group, place) => {
    const own = place === 0 ? [best.leader] : [...group.kept, ...open.splice(0, group.open)]
    return own.sort((a, b) => rows[b]!.salary - rows[a]!.salary || a - b)
  })
  return inSlotOrder(candidates)?.(lockedCells)(chosen) ?? chosen
}

/** Throws when the answer breaks a rule, which is a bug. In a pool of one team the two-team rule does not apply. */
function confirmLegal(
  lineup: Lineup,
  { budget, keptPlayers }: OptimizeRequest,
  { needsTwoSides, rivals }: Candidates,
): void {
  const broken = brokenRules({ ...lineup, format: { ...lineup.format, budget } })
  const mistakes = broken.filter((rule) => rule !== 'one_side' || needsTwoSides)
  const keptIds = new Set(keptPlayers.map(({ id }) => id))
  if (!obeysRules(playersOf(lineup), rivals, keptIds))
    throw new Error('The optimizer broke a rule of the request')
  if (mistakes.length > 0) throw new Error(`The optimizer broke its own rules: ${mistakes.join(', ')}`)
}
