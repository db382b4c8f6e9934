import type { PlayerWire } from '#contract/player.ts'
import { err, ok, type Result } from '#core/result.ts'
import type { OptimizeRequest } from '#optimizer/optimize-request.ts'
import type { OptimizedLineup } from '#optimizer/optimizer.ts'
import { postJson } from './api-client.ts'
import { workerQuestion } from './worker-question.ts'

/** What a screen shows of a lineup and of what was proved about it. */
export type OptimizerAnswer = Pick<
  OptimizedLineup,
  'players' | 'gap' | 'examined' | 'examinedIsExact' | 'runnerUpGap'
>

/** Without a lineup, the sentence that says which rule leaves none. */
export type OptimizerOutcome = Result<OptimizerAnswer, { message: string }>

/** `outcome` is null when the kernel could not be loaded. */
export type WorkerAnswer = { id: number; outcome: OptimizerOutcome | null }

type OptimizerWorker = {
  ask: (request: OptimizeRequest) => Promise<OptimizerOutcome | null>
}

let worker: OptimizerWorker | null = null

/** Starts the worker, so that the kernel is there before the first question. */
export function preloadOptimizer(): void {
  worker ??= startWorker()
}

/** The best lineup, searched for in the browser; by the server where a worker or WASM can't be had. */
export async function answerOf(request: OptimizeRequest): Promise<OptimizerOutcome> {
  preloadOptimizer()
  return (await worker?.ask(request)) ?? (await answerOfServer(request))
}

/** A search of minutes may take so many steps; the server and the first search take a small part of that. */
const STEPS_OF_A_LONG_SEARCH = 2_000_000_000

/**
 * The same search with a budget that only the user's own device can be asked for, in a worker of its own: other
 * questions don't wait for it, and `signal` ends it at once. Null when it was ended or the browser can't.
 */
export async function searchFurther(
  request: OptimizeRequest,
  signal: AbortSignal,
): Promise<OptimizerOutcome | null> {
  const thread = startThread()
  if (!thread) return null
  const ended = new Promise<null>((resolve) => {
    signal.addEventListener('abort', () => resolve(null), { once: true })
  })
  const question = askingWorker(thread).ask({ ...request, stepBudget: STEPS_OF_A_LONG_SEARCH })
  const outcome = await Promise.race([question, ended])
  thread.terminate()
  return outcome
}

/** null where the browser allows no workers. */
function startWorker(): OptimizerWorker | null {
  const thread = startThread()
  return thread && askingWorker(thread)
}

function startThread(): Worker | null {
  try {
    return new Worker(new URL('./optimizer-worker.ts', import.meta.url), { type: 'module' })
  } catch {
    return null
  }
}

function askingWorker(thread: Worker): OptimizerWorker {
  const waiting = new Map<number, (outcome: OptimizerOutcome | null) => void>()
  let lastId = 0
  let broken = false

  thread.addEventListener('message', ({ data: { id, outcome } }: MessageEvent<WorkerAnswer>) => {
    waiting.get(id)?.(outcome)
    waiting.delete(id)
  })
  // The worker's script didn't load, or it died: end every wait for its answer.
  thread.addEventListener('error', () => {
    broken = true
    for (const answer of waiting.values()) answer(null)
    waiting.clear()
  })

  return {
    ask: (request) =>
      new Promise((resolve) => {
        if (broken) return resolve(null)
        lastId += 1
        waiting.set(lastId, resolve)
        thread.postMessage(workerQuestion(lastId, request))
      }),
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

/** The same question over the wire. The server knows players by id, so the answer's are the pool's own rows. */
async function answerOfServer(request: OptimizeRequest): Promise<OptimizerOutcome> {
  const { playerToWire } = await import('#contract/player.ts')
  const { playerPool, mode, settings, keptPlayers } = request
  const excluded = new Set(request.excludedIds)
  const answer = await postJson<ServerAnswer>('/api/optimize', {
    players: playerPool.filter((player) => !excluded.has(player.id)).map(playerToWire),
    strategy: settings.strategy,
    budget: request.budget,
    gameMode: settings.contestFormat,
    format: mode.id,
    creativity: settings.creativity,
    existingPlayers: keptPlayers.map(playerToWire),
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
