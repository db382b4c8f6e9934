import { type Lineup, lineupOf, projectedPoints, totalSalary } from '#core/lineups/lineup.ts'
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
import { type Candidates, findCandidates } from './candidates.ts'
import { cheapestLineup } from './cheapest-lineup.ts'
import { countLegalLineups } from './count-lineups.ts'
import type { Kernel } from './kernel.ts'
import { explainNoLineup, type NoLineup, tooManyRows } from './no-lineup.ts'
import type { OptimizeRequest } from './optimize-request.ts'
import { encodeProblem } from './problem.ts'
import { type BestLineup, searchBest } from './search.ts'

export type { NoLineup } from './no-lineup.ts'

/**
 * Steps that a search may take unless the request says otherwise: a few hundred milliseconds at most on any pool, where
 * ordinary slates take some ten thousand steps. Counted, not timed: every machine stops at the same place.
 */
export const STEPS_OF_A_SEARCH = 16_000_000

export type FoundLineup = {
  /** In slot order: captain first; players of equal slots by salary, dearest first, then in pool order. */
  players: Player[]
  captainIndex: number
  projectedPoints: number
  /** Dollars. */
  totalSalary: number
  /** Points in the sense of `objective.ts`. */
  objective: number
  /** Whether it is proved that no legal lineup has a higher objective. */
  optimal: boolean
  /** Proved: no legal lineup has an objective higher than this one's by more points; 0 where `optimal`. */
  gap: number
  /**
   * By how many points of the objective the second best lineup falls short; null when not asked for, not there or not
   * proved to be the second best.
   */
  runnerUpGap: number | null
  /** Work that the search took; see `stepBudget`. */
  steps: number
}

export type OptimizedLineup = FoundLineup & {
  /** How many legal lineups there are to choose from. */
  examined: number
  /** False where counting all takes too long; there are then at least as many as `examined` says. */
  examinedIsExact: boolean
}

/** The lineup of `findBestLineup`, and how many legal lineups there are. */
export function optimizeLineup(request: OptimizeRequest, kernel: Kernel): Result<OptimizedLineup, NoLineup> {
  const found = findBestLineup(request, kernel)
  if (!found.ok) return found
  const { count, isExact } = countLegalLineups(request)
  // The one found is legal, even where a count rounded down has none.
  return ok({ ...found.value, examined: Math.max(1, count), examinedIsExact: isExact })
}

/**
 * The legal lineup with the highest objective; of equals the one that spends more, then the one whose players come
 * earlier in the pool (captain or quarterback first, then slot by slot). Or the reason why there is none. Where the
 * step budget ends first, the best lineup found until then, with its gap.
 */
export function findBestLineup(request: OptimizeRequest, kernel: Kernel): Result<FoundLineup, NoLineup> {
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
  confirmLegal(lineup, request.budget, candidates.needsTwoTeams)
  const objective = sumOfTerms(indexes, terms)
  const [value, runnerUp] = best.objectives
  if (value !== objective) throw new Error(`The kernel counted ${value}, the objective is ${objective}`)
  const gap = Math.max(0, best.mostOfOthers - objective)
  const knowsRunnerUp = runnerUp !== undefined && best.mostOfOthers <= runnerUp
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
  // Prices that hardly any lineup can pay for: where one can, the cheapest does.
  const cheapest = cheapestLineup(candidates, kernel)
  if (!cheapest || cheapest.cost > request.budget) return null
  const objective = sumOfTerms(cheapest.indexes, terms)
  return { ...cheapest.lineup, objectives: [objective], mostOfOthers: best.mostOfOthers, steps: best.steps }
}

/** Row indexes of the whole lineup, slot by slot. */
function slotOrder({ groups, rows }: Candidates, best: BestLineup): number[] {
  const open = [...best.items]
  return groups.flatMap((group, place) => {
    const chosen = place === 0 ? [best.leader] : [...group.kept, ...open.splice(0, group.open)]
    return chosen.sort((a, b) => rows[b]!.salary - rows[a]!.salary || a - b)
  })
}

/** A broken rule here is a mistake of ours, not of the request. A pool of one team can't make a lineup of two. */
function confirmLegal(lineup: Lineup, budget: number, needsTwoTeams: boolean): void {
  const broken = brokenRules({ ...lineup, mode: { ...lineup.mode, budget } })
  const mistakes = broken.filter((rule) => rule !== 'one_team' || needsTwoTeams)
  if (mistakes.length > 0) throw new Error(`The optimizer broke its own rules: ${mistakes.join(', ')}`)
}
