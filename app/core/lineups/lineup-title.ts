/** What a title is made of. `captain`: the captain's name, where the players are at hand. */
type Titled = { lineupName: string; contestName: string | null; captain?: string | null }

/** `Lineup 10/23/2025 20:15:07.042` (slate-name.ts, `defaultLineupName`): its day and its time to the second. */
const GIVEN_NAME = /^Lineup (\d+\/\d+\/\d+) (\d+:\d+:\d+)\.\d{3}$/
/** `nfl_2025_20251023_min_lac` (slate-name.ts, `contestId`); without teams for a slate of several games. */
const CONTEST_ID = /^[a-z-]+_\d{4}_\d{4}(\d{2})(\d{2})(?:_([a-z0-9-]+)_([a-z0-9-]+))?$/

/**
 * A lineup's name as a person would say it. A name that nobody changed gives way to captain, game and time of saving:
 * `Joe Archer, MIN @ LAC, 20:15:07`; without a captain to the game, the day and the time. The time tells apart the lineups
 * of one captain.
 */
export function lineupTitle({ lineupName, contestName, captain }: Titled): string {
  const [, day, time] = GIVEN_NAME.exec(lineupName) ?? []
  if (day === undefined) return lineupName
  const game = gameOf(contestName)
  if (captain) return [captain, game, time].filter(Boolean).join(', ')
  return `${game ?? 'Lineup'}, ${day} ${time}`
}

/** A contest's name as a person would say it: `MIN @ LAC, 10/23` for the id of a slate. Null without a contest. */
export function contestTitle(contestName: string | null): string | null {
  const [, month, day] = CONTEST_ID.exec(contestName ?? '') ?? []
  if (month === undefined || day === undefined) return contestName
  return [gameOf(contestName), `${Number(month)}/${Number(day)}`].filter(Boolean).join(', ')
}

/** The order of the teams in the id is away, home. */
function gameOf(contestName: string | null): string | null {
  const [, , , away, home] = CONTEST_ID.exec(contestName ?? '') ?? []
  return away && home ? `${away.toUpperCase()} @ ${home.toUpperCase()}` : null
}
