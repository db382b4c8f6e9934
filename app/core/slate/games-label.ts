import { pluralize } from '../figures/format.ts'
import { gamesOf } from '../players/games.ts'
import type { Slate } from './slate-csv.ts'
import { teamsLabel } from './slate-name.ts'

/** What a slate is about: `MIN @ LAC`, `13 games`, or `26 teams` where the file does not say who plays whom. */
export function gamesLabel({
  teams,
  teamCodes,
  players,
}: Pick<Slate, 'teams' | 'teamCodes' | 'players'>): string {
  if (teams) return teamsLabel(teams)
  const games = gamesOf(players).length
  return games > 1 ? pluralize(games, 'game') : pluralize(teamCodes.length, 'team')
}
