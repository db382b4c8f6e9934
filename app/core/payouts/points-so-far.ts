import type { GamesSoFar } from '../contest-pool/contest-pool.ts'
import type { ContestSettings, OpponentsFile } from './contest-settings.ts'

/**
 * The live standings that were taken last; undefined without any. A player has scored the same in every contest of a slate, so
 * those without standings count these points, too.
 */
export function lastStandings(contests: readonly ContestSettings[]): OpponentsFile | undefined {
  const live = contests.flatMap(({ opponents }) =>
    opponents?.games ? [{ opponents, played: minutesPlayed(opponents.games) }] : [],
  )
  return live.toSorted((a, b) => b.played - a.played)[0]?.opponents
}

function minutesPlayed({ over, minutesLeft }: GamesSoFar): number {
  return minutesLeft.reduce((sum, left) => sum + 60 - left, 60 * over)
}
