import {
  type Constraints,
  constrainedTo,
  type SearchWith,
} from '#core/analysis/alternatives/forced-player.ts'
import type { Proof } from '#core/analysis/facts/proof.ts'
import type { Format } from '#core/formats/format.ts'
import { isComplete, type Lineup, playersOf } from '#core/lineups/lineup.ts'
import { objectiveOf } from '#core/objective/objective.ts'
import type { OptimizerSettings } from '#core/objective/strategy.ts'
import type { Player } from '#core/players/player.ts'
import { obeysRules, rivalSets } from '#core/rules/lineup-rule.ts'
import { loadKernel } from '#optimizer/kernel.worker.ts'
import type { OptimizeRequest } from '#optimizer/optimize-request.ts'
import { findBestLineup, optimizeLineup, STEPS_OF_A_SEARCH } from '#optimizer/optimizer.ts'
import type { ServiceContext } from '#workers/context.server.ts'
import { throttleSearch } from '#workers/services/optimize/throttle-search.ts'

/** Step budget of all searches of one text; an ordinary slate uses a hundredth of it. */
const STEPS_PER_TEXT = 24_000_000
/** Cost of laying out a pool, in steps per pair of rows. */
const STEPS_PER_PAIR = 2

export type SearchSpace = Constraints & {
  format: Format
  playerPool: readonly Player[]
  settings: OptimizerSettings
}

/** Searches of one pool with locked and excluded players. All of them share one step budget. */
export async function searchOf(
  ctx: ServiceContext,
  { format, playerPool, settings, ...constraints }: SearchSpace,
) {
  const kernel = await loadKernel()
  const spent = await throttleSearch(ctx)
  let stepsLeft = STEPS_PER_TEXT

  function requestWith(kept: readonly Player[], without: readonly Player[] = []): OptimizeRequest {
    return {
      playerPool,
      format,
      budget: format.budget,
      settings,
      ...constrainedTo(kept, playerPool, constraints, without),
      stepBudget: Math.min(STEPS_OF_A_SEARCH, stepsLeft),
    }
  }

  function charge(steps: number): void {
    const charged = steps + STEPS_PER_PAIR * playerPool.length ** 2
    stepsLeft -= charged
    spent(charged)
  }

  const searchWith: SearchWith = async (kept, without) => {
    if (stepsLeft <= 0) return { isProved: false }
    const answer = findBestLineup(requestWith(kept, without), kernel)
    charge(answer.ok ? answer.value.steps : 0)
    if (!answer.ok) return { isProved: true, players: null }
    return answer.value.optimal ? { isProved: true, players: answer.value.players } : { isProved: false }
  }

  /** What the search proves about the lineup: null when a better one is known, else its gap to the optimum. */
  function proofOf(lineup: Lineup): Proof | null {
    if (!isComplete(lineup)) return null
    const answer = optimizeLineup({ ...requestWith([]), withRunnerUp: true }, kernel)
    if (!answer.ok) return null
    charge(answer.value.steps)
    const obeys = obeysRules(
      playersOf(lineup),
      rivalSets(playerPool, format, constraints.rules ?? []),
      new Set(constraints.lockedIds),
    )
    // The answer says nothing about a lineup that it is not compared with.
    if (!obeys) return null
    const own = objectiveOf(playersOf(lineup), playerPool, format, settings)
    const { objective, gap } = answer.value
    if (own < objective - 1e-9) return null
    return { ...answer.value, gap: Math.max(0, objective + gap - own) }
  }

  return { searchWith, proofOf }
}
