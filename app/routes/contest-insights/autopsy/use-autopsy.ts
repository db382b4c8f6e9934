import { useState } from 'react'
import { getJson, messageOf, putJson } from '#app/lib/api-client.ts'
import { invalidate, remember, remembered } from '#app/lib/session/session-memory.ts'
import { failureOf, TaskRefused } from '#app/lib/threads/pool.ts'
import { type Run, useTask } from '#app/lib/threads/use-task.ts'
import type { AutopsyAnswer } from '#contract/autopsy.ts'
import type { ContestDetail } from '#contract/contests.ts'
import type { MemoryWire } from '#contract/slate-memory.ts'
import type { SlateFileWire } from '#contract/slates.ts'
import type { Autopsy } from '#core/autopsy/autopsy.ts'
import { isBeforeLock } from '#core/entries/frozen-forecast.ts'
import { isSlateMemory } from '#core/slate-memory/is-slate-memory.ts'
import { choicesIn } from '#core/slate-memory/memory.ts'
import { fetchApi } from '../../../lib/api-client.ts'
import type { AutopsyFound, AutopsyTask } from '../../../lib/threads/autopsy/autopsy-messages.ts'
import { type Thread, withThreads } from '../../../lib/threads/pool.ts'
import { tiersOf } from './contest-tiers.ts'

type Asked = { screenName: string; feeCents: number | null; games: number }

const NOT_KEPT = 'These figures could not be stored, so they are worked out again the next time.'

/** The share of the work that is done, null while the lineups are read; names of the contest like the one that has no entry. */
type Told = { share: number | null; names: readonly string[] }

/** The stored figures of a contest, and a run that works them out anew. */
export function useAutopsy(contest: ContestDetail['contest']) {
  const { id, slateId } = contest
  const key = `contests/${id}/autopsy`
  const [isKept, setIsKept] = useState(true)
  const stored = useTask(
    [id],
    () =>
      remembered(key, () => getJson<AutopsyAnswer>(`/api/contest/${id}/autopsy`)).catch((error) => {
        throw new TaskRefused(messageOf(error, 'The stored figures could not be read'))
      }),
    { starts: true },
  )
  const known = stored.answer
  const play = useTask([id], async ({ signal, tell }: Run<Told>, { screenName, feeCents, games }: Asked) => {
    if (!known?.format || slateId === null) return null
    const asked = {
      contestId: id,
      formatId: known.format,
      slateId,
      tiers: tiersOf(contest),
      feeCents,
      screenName: screenName.trim() || null,
      keys: known.entered.map(({ entryKey }) => entryKey),
      forecasts: known.entered.flatMap(({ entryKey, forecast }) =>
        forecast && isBeforeLock(forecast) ? [[entryKey, figuresOf(forecast)] as const] : [],
      ),
      games,
    }
    const found = await askAutopsy(asked, signal, (share) => tell({ share, names: [] })).catch((error) => {
      throw new TaskRefused(failureOf(error, messageOf(error, 'The contest could not be played')))
    })
    if (found?.kind !== 'no_entries') return found
    tell({ share: null, names: found.names })
    throw new TaskRefused(noEntries(screenName))
  })

  async function run(asked: Asked) {
    setIsKept(true)
    const found = await play.start(asked)
    if (found && known) await store(found.autopsy, known).catch(() => setIsKept(false))
  }

  async function store(autopsy: Autopsy, before: AutopsyAnswer) {
    await putJson(`/api/contest/${id}/autopsy`, { autopsy })
    remember(key, { ...before, stored: autopsy })
    invalidate('calibration')
  }

  return {
    /** Null while it loads. */
    known,
    /** The figures that are shown: those stored, until others are worked out. */
    autopsy: play.answer?.autopsy ?? known?.stored ?? null,
    /** The opponents of the last run on this page; they are not stored. */
    opponents: play.answer?.opponents ?? null,
    /** Absent while nothing runs. */
    running: play.isRunning ? (play.told?.share ?? null) : undefined,
    /** A sentence on what went wrong, or on what the user has to choose. */
    problem: play.isRunning ? null : (play.failure ?? stored.failure ?? (isKept ? null : NOT_KEPT)),
    names: play.told?.names ?? [],
    run,
    cancel: play.stop,
  }
}

function noEntries(screenName: string): string {
  return screenName.trim() === ''
    ? 'Type your name at the provider, so that your entries can be found.'
    : `No entry of "${screenName.trim()}" in this contest.`
}

function figuresOf({
  points,
  win,
  top1,
  cash,
  roi,
  dupes,
}: NonNullable<AutopsyAnswer['entered'][number]['forecast']>) {
  return { points, win, top1, cash, roi, dupes }
}

type AutopsyAsked = Omit<AutopsyTask, 'csvData' | 'choices' | 'fieldFile'>

/** The contest whose lineups a thread keeps. */
const contestOfThread = new WeakMap<Thread, number>()

/**
 * Works out what the user's entries of a contest deserved, in a thread of its own. Null if `signal` stopped it. Throws
 * `TaskRefused`, what a failed request throws, or if the browser can't run the kernel.
 * @param onDone the share of the games that are played, 0 to 1; null while the lineups are read.
 */
function askAutopsy(
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
