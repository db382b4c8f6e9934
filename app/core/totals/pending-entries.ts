import { groupBy } from '../collections/group-by.ts'
import { firstLockOf } from '../slate/first-lock.ts'
import { sumOf } from './returns-summary.ts'

/** Entries whose winnings are not known. */
export type PendingEntries = {
  entries: number
  feesCents: number
  /** Those among them whose points are known; absent for none. */
  scored?: number
  /** The others by the first lock of their slate, the latest first; absent where no lock is known. */
  locks?: { at: number; entries: number }[]
}

/** Of saved lineups and of entered sets. */
export type PendingByRecord = { lineups: PendingEntries; sets: PendingEntries }

/** What is counted together: the points of all of its entries, or of `scored` of them, are known. */
type PendingPart = {
  entries: number
  feesCents: number
  scored: number
  startsAt: number | null
  gameDate: string | null
}

/** Locks that are to come are few; those of long ago say nothing. */
const MOST_LOCKS = 20

export const NONE_PENDING: PendingEntries = { entries: 0, feesCents: 0 }

export function pendingEntries(parts: readonly PendingPart[]): PendingEntries {
  const scored = sumOf(parts, (part) => part.scored)
  const open = parts.filter((part) => part.entries > part.scored)
  const locks = [...groupBy(open, firstLockOf)]
    .flatMap(([at, alike]) =>
      at === null ? [] : [{ at, entries: sumOf(alike, (part) => part.entries - part.scored) }],
    )
    .sort((a, b) => b.at - a.at)
    .slice(0, MOST_LOCKS)
  return {
    entries: sumOf(parts, ({ entries }) => entries),
    feesCents: sumOf(parts, ({ feesCents }) => feesCents),
    ...(scored > 0 ? { scored } : {}),
    ...(locks.length > 0 ? { locks } : {}),
  }
}

/** The same of several kinds of records. */
export function allPending(kinds: readonly PendingEntries[]): Required<PendingEntries> {
  return {
    entries: sumOf(kinds, ({ entries }) => entries),
    feesCents: sumOf(kinds, ({ feesCents }) => feesCents),
    scored: sumOf(kinds, ({ scored = 0 }) => scored),
    locks: kinds.flatMap(({ locks = [] }) => locks),
  }
}

/** Of these entries: played without points or winnings, played with points alone, and not locked yet at `now`. */
export function pendingByState(
  pending: PendingEntries,
  now: number,
): { unknown: number; scored: number; notLocked: number } {
  const { entries, scored, locks } = allPending([pending])
  const notLocked = sumOf(
    locks.filter(({ at }) => at > now),
    (lock) => lock.entries,
  )
  return { unknown: entries - scored - notLocked, scored, notLocked }
}
