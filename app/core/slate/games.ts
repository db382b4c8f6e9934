import { teamKey } from '../players/team-key.ts'
import { easternDate, type GameInfo, parseGameInfo } from '../time/game-time.ts'
import type { SlateRow } from './rows.ts'

/** `isHomeUnknown`: the file names the two teams, not which of them is at home; they come in the order of the file. */
export type Teams = { away: string; home: string; isHomeUnknown?: true }

/** The games of a salary file's rows; teams are spelled as in its team column. */
export type SlateGames = {
  teamCodes: string[]
  /** null unless the file is about one game. */
  teams: Teams | null
  /** The first kickoff. */
  gameTime: Date | null
  /** Its Eastern date, `YYYY-MM-DD`. */
  gameDate: string | null
  teamOf: (row: SlateRow) => string | null
  opponentOf: (row: SlateRow) => string | null
}

export function readSlateGames(rows: readonly SlateRow[]): SlateGames {
  const spellings = new Map<string, string>()
  for (const { team } of rows) if (team && !spellings.has(teamKey(team))) spellings.set(teamKey(team), team)
  const spell = (team: string) => spellings.get(teamKey(team)) ?? team

  const games = new Map<string, GameInfo | null>()
  for (const { gameInfo } of rows)
    if (gameInfo && !games.has(gameInfo)) games.set(gameInfo, parseGameInfo(gameInfo))
  const gameTime = firstKickoff([...games.values()])
  const teamCodes = [...spellings.values()]
  const gameOf = (row: SlateRow) => games.get(row.gameInfo ?? '') ?? null
  return {
    teamCodes,
    teams: onlyGame([...games.values()], spell) ?? twoTeams(games, teamCodes),
    gameTime,
    gameDate: gameTime && easternDate(gameTime),
    teamOf: (row) => row.team && spell(row.team),
    opponentOf: (row) =>
      opponentIn(gameOf(row), row.team, spell) ??
      opponentCode(row, spellings) ??
      otherOfTwo(teamCodes, row.team),
  }
}

function opponentIn(
  game: GameInfo | null,
  team: string | null,
  spell: (team: string) => string,
): string | null {
  if (!game || !team) return null
  const own = teamKey(team)
  const isAway = teamKey(game.away) === own
  if (!isAway && teamKey(game.home) !== own && game.away && game.home) return null
  const opponent = isAway || !game.away ? game.home : game.away
  return opponent && teamKey(opponent) !== own ? spell(opponent) : null
}

/** An opponent column of other tools holds the code alone; only a code of the file's teams is read as one. */
function opponentCode({ gameInfo, team }: SlateRow, spellings: ReadonlyMap<string, string>): string | null {
  if (!gameInfo || !team) return null
  const key = teamKey(gameInfo)
  return key === teamKey(team) ? null : (spellings.get(key) ?? null)
}

/** Once a game has started, Game Info names no teams; two teams in the file must then be opponents. */
function otherOfTwo(teams: readonly string[], team: string | null): string | null {
  const others = teams.filter((other) => team && teamKey(other) !== teamKey(team))
  return teams.length === 2 && others.length === 1 ? others[0]! : null
}

function onlyGame(games: readonly (GameInfo | null)[], spell: (team: string) => string): Teams | null {
  const whole = games.filter((game) => game !== null).filter(({ away, home }) => away && home)
  const keys = new Set(whole.map(({ away, home }) => `${teamKey(away)}@${teamKey(home)}`))
  const [game] = whole
  return game && keys.size === 1 ? { away: spell(game.away), home: spell(game.home) } : null
}

/** The two teams of a file whose cells name at most one side of the game: `@TEN` is at home. */
function twoTeams(games: ReadonlyMap<string, GameInfo | null>, teamCodes: readonly string[]): Teams | null {
  const [one, other, ...more] = teamCodes
  if (one === undefined || other === undefined || more.length > 0) return null
  if ([...games.values()].some((game) => game?.away && game.home)) return null
  const isAtHome = (team: string) =>
    [...games.keys()].some((cell) => cell.startsWith('@') && teamKey(cell.slice(1).trim()) === teamKey(team))
  if (isAtHome(other) && !isAtHome(one)) return { away: one, home: other }
  if (isAtHome(one) && !isAtHome(other)) return { away: other, home: one }
  return { away: one, home: other, isHomeUnknown: true }
}

function firstKickoff(games: readonly (GameInfo | null)[]): Date | null {
  const kickoffs = games.flatMap((game) => game?.kickoff?.getTime() ?? [])
  return kickoffs.length > 0 ? new Date(kickoffs.reduce((first, next) => Math.min(first, next))) : null
}
