import { useEffect, useRef, useState } from 'react'
import { getJson, messageOf, putJson } from '#app/lib/api-client.ts'
import { invalidate, remember, remembered } from '#app/lib/session/session-memory.ts'
import { askAutopsy } from '#app/lib/threads/autopsy/autopsy-client.ts'
import { failureOf } from '#app/lib/threads/pool.ts'
import type { AutopsyAnswer } from '#contract/autopsy.ts'
import type { ContestDetail } from '#contract/contests.ts'
import type { Autopsy } from '#core/autopsy/autopsy.ts'
import type { Opponent } from '#core/autopsy/opponents.ts'
import { tiersOf } from './contest-tiers.ts'

export type AutopsyState = {
  /** Null while it loads. */
  known: AutopsyAnswer | null
  /** The figures that are shown: those stored, until others are worked out. */
  autopsy: Autopsy | null
  /** Of the last run on this page; they are not stored. */
  opponents: readonly Opponent[] | null
  /** The share of the work that is done, null while the lineups are read; absent while nothing runs. */
  running?: number | null
  /** A sentence on what went wrong, or on what the user has to choose. */
  problem: string | null
  /** Names of the contest like the one that has no entry. */
  names: readonly string[]
}

const START: AutopsyState = { known: null, autopsy: null, opponents: null, problem: null, names: [] }
const NOT_KEPT = 'These figures could not be stored, so they are worked out again the next time.'

/** The stored figures of a contest, and a run that works them out anew. */
export function useAutopsy(contest: ContestDetail['contest']) {
  const [state, setState] = useState(START)
  const stopping = useRef<AbortController | null>(null)
  const { id } = contest
  const key = `contests/${id}/autopsy`

  useEffect(() => {
    let current = true
    remembered(key, () => getJson<AutopsyAnswer>(`/api/contest/${id}/autopsy`)).then(
      (known) => current && setState((before) => ({ ...before, known, autopsy: known.stored })),
      (error) =>
        current &&
        setState((before) => ({
          ...before,
          problem: messageOf(error, 'The stored figures could not be read'),
        })),
    )
    return () => {
      current = false
      stopping.current?.abort()
    }
  }, [id, key])

  async function run({
    screenName,
    feeCents,
    games,
  }: {
    screenName: string
    feeCents: number | null
    games: number
  }) {
    const { known } = state
    if (!known?.format || contest.slateId === null) return
    stopping.current?.abort()
    const stop = new AbortController()
    stopping.current = stop
    const set = (change: Partial<AutopsyState>) =>
      setState(({ running: _, ...before }) => ({ ...before, ...change }))
    set({ running: null, problem: null, names: [] })
    try {
      const found = await askAutopsy(
        {
          contestId: id,
          formatId: known.format,
          slateId: contest.slateId,
          tiers: tiersOf(contest),
          feeCents,
          screenName: screenName.trim() || null,
          keys: known.entered.map(({ entryKey }) => entryKey),
          forecasts: known.entered.flatMap(({ entryKey, forecast }) =>
            forecast ? [[entryKey, figuresOf(forecast)] as const] : [],
          ),
          games,
        },
        stop.signal,
        (running) => !stop.signal.aborted && set({ running }),
      )
      if (found === null) return set({})
      if (found.kind === 'no_entries') return set({ problem: noEntries(screenName), names: found.names })
      set({ autopsy: found.autopsy, opponents: found.opponents })
      await store(found.autopsy, known).catch(() => set({ problem: NOT_KEPT }))
    } catch (error) {
      if (stop.signal.aborted) return set({})
      set({ problem: failureOf(error, messageOf(error, 'The contest could not be played')) })
    }
  }

  async function store(autopsy: Autopsy, known: AutopsyAnswer) {
    await putJson(`/api/contest/${id}/autopsy`, { autopsy })
    remember(key, { ...known, stored: autopsy })
    invalidate('calibration')
  }

  return { state, run, cancel: () => stopping.current?.abort() }
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
