import { useState } from 'react'
import { getJson, messageOf, putJson } from '#app/lib/api-client.ts'
import { invalidate, remember, remembered } from '#app/lib/session/session-memory.ts'
import { askAutopsy } from '#app/lib/threads/autopsy/autopsy-client.ts'
import { failureOf, TaskRefused } from '#app/lib/threads/pool.ts'
import { type Run, useTask } from '#app/lib/threads/use-task.ts'
import type { AutopsyAnswer } from '#contract/autopsy.ts'
import type { ContestDetail } from '#contract/contests.ts'
import type { Autopsy } from '#core/autopsy/autopsy.ts'
import { isBeforeLock } from '#core/entries/frozen-forecast.ts'
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
