import { parseGameInfo } from '../time/game-time.ts'
import type { Player } from './player.ts'
import { gameOf } from './sides.ts'
import { teamKey } from './team-key.ts'

/** One NFL game of a slate. */
export type SlateGame = {
  /** As `gameOf` of its players. */
  key: string
  away: string
  home: string
  /** Null where the file does not say it. */
  kickoff: Date | null
}

const kickoffs = new Map<string, Date | null>()

/** The kickoff of the player's game, where the file says it; each text is read once. */
export function kickoffOf({ gameInfo }: Pick<Player, 'gameInfo'>): Date | null {
  if (gameInfo === null) return null
  const known = kickoffs.get(gameInfo)
  if (known !== undefined) return known
  const kickoff = parseGameInfo(gameInfo)?.kickoff ?? null
  kickoffs.set(gameInfo, kickoff)
  return kickoff
}

/** The games of a pool, the first kickoff first; those of unknown kickoff last, in pool order. */
export function gamesOf(players: readonly Pick<Player, 'team' | 'opponent' | 'gameInfo'>[]): SlateGame[] {
  const games = new Map<string, SlateGame>()
  for (const { team, opponent, gameInfo } of players) {
    const key = gameOf({ team, opponent })
    if (key === null || games.get(key)?.kickoff) continue
    const read = parseGameInfo(gameInfo ?? '')
    const isAway = read !== null && teamKey(read.away) === teamKey(team!)
    const [away, home] = read === null || isAway ? [team!, opponent!] : [opponent!, team!]
    const known = games.get(key)
    games.set(key, known && !read ? known : { key, away, home, kickoff: read?.kickoff ?? null })
  }
  const time = ({ kickoff }: SlateGame) => kickoff?.getTime() ?? Number.POSITIVE_INFINITY
  return [...games.values()].sort((a, b) => (time(a) === time(b) ? 0 : time(a) - time(b)))
}

/** Milliseconds since 1970 of the kickoffs of a pool's games, by player; those of unknown kickoff count as the last. */
export function locksAtOf(
  players: readonly Pick<Player, 'team' | 'opponent' | 'gameInfo'>[],
): (player: Pick<Player, 'team' | 'opponent'>) => number {
  const kickoffs = new Map(gamesOf(players).map(({ key, kickoff }) => [key, kickoff?.getTime()]))
  return (player) => kickoffs.get(gameOf(player) ?? '') ?? Number.POSITIVE_INFINITY
}
