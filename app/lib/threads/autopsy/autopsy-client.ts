import type { MemoryWire } from '#contract/slate-memory.ts'
import type { SlateFileWire } from '#contract/slates.ts'
import type { Autopsy } from '#core/autopsy/autopsy.ts'
import type { Opponent } from '#core/autopsy/opponents.ts'
import { isSlateMemory } from '#core/slate-memory/is-slate-memory.ts'
import { choicesIn } from '#core/slate-memory/memory.ts'
import { fetchApi, getJson, messageOf } from '../../api-client.ts'
import { askedAgain, ThreadFailed } from '../asked-again.ts'
import { noteIfBroken, unlessBroken } from '../broken-threads.ts'
import type { AutopsyTask, FromAutopsy } from './autopsy-messages.ts'

export type AutopsyAsked = Omit<AutopsyTask, 'run' | 'csvData' | 'choices' | 'fieldFile'>

/** What the thread found: figures, or names of the contest where none of its entries is the user's. */
export type AutopsyFound =
  | { kind: 'done'; autopsy: Autopsy; opponents: Opponent[] }
  | { kind: 'no_entries'; names: string[] }

/** The contest is at fault, not the browser; its message is a sentence for the user. */
export class AutopsyFailed extends Error {}

/** A thread that waits with the kernel loaded, and the contest whose lineups it keeps. */
let idle: { thread: Worker; contestId: number } | null = null
let lastRun = 0

/**
 * Works out what the user's entries of a contest deserved, in a thread of its own. Null if `signal` stopped it. Throws
 * `AutopsyFailed`, what a failed request throws, or if the browser can't run the kernel.
 * @param onDone the share of the games that are played, 0 to 1; null while the lineups are read.
 */
export function askAutopsy(
  asked: AutopsyAsked,
  signal: AbortSignal,
  onDone: (share: number | null) => void,
): Promise<AutopsyFound | null> {
  return askedAgain(() => askThread(asked, signal, onDone), signal)
}

async function askThread(
  asked: AutopsyAsked,
  signal: AbortSignal,
  onDone: (share: number | null) => void,
): Promise<AutopsyFound | null> {
  onDone(null)
  const { contestId } = asked
  const waiting = unlessBroken(idle?.thread ?? null) && idle
  idle = null
  // Started before the files are here, so that it loads its kernel meanwhile.
  const thread = waiting?.thread ?? startThread()
  const run = ++lastRun
  let found: AutopsyFound | null = null
  try {
    const sends = sendTask(thread, { asked, run, needsField: waiting?.contestId !== contestId }, signal)
    ;[found] = await Promise.all([answerOf(thread, { run, signal, onDone }), sends])
    return found
  } finally {
    // A thread that was stopped is in the middle of its games; only its end frees it.
    if (found === null || idle) thread.terminate()
    else idle = { thread, contestId }
  }
}

/** Loads what the thread needs, all of it at once. */
async function sendTask(
  thread: Worker,
  { asked, run, needsField }: { asked: AutopsyAsked; run: number; needsField: boolean },
  signal: AbortSignal,
): Promise<void> {
  const path = `/api/csv-history/${asked.formatId}/${asked.slateId}`
  const [fieldFile, { csvData }, memory] = await Promise.all([
    needsField ? loadFieldFile(asked.contestId) : null,
    getJson<SlateFileWire>(path),
    getJson<MemoryWire>(`${path}/memory`),
  ])
  if (signal.aborted) return
  const choices = isSlateMemory(memory.fields) ? choicesIn(memory.fields, {}) : {}
  const task: AutopsyTask = { ...asked, run, csvData, choices, fieldFile }
  thread.postMessage(task, fieldFile ? [fieldFile] : [])
}

/** What the thread finds; null once `signal` stops it. */
function answerOf(
  thread: Worker,
  { run, signal, onDone }: { run: number; signal: AbortSignal; onDone: (share: number) => void },
): Promise<AutopsyFound | null> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => resolve(null), { once: true })
    thread.onerror = () => reject(new ThreadFailed('this browser could not play the contest'))
    thread.onmessage = ({ data }: MessageEvent<FromAutopsy>) => {
      if (data.run !== run || signal.aborted) return
      if (data.kind === 'playing') onDone(data.done)
      else if (data.kind !== 'failed') resolve(data)
      else reject(data.reason === null ? new ThreadFailed('no kernel') : new AutopsyFailed(data.reason))
    }
  })
}

async function loadFieldFile(contestId: number): Promise<ArrayBuffer> {
  try {
    return await (await fetchApi(`/api/contest/${contestId}/field-file`, {})).arrayBuffer()
  } catch (error) {
    throw new AutopsyFailed(messageOf(error, 'The lineups of the contest could not be loaded'))
  }
}

/** Throws if the browser has no workers. */
function startThread(): Worker {
  return noteIfBroken(new Worker(new URL('./autopsy-worker.ts', import.meta.url), { type: 'module' }))
}
