import { easternDate, instantAt } from '../time/game-time.ts'
import { nextWednesday } from '../time/nfl-calendar.ts'
import { kickoffOf } from './games.ts'
import { type Player, personKey } from './player.ts'

type Timed = Pick<Player, 'gameInfo' | 'basePlayerId' | 'team'>

/**
 * The people (by `personKey`) whose game begins in a later week, Wednesday to Tuesday, than the first game of the pool. Such a game
 * was moved; whether a contest still counts it is for its rules to say.
 */
export function laterWeekPeople(rows: readonly Timed[]): ReadonlySet<string> {
  const isLater = laterWeek(rows.map((row) => kickoffOf(row)))
  return new Set(rows.filter((row) => isLater(kickoffOf(row))).map(personKey))
}

/** Whether a kickoff is in a later week than the first of these. */
export function laterWeek(kickoffs: readonly (Date | null)[]): (kickoff: Date | null) => boolean {
  const first = kickoffs.reduce(
    (least, each) => Math.min(least, each?.getTime() ?? least),
    Number.POSITIVE_INFINITY,
  )
  if (first === Number.POSITIVE_INFINITY) return () => false
  const end = instantAt(nextWednesday(easternDate(new Date(first))), 'America/New_York')
  return (kickoff) => kickoff !== null && kickoff >= end
}
