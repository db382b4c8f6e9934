import { useCallback, useEffect, useRef, useState } from 'react'
import { getJson, messageOf } from '#app/lib/api-client.ts'
import { remembered } from '#app/lib/session/session-memory.ts'
import type { ContestListItem } from '#contract/contests.ts'
import type { FieldReport } from '#contract/field-report.ts'
import { type HabitObservation, habitObservation } from '#core/verdict/habit-observation.ts'
import { rememberedHabits, rememberHabits } from './device-notes.ts'

/** Newest contests that one press reads: each makes the server read a whole field. */
const MOST_READ = 20

export type OtherContests = {
  observations: HabitObservation[]
  /** Null while nothing is read. */
  progress: { read: number; of: number } | null
  /** All were read. */
  isDone: boolean
  failure: string | null
  read: () => void
}

/** Habits of the same screen name in the user's other contests of the format: those seen on this device, and all at a press. */
export function useOtherContests(contestId: number, report: FieldReport | null): OtherContests {
  // Without a name the entries are those known by their keys, which holds for the other contests as well.
  const name = report?.mine ? (report.screenName ?? '') : null
  const [seen, setSeen] = useState<Record<string, HabitObservation | null>>({})
  const [progress, setProgress] = useState<OtherContests['progress']>(null)
  const [isDone, setIsDone] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const current = useRef<string | null>(null)

  useEffect(() => {
    current.current = name
    setProgress(null)
    setIsDone(false)
    setFailure(null)
    if (name === null || report === null) {
      setSeen({})
      return
    }
    rememberHabits(name, contestId, habitObservation(report.figures))
    setSeen(rememberedHabits(name))
  }, [name, report, contestId])

  const read = useCallback(async () => {
    if (name === null) return
    const isCurrent = () => current.current === name
    setFailure(null)
    try {
      await readOthers(name, contestId, (reading) => {
        if (!isCurrent()) return false
        setProgress(reading)
        setSeen(rememberedHabits(name))
        return true
      })
      if (isCurrent()) setIsDone(true)
    } catch (error) {
      if (isCurrent()) setFailure(messageOf(error, 'Not all contests were read'))
    }
    if (isCurrent()) setProgress(null)
  }, [name, contestId])

  // What is usual in one format is rare in another.
  const format = report?.figures.format ?? null
  const observations = Object.entries(seen).flatMap(([id, observation]) =>
    observation && isKnown(observation) && id !== String(contestId) && observation.format === format
      ? observation
      : [],
  )
  return { observations, progress, isDone, failure, read }
}

/** Not what was kept before formats were told apart, nor before a game was named by its scores. */
function isKnown(seen: HabitObservation | null | undefined): boolean {
  return seen === null || (seen?.format !== undefined && !seen.game.startsWith('slate '))
}

/** One contest after the other; stops when `onRead` answers false. */
async function readOthers(
  name: string,
  contestId: number,
  onRead: (progress: { read: number; of: number }) => boolean,
): Promise<void> {
  const { contests } = await getJson<{ contests: ContestListItem[] }>('/api/contest')
  const known = rememberedHabits(name)
  const unread = contests
    .filter(({ id, isLive }) => id !== contestId && !isLive && !isKnown(known[id]))
    .slice(0, MOST_READ)
  for (const [read, { id }] of unread.entries()) {
    if (!onRead({ read, of: unread.length })) return
    const query = name === '' ? '' : `?name=${encodeURIComponent(name)}`
    const { figures } = await remembered(`contests/${id}/field${query}`, () =>
      getJson<FieldReport>(`/api/contest/${id}/field${query}`),
    )
    rememberHabits(name, id, habitObservation(figures))
  }
  onRead({ read: unread.length, of: unread.length })
}
