import { modeOf, type OptimizeRequest } from '#contract/optimize.ts'
import { playerFromWire } from '#contract/player.ts'
import { loadKernel } from '#optimizer/kernel.worker.ts'
import { STEPS_OF_A_SEARCH, optimizeLineup as solve } from '#optimizer/optimizer.ts'
import { requireUser, type ServiceContext } from '#workers/context.server.ts'
import { searchTurn } from './search-turn.ts'

/**
 * The best lineup of the pool around the kept players, or the named reason why there is none. The search has a budget
 * of steps; where that ends before the proof, the answer carries its gap.
 */
export async function optimizeLineup(ctx: ServiceContext, request: OptimizeRequest) {
  requireUser(ctx)
  const kernel = await loadKernel()
  const mode = modeOf(request)
  const spent = await searchTurn(ctx)
  const answer = solve(
    {
      playerPool: request.players.map(playerFromWire),
      mode,
      budget: request.budget ?? mode.budget,
      settings: {
        strategy: request.strategy,
        contestFormat: request.gameMode,
        creativity: request.creativity,
      },
      keptPlayers: request.existingPlayers.map(playerFromWire),
      withRunnerUp: request.withRunnerUp,
    },
    kernel,
  )
  spent(answer.ok ? answer.value.steps : STEPS_OF_A_SEARCH)
  return answer
}
