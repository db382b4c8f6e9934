import { constrainedTo } from '#core/analysis/alternatives/forced-player.ts'
import { emptyLineup, lineupOf } from '#core/lineups/lineup.ts'
import type { OptimizerSettings } from '#core/objective/strategy.ts'
import { buildLineups } from '#optimizer/build.ts'
import type { Kernel } from '#optimizer/kernel.ts'
import { optimizeLineup } from '#optimizer/optimizer.ts'
import { chances } from '../answers/chances.ts'
import { split } from '../answers/split.ts'
import { team } from '../answers/team.ts'
import type { QuestionContext, SearchUnder } from '../context.ts'
import type { Understood } from '../question.ts'
import type { ChatSlate } from './chat-slates.ts'

/** The best lineup of the slate as the screen shows it after Optimize, or an empty one, with the real searches. */
export function chatContext(
  { format, pool: playerPool }: ChatSlate,
  {
    settings,
    kernel,
    isEmpty = false,
    ...constraints
  }: {
    settings: OptimizerSettings
    kernel: Kernel
    isEmpty?: boolean
    lockedIds?: readonly string[]
    excludedIds?: readonly string[]
  },
): QuestionContext {
  const { lockedIds = [], excludedIds = [] } = constraints
  const request = { playerPool, format, budget: format.budget, settings }
  const search = (
    kept: Parameters<typeof constrainedTo>[0],
    without: typeof kept = [],
    withRunnerUp = false,
  ) =>
    optimizeLineup(
      { ...request, ...constrainedTo(kept, playerPool, { lockedIds, excludedIds }, without), withRunnerUp },
      kernel,
    )
  const best = isEmpty ? null : search([], [], true)
  return {
    lineup: best?.ok ? lineupOf(format, best.value.players) : emptyLineup(format),
    playerPool,
    settings,
    proof: best?.ok ? best.value : null,
    lockedIds,
    excludedIds,
    searchWith: async (kept, without) => {
      const found = search(kept, without)
      if (!found.ok) return { isProved: true, players: null }
      return found.value.optimal ? { isProved: true, players: found.value.players } : { isProved: false }
    },
  }
}

/** The answers of the optimizer page: without a simulation, and with builds under rules. */
export function answersOfThePage(
  { lineup, playerPool, settings, excludedIds }: QuestionContext,
  kernel: Kernel,
) {
  const { format } = lineup
  const searchUnder: SearchUnder = async (rule) => {
    const built = buildLineups(
      { playerPool, format, budget: format.budget, settings, excludedIds, count: 1, rules: [rule] },
      kernel,
    )
    return { isProved: true, players: built.ok ? (built.value.lineups[0]?.players ?? null) : null }
  }
  return {
    split: (understood: Understood, context: QuestionContext) => split(understood, context, searchUnder),
    team: (understood: Understood, context: QuestionContext) => team(understood, context, searchUnder),
    chances: (_: Understood, context: QuestionContext) => chances(context, null),
  }
}
