import { atOnce } from '../collections/at-once.ts'
import type { FileRefusal } from '../files/file-refusal.ts'
import type { PassedOverRow } from '../files/passed-over.ts'
import { captainPoints, type Format } from '../formats/format.ts'
import { misfitOf } from '../formats/misfit.ts'
import { formatOfSalaryFile, otherFormatOf } from '../formats/recognise.ts'
import { type SalaryFileFacts, salaryFileFacts } from '../formats/salary-file-facts.ts'
import { withCaptainTwins } from '../players/captain-twins.ts'
import { type Player, personKey } from '../players/player.ts'
import { teamKey } from '../players/team-key.ts'
import { err, ok, type Result } from '../result.ts'
import { nflWeek } from '../time/nfl-calendar.ts'
import { type ColumnPlaces, guessedColumns, projectionsHeader, type SlateColumn } from './columns.ts'
import { readSlateGames, type Teams } from './games.ts'
import { oneRowARole } from './one-row-a-role.ts'
import { areCaptainPointsScaled, guessSport, type Sport, toPlayers } from './players.ts'
import { fileRow, type SlateRow, slateRows } from './rows.ts'
import { readSlateTable, type SlateTable } from './table.ts'
import { slateWarnings } from './warnings.ts'

/** The games and priced players of one salary file. */
export type Slate = {
  players: Player[]
  /** The number of people; one with a captain and a flex row counts once. */
  people: number
  /** Header texts as written, by the column they were read as. */
  columns: Partial<Record<SlateColumn, string>>
  /** The header's texts, where the columns are among them, and which were found by a part of their header. */
  headers: string[]
  places: ColumnPlaces
  guesses: SlateColumn[]
  /** Rows that gave no player, in the order of the file; blank rows are not among them. */
  skipped: PassedOverRow[]
  warnings: string[]
  /** Null when the file names no game, or several. */
  teams: Teams | null
  teamCodes: string[]
  /** The Eastern date of the first kickoff, `YYYY-MM-DD`. */
  gameDate: string | null
  /** The first kickoff. */
  gameTime: Date | null
  /** The week of the NFL's regular season. */
  week: number | null
  sport: Sport
  /** Whether every row of the file has the provider's id. */
  hasProviderIds: boolean
  /** The header of the first column of projections, as tools add them to salaries; null without one. */
  projections: string | null
}

/**
 * Reads a provider's salary file for a format (SPEC.md section 5). Any text gives a slate with at least one player, or a
 * refusal. A file of another format is refused with the name of that format. In a format with a captain a file without captain
 * rows gets them derived.
 */
export function parseSlateCsv(text: string, { format }: { format: Format }): Result<Slate, FileRefusal> {
  return atOnce(slateSteps(text, { format }))
}

/** The same in steps of a few milliseconds each for 600 rows, so that a screen can do other things between them. */
export function* slateSteps(
  text: string,
  { format }: { format: Format },
): Generator<undefined, Result<Slate, FileRefusal>> {
  const table = readSlateTable(text)
  if (!table.ok) return table
  yield
  const read = yield* slateRows(table.value)
  if (!read.ok) return read
  const { skipped } = read.value
  if (read.value.rows.length === 0) return err(noPlayers(table.value, skipped))

  yield
  const roles = oneRowARole(read.value.rows)
  const facts = salaryFileFacts(roles.rows.map(withTeamKey), table.value.header)
  const { lacks } = table.value
  if (lacks && !mayLackAverages(facts)) return err(lacks)
  const other = otherFormatOf(facts, format)
  if (other) return err({ kind: 'other_format', format: other, wanted: format })
  const misfit = misfitOf(facts, format)
  if (misfit) return err({ kind: 'misfit', misfit, wanted: format })
  const { rows, rankIgnored } = withOpponentRanks(roles.rows)
  yield
  const games = readSlateGames(rows)
  yield
  const sport = guessSport(rows)
  const captainPointsScaled = areCaptainPointsScaled(rows, captainPoints(format))
  const players = withCaptainTwins(toPlayers(rows, games, { captainPointsScaled }), format)
  const columns = headerTexts(table.value)
  const headers = table.value.header.slice(0, MOST_HEADERS).map((cell) => cell.trim())
  const readings = {
    site: facts.site,
    captainPointsScaled,
    rankIgnored,
    pointsHeader: columns.points ?? null,
  }
  return ok({
    players,
    people: new Set(players.map(personKey)).size,
    columns,
    headers,
    places: table.value.places,
    guesses: guessedColumns(headers, table.value.places),
    skipped: [...skipped, ...repeatedRows(table.value, roles.repeated)].sort((a, b) => a.row - b.row),
    warnings: slateWarnings(rows, players, format, readings),
    teams: games.teams,
    teamCodes: games.teamCodes,
    gameDate: games.gameDate,
    gameTime: games.gameTime,
    week: sport === 'NFL' && games.gameDate ? nflWeek(games.gameDate) : null,
    sport,
    hasProviderIds: rows.every((row) => row.providerId !== null),
    projections: projectionsHeader(table.value.header) ?? null,
  })
}

/** Further columns are not read. */
const MOST_HEADERS = 300

/** Files of contests of several games had no averages in 2016 and 2017, before there were contests of one. */
function mayLackAverages(facts: SalaryFileFacts): boolean {
  return (formatOfSalaryFile(facts)?.from.games ?? 1) > 1
}

/** JAX and JAC are one team. */
function withTeamKey(row: SlateRow): SlateRow {
  return row.team === null ? row : { ...row, team: teamKey(row.team) }
}

const LAST_OPPONENT_RANK = 32

/** A rank column with numbers above 32, the number of teams, ranks players and is ignored. */
function withOpponentRanks(rows: SlateRow[]): { rows: SlateRow[]; rankIgnored: boolean } {
  const rankIgnored = rows.some((row) => row.oprk !== null && row.oprk > LAST_OPPONENT_RANK)
  return { rows: rankIgnored ? rows.map((row) => ({ ...row, oprk: null })) : rows, rankIgnored }
}

function headerTexts({ header, places }: SlateTable): Slate['columns'] {
  return Object.fromEntries([...places].map(([column, place]) => [column, header[place]!.trim()]))
}

function repeatedRows(table: SlateTable, rows: readonly SlateRow[]): PassedOverRow[] {
  return rows.map(({ index, name }) => ({
    row: fileRow(table, index),
    reason: 'listed above in the same role',
    text: name,
  }))
}

function noPlayers({ headerRow }: SlateTable, [first]: readonly PassedOverRow[]): FileRefusal {
  const badRow = first && { row: first.row, column: null, reason: first.reason }
  return { kind: 'no_rows', headerRow: headerRow + 1, first: badRow ?? null }
}
