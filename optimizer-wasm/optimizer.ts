import type { GameMode } from '#core/game-mode.ts'
import { type Lineup, lineupOf, projectedPoints, totalSalary } from '#core/lineup.ts'
import { brokenRules } from '#core/lineup-rules.ts'
import { objectiveTerms, sumOfTerms, TERMS_PER_POINT } from '#core/objective.ts'
import type { Player } from '#core/player.ts'
import { err, ok, type Result } from '#core/result.ts'
import type { OptimizerSettings } from '#core/strategy.ts'
import { type Candidates, findCandidates } from './candidates.ts'
import { countLegalLineups } from './count-lineups.ts'
import type { Kernel } from './kernel.ts'
import { explainNoLineup, type NoLineup } from './no-lineup.ts'
import { encodeProblem } from './problem.ts'
import { type BestLineup, searchBest } from './search.ts'

export { countLegalLineups } from './count-lineups.ts'
export type { NoLineup } from './no-lineup.ts'

export type OptimizeRequest = {
  playerPool: readonly Player[]
  mode: GameMode
  /** Dollars; need not be the mode's own. */
  budget: number
  settings: OptimizerSettings
  /** Rows that stay in the lineup, also when marked Out; one that the pool doesn't know by id counts as given. */
  keptPlayers: readonly Player[]
  /** Rows whose people are left out. */
  excludedIds?: readonly string[]
  withRunnerUp?: boolean
}

export type OptimizedLineup = {
  /** In slot order: captain first; players of equal slots by salary, dearest first, then in pool order. */
  players: Player[]
  captainIndex: number
  projectedPoints: number
  /** Dollars. */
  totalSalary: number
  /** Points in the sense of `objective.ts`. */
  objective: number
  /** Always: the search ends when nothing better can exist. */
  optimal: true
  /** How many legal lineups the answer is the best of. */
  examined: number
  /** By how many points of the objective the second best lineup falls short; null when not asked for or not there. */
  runnerUpGap: number | null
}

/**
 * The legal lineup with the highest objective; of equals the one that spends more, then the one whose players come
 * earlier in the pool (captain or quarterback first, then slot by slot). Or the reason why there is none.
 */
export function optimizeLineup(request: OptimizeRequest, kernel: Kernel): Result<OptimizedLineup, NoLineup> {
  const found = findCandidates(request)
  if (!found.ok) return err({ reason: 'kept_players', message: found.error })
  const candidates = found.value
  const terms = objectiveTerms(candidates.rows, request.mode, request.settings)
  const problem = encodeProblem(candidates, terms, request.budget, request.withRunnerUp ? 2 : 1)
  const best = searchBest(problem, kernel)
  if (!best) return err(explainNoLineup(candidates, request, kernel))

  const indexes = slotOrder(candidates, best)
  const lineup = lineupOf(
    request.mode,
    indexes.map((index) => candidates.rows[index]!),
  )
  confirmLegal(lineup, request.budget, candidates.needsTwoTeams)
  const objective = sumOfTerms(indexes, terms)
  const [value, runnerUp] = best.values.map((each) => Math.floor(each / problem.salaryRange))
  if (value !== objective) throw new Error(`The kernel counted ${value}, the objective is ${objective}`)
  return ok({
    players: indexes.map((index) => candidates.rows[index]!),
    captainIndex: 0,
    projectedPoints: Math.round(projectedPoints(lineup) * TERMS_PER_POINT) / TERMS_PER_POINT,
    totalSalary: totalSalary(lineup),
    objective: objective / TERMS_PER_POINT,
    optimal: true,
    examined: countLegalLineups(request),
    runnerUpGap: runnerUp === undefined ? null : (objective - runnerUp) / TERMS_PER_POINT,
  })
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
