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
import { cheapestLineup } from './counting/cheapest-lineup.ts'
import { countLegalLineups } from './counting/count-lineups.ts'
import type { Kernel } from './kernel.ts'
import { explainNoLineup, type NoLineup, refusedForMemory, tooManyRows } from './no-lineup.ts'
import type { OptimizeRequest } from './optimize-request.ts'
import { encodeProblem } from './problem.ts'
import { type BestLineup, searchBest } from './search.ts'

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
  const candidates = found.value
  const terms = objectiveTerms(candidates.rows, request.mode, request.settings)
  const best = searchWithin(request, candidates, terms, kernel)
  if (!best) return err(explainNoLineup(candidates, request, kernel))

  const indexes = slotOrder(candidates, best)
  const lineup = lineupOf(
    request.mode,
    indexes.map((index) => candidates.rows[index]!),
  )
  confirmLegal(lineup, request, candidates)
  const objective = sumOfTerms(indexes, terms)
  const [value, runnerUp] = best.objectives
  if (value !== objective) throw new Error(`The kernel counted ${value}, the objective is ${objective}`)
  const gap = Math.max(0, best.boundOfOthers - objective)
  const knowsRunnerUp = runnerUp !== undefined && best.boundOfOthers <= runnerUp
  return ok({
    players: indexes.map((index) => candidates.rows[index]!),
    captainIndex: 0,
    projectedPoints: Math.round(projectedPoints(lineup) * TERMS_PER_POINT) / TERMS_PER_POINT,
    totalSalary: totalSalary(lineup),
    objective: objective / TERMS_PER_POINT,
    optimal: gap === 0,
    gap: gap / TERMS_PER_POINT,
    runnerUpGap: knowsRunnerUp ? (objective - runnerUp) / TERMS_PER_POINT : null,
    steps: best.steps,
  })
}

/** The best lineup found; null when it is proved that there is none. */
function searchWithin(
  request: OptimizeRequest,
  candidates: Candidates,
  terms: ObjectiveTerms,
  kernel: Kernel,
): BestLineup | null {
  const problem = encodeProblem(candidates, terms, {
    budget: request.budget,
    lineupsWanted: request.withRunnerUp ? 2 : 1,
    stepBudget: request.stepBudget ?? STEPS_OF_A_SEARCH,
  })
  const best = searchBest(problem, kernel)
  if (best.leader !== null) return best
  if (best.isProved) return null
  // Few lineups are within the budget and none was found in time: if the cheapest one is, it is the answer.
  const cheapest = cheapestLineup(candidates, kernel)
  if (!cheapest || cheapest.cost > request.budget) return null
  const objective = sumOfTerms(cheapest.indexes, terms)
  return { ...cheapest.lineup, objectives: [objective], boundOfOthers: best.boundOfOthers, steps: best.steps }
}

/** Row indexes of the whole lineup, slot by slot. */
function slotOrder({ groups, rows }: Candidates, best: BestLineup): number[] {
  const open = [...best.items]
  return groups.flatMap((group, place) => {
    const chosen = place === 0 ? [best.leader] : [...group.kept, ...open.splice(0, group.open)]
    return chosen.sort((a, b) => rows[b]!.salary - rows[a]!.salary || a - b)
  })
}

/** Throws when the answer breaks a rule, which is a bug. In a pool of one team the two-team rule does not apply. */
function confirmLegal(
  lineup: Lineup,
  { budget, keptPlayers }: OptimizeRequest,
  { needsTwoTeams, rivals }: Candidates,
): void {
  const broken = brokenRules({ ...lineup, mode: { ...lineup.mode, budget } })
  const mistakes = broken.filter((rule) => rule !== 'one_team' || needsTwoTeams)
  const keptIds = new Set(keptPlayers.map(({ id }) => id))
  if (!obeysRules(playersOf(lineup), rivals, keptIds))
    throw new Error('The optimizer broke a rule of the request')
  if (mistakes.length > 0) throw new Error(`The optimizer broke its own rules: ${mistakes.join(', ')}`)
}
