import { formatOfPool } from '#contract/format.ts'
import { settingsOf } from '#contract/insights.ts'
import type { OptimizeRequest } from '#contract/optimize.ts'
import { playerFromWire } from '#contract/player.ts'
import { loadKernel } from '#optimizer/kernel.worker.ts'
import { STEPS_OF_A_SEARCH, optimizeLineup as solve } from '#optimizer/optimizer.ts'
import { requireUser, type ServiceContext } from '#workers/context.server.ts'
import { lockedCellsOf } from './locked-cells-of.ts'
import { refuseOtherFormat } from './refuse-other-format.ts'
import { throttleSearch } from './throttle-search.ts'
import { whoIsUsed } from './who-is-used.ts'

/**
 * The best lineup of the pool with the kept players, or the reason why there is none. The search has a step budget; if
 * it ends before the proof, the answer carries the gap. A pool of another format is refused. `warnings`: sentences about
 * players who are left out although the request does not say so.
 */
export async function optimizeLineup(ctx: ServiceContext, request: OptimizeRequest) {
  requireUser(ctx)
  const playerPool = request.players.map(playerFromWire)
  const format = formatOfPool(request, playerPool)
  refuseOtherFormat(playerPool, format)
  const lockedCells = lockedCellsOf(request, playerPool, format)
  const { excludedIds, warnings } = whoIsUsed(request, playerPool, format)
  const kernel = await loadKernel()
  const spent = await throttleSearch(ctx)
  const answer = solve(
    {
      playerPool,
      format,
      budget: request.budget ?? format.budget,
      settings: settingsOf(request),
      keptPlayers: request.existingPlayers.map(playerFromWire),
      excludedIds,
      ...lockedCells,
      rules: request.rules,
      withRunnerUp: request.withRunnerUp,
    },
    kernel,
  )
  spent(answer.ok ? answer.value.steps : STEPS_OF_A_SEARCH)
  return { answer, warnings }
}
