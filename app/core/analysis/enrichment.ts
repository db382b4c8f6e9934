import type { Format } from '../formats/format.ts'
import { rolesOf } from '../objective/correlation.ts'
import { type OwnedPlayer, withOwnership } from '../ownership/expected-ownership.ts'
import type { LearnedByName } from '../ownership/learned.ts'
import { outlookComponents, outlookLabel, outlookScore } from '../players/outlook.ts'
import { type Person, peopleOf } from '../players/people.ts'
import type { Player } from '../players/player.ts'
import { expectedPoints } from '../players/points.ts'
import { cleanText } from '../text/clean-text.ts'
import { ordinal } from './story/figures.ts'

/** QB1, RB1-2, WR1-3 and TE1 of both teams on average: 2 x 77.6 points. */
const TYPICAL_GAME_POINTS = 155.2
const STARTER_POSITIONS = new Set(['QB', 'RB', 'WR', 'TE'])

/**
 * The players with scores derived from their own slate, in the same order: opponent ease from OPRK, game environment from
 * both teams' expected points, ownership from the model and learned shares, leverage and outlook from these. Weather,
 * betting lines and injuries stay as they are: a salary file holds none to derive them from.
 */
export function enrichFromSlate(
  pool: readonly Player[],
  format: Format,
  learned: LearnedByName = new Map(),
): OwnedPlayer[] {
  const { personOfRow, people } = peopleOf(pool, format)
  const environment = gameEnvironments(people)
  return withOwnership(pool, format, learned).map((player, i) => {
    const atFlex = { oprk: player.oprk, fppg: player.fppg, salary: personOfRow[i]!.flexPrice }
    const outlook = outlookScore(atFlex)
    const enriched = {
      ...player,
      opponentEaseScore: player.oprk === null ? null : Math.round(outlookComponents(atFlex).opponent * 100),
      gameEnvScore: environment(player),
      outlookScore: outlook,
      outlookLabel: outlookLabel(outlook),
    }
    return { ...enriched, aiInsight: enrichmentNote(enriched) }
  })
}

/**
 * 50 when a game's starters are expected to score the typical sum, one more or less for each percent of difference; null
 * when a team's points are unknown.
 */
function gameEnvironments(people: readonly Person[]): (player: Player) => number | null {
  const rows = people.filter(({ isOut }) => !isOut).map(({ row }) => row)
  const roles = rolesOf(rows)
  const pointsByTeam = new Map<string, number>()
  for (const [i, row] of rows.entries()) {
    const isStarter = roles[i] && !roles[i].isBackup && STARTER_POSITIONS.has(row.actualPosition)
    if (row.team && isStarter)
      pointsByTeam.set(row.team, (pointsByTeam.get(row.team) ?? 0) + expectedPoints(row))
  }
  return ({ team, opponent }) => {
    const both = [team, opponent].map((each) => (each === null ? undefined : pointsByTeam.get(each)))
    if (both[0] === undefined || both[1] === undefined) return null
    const share = (both[0] + both[1]) / TYPICAL_GAME_POINTS
    return Math.round(Math.min(100, Math.max(0, 50 + (share - 1) * 100)))
  }
}

/**
 * What was derived, in a sentence; null if nothing was. Ownership and leverage are left out: they change when learned
 * ownership is applied, and the note stays.
 */
function enrichmentNote({ oprk, opponent, opponentEaseScore, gameEnvScore }: Player): string | null {
  const rank = oprk === null || !opponent ? '' : ` (${cleanText(opponent)} ranks ${ordinal(oprk)})`
  const parts = [
    ...(opponentEaseScore === null ? [] : [`opponent ease ${opponentEaseScore}${rank}`]),
    ...(gameEnvScore === null ? [] : [`game environment ${gameEnvScore}`]),
  ]
  return parts.length > 0 ? `From the slate alone: ${parts.join(', ')}.` : null
}
