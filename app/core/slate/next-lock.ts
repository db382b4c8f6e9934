/** A moment at which players of a slate lock, and the games that begin then. */
export type SlateLock = {
  /** Milliseconds since 1970. */
  at: number
  games: readonly { away: string; home: string }[]
}

/**
 * The lock that comes next, with games where they are known; null where all are over or none is known. `isFirst`: nothing has
 * locked yet.
 * @param locks absent for a slate that was stored before they were.
 */
export function nextLockOf(
  { startsAt, locks = [] }: { startsAt: number | null; locks?: readonly SlateLock[] },
  now: number,
): (SlateLock & { isFirst: boolean }) | null {
  const next = locks.find(({ at }) => at > now) ?? (startsAt === null ? null : { at: startsAt, games: [] })
  return next !== null && next.at > now ? { ...next, isFirst: next.at === (locks[0]?.at ?? startsAt) } : null
}
