import type { Proof } from '#core/analysis/confidence.ts'
import { type Constraints, constrainedTo, type SearchWith } from '#core/analysis/forced-player.ts'
import type { GameMode } from '#core/game-mode.ts'
import { isComplete, type Lineup, playersOf } from '#core/lineup.ts'
import { objectiveOf } from '#core/objective.ts'
import type { Player } from '#core/player.ts'
import type { OptimizerSettings } from '#core/strategy.ts'
import { loadKernel } from '#optimizer/kernel.worker.ts'
import { optimizeLineup } from '#optimizer/optimizer.ts'

export type SearchSpace = Constraints & {
  mode: GameMode
  playerPool: readonly Player[]
  settings: OptimizerSettings
}

/** Constrained searches of one pool: the locked stay, the excluded stay out. */
export async function searchOf({ mode, playerPool, settings, ...constraints }: SearchSpace) {
  const kernel = await loadKernel()
  const best = (kept: readonly Player[]) =>
    optimizeLineup(
      {
        playerPool,
        mode,
        budget: mode.budget,
        settings,
        ...constrainedTo(kept, playerPool, constraints),
        withRunnerUp: true,
      },
      kernel,
    )
  const searchWith: SearchWith = async (kept) => {
    const answer = best(kept)
    return answer.ok ? answer.value.players : null
  }

  /** What can be said of the lineup for certain: nothing, unless it is as good as the best there is. */
  function proofOf(lineup: Lineup): Proof | null {
    if (!isComplete(lineup)) return null
    const answer = best([])
    if (!answer.ok) return null
    const own = objectiveOf(playersOf(lineup), playerPool, mode, settings)
    return own >= answer.value.objective - 1e-9 ? answer.value : null
  }

  return { searchWith, proofOf }
}
