import {
  type FromThread,
  type TaskName,
  type Tasks,
  THREAD_OF,
  type ThreadKind,
  type ToThread,
} from './tasks.ts'

/** The request is at fault, not the browser; its message is a sentence for the user. */
export class TaskRefused extends Error {}

/** The device has too little memory for the request, which another one may answer. */
export class OutOfMemory extends TaskRefused {}

/** A thread could not answer: its code or a kernel did not arrive, it broke while it worked, or the browser has no threads. */
export class ThreadFailed extends Error {}

/** What went wrong, as a sentence: of a refused task its own, else `notHere`. */
export function failureOf(error: unknown, notHere: string): string {
  return error instanceof TaskRefused ? error.message : notHere
}

type PoolOfKind = {
  start: () => Worker
  /** Threads that wait for the next task with their kernels loaded, the first to be asked first. */
  waiting: Thread[]
  /** So many may wait. */
  keeps: number
  /** The one thread that waits gets all tasks at once. */
  isShared?: true
  /** A stopped task ends soon, so its thread is kept. */
  stopsSoon?: true
}

const startOptimizer = () =>
  new Worker(new URL('./optimizer/optimizer-worker.ts', import.meta.url), { type: 'module' })

/** Each kind of thread has a file of its own, with the engines of its tasks: a page loads what it asks. */
const POOLS: Record<ThreadKind, PoolOfKind> = {
  optimizer: { start: startOptimizer, waiting: [], keeps: 1, isShared: true },
  search: { start: startOptimizer, waiting: [], keeps: 0 },
  build: {
    start: () => new Worker(new URL('./build/build-worker.ts', import.meta.url), { type: 'module' }),
    waiting: [],
    keeps: 1,
  },
  entries: {
    start: () => new Worker(new URL('./entries/entries-worker.ts', import.meta.url), { type: 'module' }),
    waiting: [],
    keeps: 1,
  },
  sim: {
    start: () => new Worker(new URL('./sim/sim-worker.ts', import.meta.url), { type: 'module' }),
    waiting: [],
    keeps: 4,
    stopsSoon: true,
  },
  autopsy: {
    start: () => new Worker(new URL('./autopsy/autopsy-worker.ts', import.meta.url), { type: 'module' }),
    waiting: [],
    keeps: 1,
  },
}

type AskOptions<Name extends TaskName> = {
  onProgress?: (progress: Tasks[Name]['progress']) => void
  transfer?: Transferable[]
}

/**
 * What a thread answers to a task; null if `signal` stopped it. Throws `TaskRefused`, and `ThreadFailed` if two threads could
 * not answer.
 */
export function ask<Name extends TaskName>(
  task: Name,
  input: Tasks[Name]['input'],
  { signal, onProgress }: { signal?: AbortSignal } & AskOptions<Name> = {},
): Promise<Tasks[Name]['answer'] | null> {
  return withThreads({ kind: THREAD_OF[task], signal }, ([thread]) =>
    thread!.ask(task, input, {
      onProgress: (progress) => signal?.aborted || onProgress?.(progress),
    }),
  )
}

/**
 * What `use` makes of threads that it has to itself; null if `signal` stopped it. It is called once more if a thread failed: on
 * a bad network its code may have been lost, and a new thread gives the same answer to the same question.
 */
export async function withThreads<Answer>(
  { kind, count = 1, signal }: { kind: ThreadKind; count?: number; signal?: AbortSignal | undefined },
  use: (threads: readonly Thread[]) => Promise<Answer>,
): Promise<Answer | null> {
  const attempt = async () => {
    const threads = take(kind, count)
    try {
      return await unlessStopped(use(threads), signal)
    } finally {
      giveBack(kind, threads)
    }
  }
  try {
    return await attempt()
  } catch (error) {
    if (!(error instanceof ThreadFailed) || signal?.aborted) throw error
    return attempt()
  }
}

