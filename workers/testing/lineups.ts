import type { SaveLineupRequest } from '#contract/saved-lineups.ts'

type Player = SaveLineupRequest['players'][number]

/** $50,000 to the dollar, 16 x 1.5 + 18 + 14 + 12 + 8 + 4 = 80 points; a QB with two targets. */
export function showdownPlayers(): Player[] {
  return [
    player('Cal Sterling', 'WR', 'LAC', 14_400, 16, true),
    player('Joe Archer', 'QB', 'LAC', 10_600, 18),
    player('Max Young', 'RB', 'MIN', 9_000, 14),
    player('Ray Cobb', 'TE', 'LAC', 8_000, 12),
    player('Vikings', 'DST', 'MIN', 4_400, 8),
    player('Will Reich', 'K', 'MIN', 3_600, 4),
  ]
}

export function bigLeaguePlayers(): Player[] {
  const positions = ['QB', 'RB', 'RB', 'RB', 'WR', 'WR', 'WR', 'TE', 'K', 'DST']
  return positions.map((position, i) => player(`Player ${i}`, position, i % 2 ? 'LAC' : 'MIN', 10, 10 + i))
}

export function showdownLineup(): SaveLineupRequest {
  return {
    lineup: { lineup_name: 'Thursday night', week: 8, contest_type: 'GPP', entry_fee_total: 20 },
    players: showdownPlayers(),
  }
}

function player(
  player_name: string,
  position: string,
  team: string,
  salary: number,
  fantasy_points: number,
  is_captain = false,
): Player {
  const opponent = team === 'LAC' ? 'MIN' : 'LAC'
  return { player_name, position, team, opponent, salary, fantasy_points, is_captain }
}
