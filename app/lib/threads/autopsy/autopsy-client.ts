import type { MemoryWire } from '#contract/slate-memory.ts'
import type { SlateFileWire } from '#contract/slates.ts'
import { isSlateMemory } from '#core/slate-memory/is-slate-memory.ts'
import { choicesIn } from '#core/slate-memory/memory.ts'
import { fetchApi, getJson, messageOf } from '../../api-client.ts'
import { TaskRefused, type Thread, withThreads } from '../pool.ts'
import type { AutopsyFound, AutopsyTask } from './autopsy-messages.ts'

type AutopsyAsked = Omit<AutopsyTask, 'csvData' | 'choices' | 'fieldFile'>

/** The contest whose lineups a thread keeps. */
const contestOfThread = new WeakMap<Thread, number>()

/**
 * Works out what the user's entries of a contest deserved, in a thread of its own. Null if `signal` stopped it. Throws
 * `TaskRefused`, what a failed request throws, or if the browser can't run the kernel.
 * @param onDone the share of the games that are played, 0 to 1; null while the lineups are read.
 */
export function askAutopsy(
  asked: AutopsyAsked,
  signal: AbortSignal,
  onDone: (share: number | null) => void,
): Promise<AutopsyFound | null> {
  // The thread starts before the files are here, so that it loads its kernel meanwhile.
  return withThreads({ kind: 'autopsy', signal }, async ([thread]) => {
    onDone(null)
    const task = await taskOf(asked, contestOfThread.get(thread!) !== asked.contestId)
    if (signal.aborted) return null
    // A task that is refused may have left either contest's lineups there.
    contestOfThread.delete(thread!)
    const found = await thread!.ask('autopsy', task, {
      onProgress: (share) => signal.aborted || onDone(share),
      transfer: task.fieldFile ? [task.fieldFile] : [],
    })
    contestOfThread.set(thread!, asked.contestId)
    return found
  })
}

/** Loads what the thread needs, all of it at once. */
async function taskOf(asked: AutopsyAsked, needsField: boolean): Promise<AutopsyTask> {
  const path = `/api/csv-history/${asked.formatId}/${asked.slateId}`
  const [fieldFile, { csvData }, memory] = await Promise.all([
    needsField ? loadFieldFile(asked.contestId) : null,
    getJson<SlateFileWire>(path),
    getJson<MemoryWire>(`${path}/memory`),
  ])
  const choices = isSlateMemory(memory.fields) ? choicesIn(memory.fields, {}) : {}
  return { ...asked, csvData, choices, fieldFile }
}

async function loadFieldFile(contestId: number): Promise<ArrayBuffer> {
  try {
    return await (await fetchApi(`/api/contest/${contestId}/field-file`, {})).arrayBuffer()
  } catch (error) {
    throw new TaskRefused(messageOf(error, 'The lineups of the contest could not be loaded'))
  }
}
