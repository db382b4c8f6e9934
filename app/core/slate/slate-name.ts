import { seasonYear } from '../time/nfl-calendar.ts'
import type { Teams } from './games.ts'
import type { Slate } from './slate-csv.ts'

/**
 * The slate's id, filled in as contest name: `nfl_{year}_{yyyymmdd}_{away}_{home}` (SPEC.md section 9). The date is
 * Eastern, the year is the season's, team codes are in lower case; the id of several games ends with the date.
 * Null without a date, since the year is then unknown.
 */
export function contestId({
  sport,
  gameDate,
  teams,
}: Pick<Slate, 'sport' | 'gameDate' | 'teams'>): string | null {
  if (!gameDate) return null
  const year = sport === 'NFL' ? seasonYear(gameDate) : gameDate.slice(0, 4)
  const parts = [sport, year, gameDate.replaceAll('-', ''), teams?.away, teams?.home]
  return parts
    .filter((part) => part !== undefined)
    .map((part) => String(part).toLowerCase().replace(/\s+/g, '-'))
    .join('_')
}

/** `MIN @ LAC`, `MIN vs LAC` where the home team is not known, or `Unknown Teams` (SPEC.md section 2). */
export function teamsLabel(teams: Teams | null): string {
  return teams ? `${teams.away} ${teams.isHomeUnknown ? 'vs' : '@'} ${teams.home}` : 'Unknown Teams'
}

/** A stored slate in a list: `MIN @ LAC, 2025-10-23, DKSalaries.csv`; one of several games without teams. */
export function slateLabel({
  teams,
  gameDate,
  fileName,
}: {
  teams: Teams | null
  gameDate: string | null
  fileName: string
}): string {
  return [teams && teamsLabel(teams), gameDate, fileName].filter(Boolean).join(', ')
}

/** `Lineup 10/23/2025 20:15:07.042`, in the local zone unless one is given (SPEC.md section 9). */
export function defaultLineupName(now: Date, timeZone?: string): string {
  const date = now.toLocaleDateString('en-US', { timeZone })
  const time = now.toLocaleTimeString('en-US', { timeZone, hourCycle: 'h23' })
  return `Lineup ${date} ${time}.${String(now.getUTCMilliseconds()).padStart(3, '0')}`
}
