import type { Format } from '../formats/format.ts'
import { gamesOf } from '../players/games.ts'
import { laterWeek } from '../players/later-week.ts'
import type { Player } from '../players/player.ts'
import type { SlateLock } from './next-lock.ts'

/** The locks of a slate, the first one first: the kickoffs of its week that the file says, or the first of them (`Format.locks`). */
export function locksOfSlate(players: readonly Player[], { locks }: Pick<Format, 'locks'>): SlateLock[] {
  const byKickoff = new Map<number, { away: string; home: string }[]>()
  const slateGames = gamesOf(players)
  const isMoved = laterWeek(slateGames.map(({ kickoff }) => kickoff))
  for (const { kickoff, away, home } of slateGames) {
    if (kickoff === null || isMoved(kickoff)) continue
    const games = byKickoff.get(kickoff.getTime())
    if (games) games.push({ away, home })
    else byKickoff.set(kickoff.getTime(), [{ away, home }])
  }
  const all = [...byKickoff].map(([at, games]) => ({ at, games }))
  return locks === 'each_game' ? all : all.slice(0, 1)
}
