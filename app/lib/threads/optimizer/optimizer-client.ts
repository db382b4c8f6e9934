import type { PlayerWire } from '#contract/player.ts'
import { err, ok, type Result } from '#core/result.ts'
import type { NoLineup } from '#optimizer/no-lineup.ts'
import type { OptimizeRequest } from '#optimizer/optimize-request.ts'
import type { OptimizedLineup } from '#optimizer/optimizer.ts'
import { postJson } from '../../api-client.ts'
import { ask, TaskRefused, ThreadFailed } from '../pool.ts'
import { sent } from '../tasks.ts'

/** The lineup of a run and its proof, as the screens show them. */
export type OptimizerAnswer = Pick<
  OptimizedLineup,
  'players' | 'gap' | 'examined' | 'examinedIsExact' | 'runnerUpGap'
>

/** An error names the rule that leaves no valid lineup; the server's answer is its sentence alone. */
export type OptimizerOutcome = Result<OptimizerAnswer, { message: string; reason?: NoLineup['reason'] }>

/** Finds the best lineup in the browser, or on the server if this browser can't. */
export async function answerOf(request: OptimizeRequest): Promise<OptimizerOutcome> {
  return (await answerHere('optimize', request)) ?? (await answerOfServer(request))
}

/** The step limit of `Keep searching`, which may run for minutes; other searches have a much smaller limit. */
const STEPS_OF_A_LONG_SEARCH = 2_000_000_000

/** The same search with a much larger step limit. Null if `signal` stopped it or the browser can't run it. */
export function searchFurther(
  request: OptimizeRequest,
  signal: AbortSignal,
): Promise<OptimizerOutcome | null> {
  return answerHere('searchFurther', { ...request, stepBudget: STEPS_OF_A_LONG_SEARCH }, signal)
}

async function answerHere(
  task: 'optimize' | 'searchFurther',
  request: OptimizeRequest,
  signal?: AbortSignal,
): Promise<OptimizerOutcome | null> {
  try {
    return await ask(task, sent(request), { signal })
  } catch (error) {
    if (error instanceof ThreadFailed || error instanceof TaskRefused) return null
    throw error
  }
}

type ServerAnswer = {
  lineup: PlayerWire[]
  gap?: number
  examined?: number
  examinedIsExact?: boolean
  runnerUpGap?: number | null
  reason?: string
}

/** The same request to the server, which answers with player ids; they are mapped back to rows of the pool. */
async function answerOfServer(request: OptimizeRequest): Promise<OptimizerOutcome> {
  const { playerToWire } = await import('#contract/player.ts')
  const { playerPool, format, settings, keptPlayers } = request
  const answer = await postJson<ServerAnswer>('/api/optimize', {
    players: playerPool.map(playerToWire),
    strategy: settings.strategy,
    budget: request.budget,
    gameMode: settings.contestFormat,
    format: format.id,
    creativity: settings.creativity,
    priceGuard: settings.priceGuard,
    existingPlayers: keptPlayers.map(playerToWire),
    excludedIds: request.excludedIds ?? [],
    lockedCells: request.lockedCells,
    rules: request.rules,
    withRunnerUp: request.withRunnerUp,
  })
  if (answer.lineup.length === 0) return err({ message: answer.reason ?? 'No valid lineup found' })
  const byId = new Map(playerPool.map((player) => [player.id, player]))
  return ok({
    players: answer.lineup.flatMap(({ id }) => byId.get(id) ?? []),
    gap: answer.gap ?? 0,
    examined: answer.examined ?? 0,
    examinedIsExact: answer.examinedIsExact ?? true,
    runnerUpGap: answer.runnerUpGap ?? null,
  })
}