/**
 * Starts threads, so that their code and kernels are loaded before the first task. Those returned wait for it, and may be told
 * of it; none where the browser can't start them, which is said with the task.
 */
export function startAhead(kind: ThreadKind, count = 1): readonly Thread[] {
  try {
    const threads = take(kind, count)
    giveBack(kind, threads)
    return threads
  } catch {
    return []
  }
}

function unlessStopped<Answer>(
  answer: Promise<Answer>,
  signal: AbortSignal | undefined,
): Promise<Answer | null> {
  if (!signal) return answer
  const stopped = new Promise<null>((resolve) => {
    if (signal.aborted) resolve(null)
    signal.addEventListener('abort', () => resolve(null), { once: true })
  })
  return Promise.race([answer, stopped])
}

function take(kind: ThreadKind, count: number): Thread[] {
  const pool = POOLS[kind]
  pool.waiting = pool.waiting.filter((thread) => !thread.isBroken())
  if (!pool.isShared) return Array.from({ length: count }, () => pool.waiting.shift() ?? startThread(pool))
  pool.waiting[0] ??= startThread(pool)
  return [pool.waiting[0]]
}

function giveBack(kind: ThreadKind, threads: readonly Thread[]): void {
  const { waiting, keeps, stopsSoon = false, isShared = false } = POOLS[kind]
  if (isShared) return
  // A thread that was stopped may be deep in its work; only its end frees it.
  const [kept, ended] = [[] as Thread[], [] as Thread[]]
  for (const thread of threads) (thread.isBusy() && !stopsSoon ? ended : kept).push(thread)
  waiting.unshift(...kept)
  for (const thread of [...ended, ...waiting.splice(keeps)]) thread.end()
}

/** A thread that was started. */
export type Thread = {
  /** Throws `TaskRefused` and `ThreadFailed`. */
  ask: <Name extends TaskName>(
    task: Name,
    input: Tasks[Name]['input'],
    options?: AskOptions<Name>,
  ) => Promise<Tasks[Name]['answer']>
  isBusy: () => boolean
  isBroken: () => boolean
  end: () => void
}

type Asked = {
  resolve: (answer: never) => void
  reject: (error: Error) => void
  onProgress: ((progress: never) => void) | undefined
}

let lastId = 0

/** Throws `ThreadFailed` if the browser has no threads. */
function startThread({ start }: PoolOfKind): Thread {
  const worker = started(start)
  const asked = new Map<number, Asked>()
  let isBroken = false
  const fail = () => {
    isBroken = true
    worker.terminate()
    for (const { reject } of asked.values()) reject(new ThreadFailed('a thread failed'))
    asked.clear()
  }
  // Also before anything is asked: the event comes only once, and a thread that was started ahead would be asked in vain.
  worker.addEventListener('error', fail)
  worker.addEventListener('message', ({ data }: MessageEvent<FromThread>) => {
    const question = asked.get(data.id)
    if (data.kind === 'progress') return question?.onProgress?.(data.progress as never)
    if (data.kind === 'failed' && data.reason === null) return fail()
    asked.delete(data.id)
    if (data.kind === 'failed')
      question?.reject(new (data.isOfMemory ? OutOfMemory : TaskRefused)(data.reason!))
    else question?.resolve(data.answer as never)
  })
  return {
    ask: (task, input, { onProgress, transfer = [] } = {}) =>
      new Promise((resolve, reject) => {
        if (isBroken) return reject(new ThreadFailed('a thread failed before it was asked'))
        lastId += 1
        asked.set(lastId, { resolve, reject, onProgress })
        worker.postMessage({ id: lastId, task, input } satisfies ToThread, transfer)
      }),
    isBusy: () => asked.size > 0,
    isBroken: () => isBroken,
    end: () => worker.terminate(),
  }
}

function started(start: () => Worker): Worker {
  try {
    return start()
  } catch (cause) {
    throw new ThreadFailed('this browser has no threads', { cause })
  }
}
