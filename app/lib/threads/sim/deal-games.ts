import { GAMES_OF_BLOCK } from '#optimizer/sim/load-contest.ts'
import { GAMES_OF_FIELD } from '#optimizer/simulation/play-contest.ts'

export type Games = { firstGame: number; games: number }

/**
 * Deals games to threads, a block at a time: null when none are left for the thread. All threads have the opponents of the first games.
 * Later ones enter by the field, and to draw a large field takes longer than its games, so one thread draws it and plays all of them.
 */
export function dealGames(wanted: number): (thread: number) => Games | null {
  const left: Games[] = []
  for (let firstGame = 0; firstGame < wanted; firstGame += GAMES_OF_FIELD)
    left.push({ firstGame, games: Math.min(GAMES_OF_FIELD, wanted - firstGame) })
  const shared = left.shift() ?? null
  const own = new Map<number, Games | null>()
  return (thread) => {
    if (shared?.games) return takeBlock(shared)
    let field = own.get(thread)
    if (!field?.games) field = left.shift() ?? null
    own.set(thread, field)
    return field && takeBlock(field)
  }
}

function takeBlock(field: Games): Games {
  const games = Math.min(GAMES_OF_BLOCK, field.games)
  const block = { firstGame: field.firstGame, games }
  field.firstGame += games
  field.games -= games
  return block
}
