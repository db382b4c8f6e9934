import { useMemo } from 'react'
import { formatTimeLeft } from '#app/lib/formats/format-time-left.ts'
import { useNow } from '#app/lib/formats/use-time-left.ts'
import { type NextLock, slateLocks } from '#core/lineups/slot-states.ts'
import type { LineupState } from './lineup-state.ts'

/** Whose games have begun while others are still to come, and the time until the next lock; both are read anew twice a minute. */
export function useSlateLocks({ playerPool, format }: Pick<LineupState, 'playerPool' | 'format'>): {
  /** Row ids; none before the first lock and after the last one. */
  begun: ReadonlySet<string>
  /** Null once everything has begun, or where no kickoff is known. */
  next: NextLock | null
  /** Nothing new can be entered. */
  hasBegun: boolean
  /** Games have begun, and no kickoff is to come. */
  isOver: boolean
  /** The time until then, `2 h 5 min`. */
  left: string | null
} {
  const now = useNow()
  const { begun, next } = useMemo(() => slateLocks(playerPool, format, { now }), [playerPool, format, now])
  return {
    begun: next ? begun : NOBODY,
    next,
    hasBegun: begun.size > 0,
    isOver: begun.size > 0 && next === null,
    left: next && formatTimeLeft(next.kickoff, now),
  }
}

const NOBODY: ReadonlySet<string> = new Set()
