import type { Result } from '#core/result.ts'
import type { Build, BuildRequest } from '#optimizer/build-request.ts'
import type { NoLineup } from '#optimizer/no-lineup.ts'

/** A format holds functions, which no message carries, so its id goes instead. */
export type BuildQuestion = { formatId: string; request: Omit<BuildRequest, 'mode'> }

export type BuildOutcome = Result<Build, NoLineup>

export type BuildAnswer =
  /** So many lineups are found so far. */
  | { kind: 'progress'; lineups: number }
  | { kind: 'done'; outcome: BuildOutcome }
  /** The browser can't run the kernel. */
  | { kind: 'failed' }

/** A thread that waits for the next build with its kernel loaded. */
let idle: Worker | null = null

/** Starts the thread, so that the kernel is loaded before the first build. */
export function preloadBuilder(): void {
  idle ??= startThread()
}

/**
 * Builds the lineups in a thread of their own; `onProgress` gets the number found so far. Null if `signal` stopped it.
 * Throws if the browser has no workers or can't run the kernel.
 */
export async function buildInThread(
  { mode, ...request }: BuildRequest,
  onProgress: (lineups: number) => void,
  signal: AbortSignal,
): Promise<BuildOutcome | null> {
  const thread = idle ?? startThread()
  idle = null
  if (!thread) throw new Error('this browser has no workers')
  thread.postMessage({ formatId: mode.id, request } satisfies BuildQuestion)
  const outcome = await answerOf(thread, onProgress, signal)
  // A thread that was stopped may be deep in a search; only its end frees it.
  if (outcome === null) thread.terminate()
  else idle ??= thread
  return outcome
}

function answerOf(thread: Worker, onProgress: (lineups: number) => void, signal: AbortSignal) {
  return new Promise<BuildOutcome | null>((resolve, reject) => {
    const failed = () => {
      thread.terminate()
      reject(new Error('the lineups could not be built in this browser'))
    }
    signal.addEventListener('abort', () => resolve(null), { once: true })
    thread.onerror = failed
    thread.onmessage = ({ data }: MessageEvent<BuildAnswer>) => {
      if (data.kind === 'progress') onProgress(data.lineups)
      else if (data.kind === 'done') resolve(data.outcome)
      else failed()
    }
  })
}

/** Null if the browser has no workers. */
function startThread(): Worker | null {
  try {
    return new Worker(new URL('./build-worker.ts', import.meta.url), { type: 'module' })
  } catch {
    return null
  }
}
