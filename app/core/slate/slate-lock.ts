import type { Format } from '../formats/format.ts'
import { gamesOf } from '../players/games.ts'
import type { Player } from '../players/player.ts'

/** A moment at which players of a slate lock, and the games that begin then. */
export type SlateLock = {
  /** Milliseconds since 1970. */
  at: number
  games: readonly { away: string; home: string }[]
}

/** The locks of a slate, the first one first: the kickoffs that the file says, or the first of them (`Format.locks`). */
export function locksOfSlate(players: readonly Player[], { locks }: Pick<Format, 'locks'>): SlateLock[] {
  const byKickoff = new Map<number, { away: string; home: string }[]>()
  for (const { kickoff, away, home } of gamesOf(players)) {
    if (kickoff === null) continue
    const games = byKickoff.get(kickoff.getTime())
    if (games) games.push({ away, home })
    else byKickoff.set(kickoff.getTime(), [{ away, home }])
  }
  const all = [...byKickoff].map(([at, games]) => ({ at, games }))
  return locks === 'each_game' ? all : all.slice(0, 1)
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
