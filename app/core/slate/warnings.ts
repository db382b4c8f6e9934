import { captainPoints, captainSalary, type Format } from '../formats/format.ts'
import { slotAccepts } from '../formats/lookup.ts'
import type { Player } from '../players/player.ts'
import { isAverage } from './columns.ts'
import type { SlateRow } from './rows.ts'
import { namesInSeveralRoles } from './two-roles.ts'

/** Warnings about a slate for the user, as sentences. */
export function slateWarnings(
  rows: readonly SlateRow[],
  players: readonly Player[],
  mode: Format,
  readings: { captainPointsScaled: boolean; rankIgnored: boolean; pointsHeader: string },
): string[] {
  return [
    ...siteWarnings(rows, mode),
    ...captainWarnings(players, mode, readings.captainPointsScaled),
    ...(mode.teamRule === 'two_teams' ? teamWarnings(players, mode) : []),
    ...roleWarnings(rows),
    ...pointsWarnings(readings.pointsHeader),
    ...numberWarnings(rows, readings.rankIgnored),
    ...fitWarnings(players, mode),
  ]
}

/** The contest's number and the player's: `84372-72731`. DraftKings' ids are one number. */
const FANDUEL_ID = /^\d+-\d+$/

function siteWarnings(rows: readonly SlateRow[], { site, name, recognition }: Format): string[] {
  const isFanDuels =
    rows.length > 0 && rows.every(({ providerId }) => providerId !== null && FANDUEL_ID.test(providerId))
  if (!isFanDuels || site === null || site === 'FanDuel') return []
  return [`This is a salary file of FanDuel. Lineups follow ${site} ${name}: ${recognition.lineup}.`]
}

function captainWarnings(players: readonly Player[], mode: Format, pointsScaled: boolean): string[] {
  const warnings: string[] = []
  if (mode.captain?.hasOwnRows && players.some((player) => player.captainPricing === 'derived')) {
    warnings.push(
      `The file lists no captains, so every player was added as captain too, at ${captainSalary(mode)}x salary.`,
    )
  }
  if (pointsScaled) {
    warnings.push(`The file lists captain averages at ${captainPoints(mode)}x; the plain averages are used.`)
  }
  return warnings
}

function teamWarnings(players: readonly Player[], mode: Format): string[] {
  const teams = new Set(players.map((player) => player.team))
  if (teams.has(null)) return []
  if (teams.size === 1) return ['All players are on one team, and the provider refuses a lineup of one team.']
  return teams.size > 2
    ? [`The file lists ${teams.size} teams, but a ${mode.name} contest is about one game.`]
    : []
}

function roleWarnings(rows: readonly SlateRow[]): string[] {
  const [first, ...others] = namesInSeveralRoles(rows)
  if (first === undefined) return []
  const names = others.length === 0 ? `${first} is` : `${first} and ${others.length} more are`
  return [`${names} listed in two roles; each role is a player of its own.`]
}

function pointsWarnings(header: string): string[] {
  if (header === '' || isAverage(header)) return []
  return [`The file has no average per game. Its column "${header}" is used instead.`]
}

function numberWarnings(rows: readonly SlateRow[], rankIgnored: boolean): string[] {
  const unpriced = rows.filter((row) => row.salary === null).length
  const unrated = rows.filter((row) => row.points === null).length
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

function fitWarnings(players: readonly Player[], mode: Format): string[] {
  if (mode.rosterSlots.length === 0) return []
  if (players.every((player) => player.salary > mode.budget)) {
    return [`Every salary is above the whole budget of $${mode.budget.toLocaleString('en-US')}.`]
  }
  const unfillable = mode.rosterSlots.filter((slot) => !players.some((player) => slotAccepts(slot, player)))
  const labels = unfillable.map((slot) => slot.label).join(', ')
  return labels ? [`The file has no player for: ${labels}.`] : []
}
