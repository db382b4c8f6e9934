import { LineupDetails, type SaveLineupRequest } from '#contract/saved-lineups.ts'
import { captainOf, type Lineup, playersOf, totalSalary } from '#core/lineups/lineup.ts'
import type { ContestType } from '#core/lineups/saved-lineup.ts'
import type { Player } from '#core/players/player.ts'
import { countedPoints, pointsByOf, pointsSources } from '#core/players/points.ts'
import type { Slate } from '#core/slate/slate-csv.ts'
import { contestId, teamsLabel } from '#core/slate/slate-name.ts'

/** The fields as typed. */
export type SaveForm = {
  lineup_name: string
  week: string
  contest_name: string
  contest_type: ContestType
  entry_field_size: string
  entry_fee_total: string
  winnings_total: string
  points_total: string
  rank: string
}

export type SaveFormErrors = Partial<Record<keyof SaveForm, string>>

type CheckedForm =
  | { details: SaveLineupRequest['lineup']; errors: null }
  | { details: null; errors: SaveFormErrors }

/** SPEC.md's payload has both figures; the server computes them again. */
export type SaveRequest = SaveLineupRequest & {
  lineup: { avg_salary_spent: number; remaining_salary: number }
}

/** The parsed form (empty fields absent, figures as numbers), or the first error of each field. */
export function checkSaveForm(form: SaveForm, modeId: string): CheckedForm {
  const result = LineupDetails.safeParse({
    lineup_name: form.lineup_name.trim(),
    week: figure(form.week),
    contest_name: form.contest_name.trim() || undefined,
    contest_type: form.contest_type,
    game_mode: modeId,
    entry_field_size: figure(form.entry_field_size),
    entry_fee_total: figure(form.entry_fee_total),
    winnings_total: figure(form.winnings_total),
    points_total: figure(form.points_total),
    rank: figure(form.rank),
  })
  if (result.success) {
    return { details: result.data, errors: null }
  }
  const errors: SaveFormErrors = {}
  for (const { path, message } of result.error.issues) errors[path[0] as keyof SaveForm] ??= message
  return { details: null, errors }
}

/**
 * SPEC.md section 3, save payload. Fields that the slate does not have are left out. With `slateId`, its id in the user's
 * history, the lineup is linked to the stored file.
 */
export function saveRequest(
  details: SaveLineupRequest['lineup'],
  lineup: Lineup,
  slate: Slate,
  slateId?: number,
): SaveRequest {
  const captain = captainOf(lineup)
  const spent = totalSalary(lineup)
  const { budget, rosterSlots } = lineup.format
  return {
    lineup: {
      ...details,
      avg_salary_spent: spent / rosterSlots.length,
      remaining_salary: budget - spent,
      points_by: pointsByOf(pointsSources(playersOf(lineup))),
    },
    players: playersOf(lineup).map((player) => savedPlayer(player, player === captain)),
    game: savedGame(lineup, slate, slateId),
  }
}

function savedPlayer(player: Player, isCaptain: boolean): SaveLineupRequest['players'][number] {
  return {
    player_name: player.name,
    position: player.actualPosition,
    team: player.team,
    opponent: player.opponent,
    salary: player.salary,
    fantasy_points: countedPoints(player),
    ...savedOwnership(player),
    outlook_score: player.outlookScore,
    weather_score: player.weatherImpactScore,
    game_env_score: player.gameEnvScore,
    opponent_ease_score: player.opponentEaseScore,
    synergy_multiplier: player.synergyMultiplier,
    is_captain: isCaptain,
  }
}

/** The model's estimate is not stored: a saved lineup could not say that it is one. */
function savedOwnership(
  player: Player,
): Pick<SaveLineupRequest['players'][number], 'ownership_pct' | 'leverage_score'> {
  if (player.ownershipBy === 'model') return { ownership_pct: null, leverage_score: null }
  return { ownership_pct: player.ownershipPct, leverage_score: player.leverageScore }
}

function savedGame(lineup: Lineup, slate: Slate, slateId?: number): SaveLineupRequest['game'] {
  const name = contestId(slate)
  const players = playersOf(lineup)
  return {
    id: slateId ?? name,
    sport: slate.sport,
    slateName: slate.teams ? teamsLabel(slate.teams) : (name ?? teamsLabel(null)),
    gameDate: slate.gameDate,
    teams: slate.teams,
    meta: {
      week: slate.week,
      gameInfo: players[0]?.gameInfo,
      contestName: name,
      players: players.map((player) => ({
        name: player.name,
        team: player.team,
        weather: { temp: player.weatherTemp, wind: player.weatherWind, precip: player.weatherPrecip },
        overUnder: player.overUnder,
        teamTotal: player.teamTotal,
      })),
    },
    source: 'manual',
  }
}

/** Text that is not a number becomes NaN, which the schema of the field refuses. */
function figure(text: string): number | undefined {
  return text.trim() === '' ? undefined : Number(text)
}
