import { captainPoints, captainSalary, type Format } from '../formats/format.ts'
import { slotAccepts } from '../formats/lookup.ts'
import type { OtherSite } from '../formats/salary-file-facts.ts'
import { laterWeekPeople } from '../players/later-week.ts'
import { type Player, personKey } from '../players/player.ts'
import { areOfOneSide } from '../players/sides.ts'
import { listOf } from '../text/words.ts'
import { isCalledOff } from '../time/game-time.ts'
import { isAverage } from './columns.ts'
import type { SlateRow } from './rows.ts'
import { namesInSeveralRoles } from './two-roles.ts'

type Readings = {
  site: OtherSite | null
  captainPointsScaled: boolean
  rankIgnored: boolean
  /** Null in a file without a column of points. */
  pointsHeader: string | null
}

/** Warnings about a slate for the user, as sentences. */
export function slateWarnings(
  rows: readonly SlateRow[],
  players: readonly Player[],
  format: Format,
  readings: Readings,
): string[] {
  return [
    ...siteWarnings(readings.site, format),
    ...captainWarnings(players, format, readings.captainPointsScaled),
    ...movedWarnings(players),
    ...(format.from.teams > 1 ? teamWarnings(players, format) : []),
    ...roleWarnings(rows),
    ...pointsWarnings(readings.pointsHeader),
    ...numberWarnings(rows, readings),
    ...fitWarnings(players, format),
  ]
}

function siteWarnings(found: OtherSite | null, { site, name, recognition }: Format): string[] {
  if (found === null || site === null || site === found) return []
  return [`This is a salary file of ${found}. Lineups follow ${site} ${name}: ${recognition.lineup}.`]
}

function captainWarnings(players: readonly Player[], format: Format, pointsScaled: boolean): string[] {
  const warnings: string[] = []
  if (format.captain?.hasOwnRows && players.some((player) => player.captainPricing === 'derived')) {
    warnings.push(
      `The file lists no captains, so every player was added as captain too, at ${captainSalary(format)}x salary.`,
    )
  }
  if (pointsScaled) {
    warnings.push(
      `The file lists captain averages at ${captainPoints(format)}x; the plain averages are used.`,
    )
  }
  return warnings
}

function movedWarnings(players: readonly Player[]): string[] {
  const moved = laterWeekPeople(players)
  const off = players.filter(({ gameInfo }) => gameInfo !== null && isCalledOff(gameInfo))
  const teamsOf = (rows: readonly Player[]) =>
    listOf([...new Set(rows.flatMap(({ team }) => team ?? []))].sort())
  const later = teamsOf(players.filter((player) => moved.has(personKey(player))))
  const called = teamsOf(off)
  return [
    ...(later
      ? [`${later} play in a later week. Lineups leave their players out unless you put them back.`]
      : []),
    ...(called ? [`${called} do not play: their game is called off.`] : []),
  ]
}

function teamWarnings(players: readonly Player[], format: Format): string[] {
  const teams = new Set(players.map((player) => player.team))
  if (teams.has(null)) return []
  if (teams.size === 1) return ['All players are on one team, and the provider refuses a lineup of one team.']
  if (format.from.games > 1)
    return areOfOneSide(players, format)
      ? ['All players are in one game, and the provider refuses a lineup of one game.']
      : []
  return teams.size > 2
    ? [`The file lists ${teams.size} teams, but a ${format.name} contest is about one game.`]
    : []
}

function roleWarnings(rows: readonly SlateRow[]): string[] {
  const [first, ...others] = namesInSeveralRoles(rows)
  if (first === undefined) return []
  const names = others.length === 0 ? `${first} is` : `${first} and ${others.length} more are`
  return [`${names} listed in two roles; each role is a player of its own.`]
}

function pointsWarnings(header: string | null): string[] {
  if (header === null)
    return [
      'The file has no averages: points are estimated from prices alone. Import projections, or type points in.',
    ]
  if (isAverage(header)) return []
  return [`The file has no average per game. Its column "${header}" is used instead.`]
}

function numberWarnings(
  rows: readonly SlateRow[],
  { rankIgnored, pointsHeader }: Pick<Readings, 'rankIgnored' | 'pointsHeader'>,
): string[] {
  const unpriced = rows.filter((row) => row.salary === null).length
  const unrated = pointsHeader === null ? 0 : rows.filter((row) => row.points === null).length
  const warnings: string[] = []
  if (unpriced > 0) warnings.push(`${rowsText(unpriced, 'salary')} counted as $0.`)
  if (unrated > 0) warnings.push(`${rowsText(unrated, 'average')} counted as 0 points.`)
  if (rankIgnored) warnings.push('The rank column goes beyond 32, so it was not read as the opponent rank.')
  return warnings
}

function rowsText(count: number, what: string): string {
  return count === 1
    ? `1 row has no readable ${what} and is`
    : `${count} rows have no readable ${what} and are`
}

function fitWarnings(players: readonly Player[], format: Format): string[] {
  if (format.rosterSlots.length === 0) return []
  const unfillable = format.rosterSlots.filter((slot) => !players.some((player) => slotAccepts(slot, player)))
  const labels = unfillable.map((slot) => slot.label).join(', ')
  return labels ? [`The file has no player for: ${labels}.`] : []
}
