import type { GamesSoFar } from '../field/live-games.ts'
import type { ContestSettings } from './contest-settings.ts'

/**
 * The contests of a slate's entries with the points so far that are known: a player has scored the same in all of them, so those
 * without live standings count the points of the contest whose standings were taken last.
 */
export function withPointsSoFar(
  contests: ReadonlyMap<string, ContestSettings>,
): ReadonlyMap<string, ContestSettings> {
  const live = [...contests.values()].flatMap(({ opponents }) =>
    opponents?.games ? [{ opponents, played: minutesPlayed(opponents.games) }] : [],
  )
  if (live.length === 0) return contests
  const { opponents: scored } = live.reduce((last, each) => (each.played > last.played ? each : last))
  return new Map(
    [...contests].map(([key, contest]) => [key, contest.opponents ? contest : { ...contest, scored }]),
  )
}

function minutesPlayed({ over, minutesLeft }: GamesSoFar): number {
  return minutesLeft.reduce((sum, left) => sum + 60 - left, 60 * over)
}
