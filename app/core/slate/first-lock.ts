import { instantAt } from '../time/game-time.ts'

/** `startsAt`: the first kickoff, in milliseconds since 1970. `gameDate`: the Eastern day of the games, `YYYY-MM-DD`. */
type Timed = { startsAt: number | null; gameDate: string | null }

/**
 * When the first game begins, in milliseconds since 1970; where only its day is known, the beginning of the day in the East.
 * Null where neither is: such a slate is taken as played.
 */
export function firstLockOf({ startsAt, gameDate }: Timed): number | null {
  if (startsAt !== null) return startsAt
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)/.exec(gameDate ?? '') ?? []
  if (year === undefined) return null
  return instantAt(Date.UTC(Number(year), Number(month) - 1, Number(day)), 'America/New_York').getTime()
}
