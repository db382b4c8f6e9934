import type { PlayerWire } from '#contract/player.ts'
import { err, ok, type Result } from '#core/result.ts'
import type { NoLineup } from '#optimizer/no-lineup.ts'
import type { OptimizeRequest } from '#optimizer/optimize-request.ts'
import type { OptimizedLineup } from '#optimizer/optimizer.ts'
import { postJson } from '../../api-client.ts'
import { askedAgain, ThreadFailed } from '../asked-again.ts'
import { noteBroken, noteIfBroken, unlessBroken } from '../broken-threads.ts'
import { workerQuestion } from './worker-question.ts'

/** The lineup of a run and its proof, as the screens show them. */
export type OptimizerAnswer = Pick<
  OptimizedLineup,
  'players' | 'gap' | 'examined' | 'examinedIsExact' | 'runnerUpGap'
>

/** An error names the rule that leaves no valid lineup; the server's answer is its sentence alone. */
export type OptimizerOutcome = Result<OptimizerAnswer, { message: string; reason?: NoLineup['reason'] }>

/** `outcome` is null if the kernel did not arrive or failed. */
export type WorkerAnswer = { id: number; outcome: OptimizerOutcome | null }

type OptimizerWorker = {
  thread: Worker
  /** Throws `ThreadFailed`. */
  ask: (request: OptimizeRequest) => Promise<OptimizerOutcome>
}

let worker: OptimizerWorker | null = null

/** Starts the worker, so that the kernel is loaded before the first request; again if it failed since. */
export function preloadOptimizer(): void {
  if (unlessBroken(worker?.thread ?? null) === null) worker = startWorker()
}

/** Finds the best lineup in the browser, or on the server if workers or WASM are unavailable. */
export async function answerOf(request: OptimizeRequest): Promise<OptimizerOutcome> {
  const outcome = await askedAgainOrNull(async () => {
    preloadOptimizer()
    return worker && (await worker.ask(request))
  })
  return outcome ?? (await answerOfServer(request))
}

/** The step limit of `Keep searching`, which may run for minutes; other searches have a much smaller limit. */
const STEPS_OF_A_LONG_SEARCH = 2_000_000_000

/**
 * The same search with a much larger step limit, in a separate worker so that other requests do not wait for it. `signal`
 * stops it. Null if it was stopped or the browser cannot run it.
 */
export async function searchFurther(
  request: OptimizeRequest,
  signal: AbortSignal,
): Promise<OptimizerOutcome | null> {
  return askedAgainOrNull(async () => {
    const thread = startThread()
    if (!thread) return null
    const ended = new Promise<null>((resolve) => {
      signal.addEventListener('abort', () => resolve(null), { once: true })
    })
    const question = askingWorker(thread).ask({ ...request, stepBudget: STEPS_OF_A_LONG_SEARCH })
    try {
      return await Promise.race([question, ended])
    } finally {
      thread.terminate()
    }
  }, signal)
}

/** As `askedAgain`; null if the second thread failed too. */
async function askedAgainOrNull<Outcome>(
  ask: () => Promise<Outcome>,
  signal?: AbortSignal,
): Promise<Outcome | null> {
  try {
    return await askedAgain(ask, signal)
  } catch (error) {
    if (error instanceof ThreadFailed) return null
    throw error
  }
}

/** Null if the browser has no workers. */
function startWorker(): OptimizerWorker | null {
  const thread = startThread()
  return thread && askingWorker(thread)
}

function startThread(): Worker | null {
  try {
    return noteIfBroken(new Worker(new URL('./optimizer-worker.ts', import.meta.url), { type: 'module' }))
  } catch {
    return null
  }
}

function askingWorker(thread: Worker): OptimizerWorker {
  const waiting = new Map<number, (outcome: OptimizerOutcome | null) => void>()
  let lastId = 0

  thread.addEventListener('message', ({ data: { id, outcome } }: MessageEvent<WorkerAnswer>) => {
    if (outcome === null) return failed()
    waiting.get(id)?.(outcome)
    waiting.delete(id)
  })
  thread.addEventListener('error', failed)

  function failed() {
    noteBroken(thread)
    for (const answer of waiting.values()) answer(null)
    waiting.clear()
  }

  return {
    thread,
    ask: (request) =>
      new Promise((resolve, reject) => {
        lastId += 1
        waiting.set(lastId, (outcome) =>
          outcome ? resolve(outcome) : reject(new ThreadFailed('this browser could not search')),
        )
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

/** The same request to the server, which answers with player ids; they are mapped back to rows of the pool. */
async function answerOfServer(request: OptimizeRequest): Promise<OptimizerOutcome> {
  const { playerToWire } = await import('#contract/player.ts')
  const { playerPool, mode, settings, keptPlayers } = request
  const answer = await postJson<ServerAnswer>('/api/optimize', {
    players: playerPool.map(playerToWire),
    strategy: settings.strategy,
    budget: request.budget,
    gameMode: settings.contestFormat,
    format: mode.id,
    creativity: settings.creativity,
    priceGuard: settings.priceGuard,
    existingPlayers: keptPlayers.map(playerToWire),
    excludedIds: request.excludedIds ?? [],
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
