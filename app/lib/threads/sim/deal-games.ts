import { GAMES_OF_BLOCK } from '#optimizer/sim/load-contest.ts'
import { GAMES_OF_FIELD } from '#optimizer/simulation/play-contest.ts'

export type Games = { firstGame: number; games: number }

/**
 * Deals games to threads, a block at a time: null when none are left for the thread. All threads have the opponents of the first games.
 * Later ones enter by the field, and to draw a large field takes longer than its games, so one thread draws it and plays all of them.
 */
export function dealGames(wanted: number): (thread: number) => Games | null {
  let [shared, field] = [0, GAMES_OF_FIELD]
  /** The next game of each thread; 0 while it has no field of its own. */
  const own: number[] = []
  return (thread) => {
    let firstGame = shared
    if (shared < GAMES_OF_FIELD) shared += GAMES_OF_BLOCK
    else {
      firstGame = own[thread] ?? 0
      if (firstGame % GAMES_OF_FIELD === 0) {
        firstGame = field
        field += GAMES_OF_FIELD
      }
      own[thread] = firstGame + GAMES_OF_BLOCK
    }
    const games = Math.min(GAMES_OF_BLOCK, wanted - firstGame)
    return games > 0 ? { firstGame, games } : null
  }
}
