import type { Result } from '#core/result.ts'
import type { RuleShare } from '#core/rules/judging/rule-share.ts'
import type { Build, BuildRequest } from '#optimizer/build-request.ts'
import type { ConflictReport } from '#optimizer/conflicts/conflict-report.ts'
import type { NoLineup } from '#optimizer/no-lineup.ts'
import type { RulePrice } from '#optimizer/rules/price-of-rule.ts'
import type { Repair, RepairRequest } from '#optimizer/repair.ts'
import { askedAgain, ThreadFailed } from '../asked-again.ts'
import { noteIfBroken, unlessBroken } from '../broken-threads.ts'

type Answers = {
  build: Result<Build, NoLineup>
  /** Why the request builds fewer lineups than asked for. */
  explain: ConflictReport
  /** What one rule of the request costs. */
  price: Result<RulePrice, NoLineup>
  /** What each rule of the request removes, in its order. */
  shares: (RuleShare | null)[]
  /** The lineups of a list, repaired. */
  repair: Repair
}
type Task = keyof Answers

/** A format holds functions, which no message carries, so its id goes instead. */
export type BuildQuestion = {
  task: Task
  formatId: string
  request: Omit<BuildRequest, 'mode'>
  /** Of a price: the place of the rule in the request. */
  rule: number
  /** Of a repair; null otherwise. */
  repair: Pick<RepairRequest, 'lineups' | 'way'> | null
}

export type BuildAnswer =
  /** So many lineups are found so far. */
  | { kind: 'progress'; lineups: number }
  | { kind: 'done'; value: unknown }
  /** The browser can't run the kernel. */
  | { kind: 'failed' }

/** A thread that waits for the next question with its kernel loaded. */
let idle: Worker | null = null

/** Starts the thread, so that the kernel is loaded before the first build. */
export function preloadBuilder(): void {
  idle ??= startThread()
}

/**
 * Asks a thread of its own; `onProgress` gets the number of lineups found so far. Null if `signal` stopped it. Throws if the
 * browser has no workers or can't run the kernel.
 */
export async function askBuilder<T extends Task>(
  task: T,
  { mode, ...request }: BuildRequest,
  signal: AbortSignal,
  {
    onProgress = () => {},
    rule = 0,
    repair = null,
  }: {
    onProgress?: (lineups: number) => void
    rule?: number
    repair?: BuildQuestion['repair']
  } = {},
): Promise<Answers[T] | null> {
  const question = { task, formatId: mode.id, request, rule, repair } satisfies BuildQuestion
  const answer = await askedAgain(() => askThread(question, onProgress, signal), signal)
  return answer as Answers[T] | null
}

async function askThread(
  question: BuildQuestion,
  onProgress: (lineups: number) => void,
  signal: AbortSignal,
): Promise<unknown> {
  const thread = unlessBroken(idle) ?? startThread()
  idle = null
  if (!thread) throw new Error('this browser has no workers')
  thread.postMessage(question)
  const answer = await answerOf(thread, onProgress, signal)
  // A thread that was stopped may be deep in a search; only its end frees it.
  if (answer === null || idle) thread.terminate()
  else idle = thread
  return answer
}

function answerOf(thread: Worker, onProgress: (lineups: number) => void, signal: AbortSignal) {
  return new Promise<unknown>((resolve, reject) => {
    const failed = () => {
      thread.terminate()
      reject(new ThreadFailed('this browser could not build'))
    }
    signal.addEventListener('abort', () => resolve(null), { once: true })
    thread.onerror = failed
    thread.onmessage = ({ data }: MessageEvent<BuildAnswer>) => {
      if (data.kind === 'progress') onProgress(data.lineups)
      else if (data.kind === 'done') resolve(data.value)
      else failed()
    }
  })
}

/** Null if the browser has no workers. */
function startThread(): Worker | null {
  try {
    return noteIfBroken(new Worker(new URL('./build-worker.ts', import.meta.url), { type: 'module' }))
  } catch {
    return null
  }
}
