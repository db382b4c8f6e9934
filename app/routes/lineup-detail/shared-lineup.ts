import type { LineupListItem, LineupPlayerItem } from '#contract/saved-lineups.ts'
import { findFormat } from '#core/formats/lookup.ts'
import { lineupTitle } from '#core/lineups/lineup-title.ts'
import { pointsInLineup } from '#core/lineups/saved-points.ts'
import type { SharedLineup } from '#core/lineups/shared-lineup.ts'

/** A saved lineup as it is shown to others. */
export function sharedLineup(lineup: LineupListItem, players: readonly LineupPlayerItem[]): SharedLineup {
  return {
    title: titleOf(lineup, players),
    captainCode: findFormat(lineup.game_mode)?.captain?.code ?? null,
    scored: lineup.points_total,
    players: players
      .toSorted((a, b) => Number(b.is_captain) - Number(a.is_captain))
      .map(({ player_name, position, team, salary, fantasy_points, is_captain }) => ({
        name: player_name,
        position,
        team,
        salary,
        points: pointsInLineup({ fantasyPoints: fantasy_points, isCaptain: is_captain }, lineup.game_mode),
        isCaptain: is_captain,
      })),
  }
}

export function titleOf(
  { lineup_name, contest_name }: Pick<LineupListItem, 'lineup_name' | 'contest_name'>,
  players: readonly Pick<LineupPlayerItem, 'player_name' | 'is_captain'>[],
): string {
  const captain = players.find(({ is_captain }) => is_captain)?.player_name ?? null
  return lineupTitle({ lineupName: lineup_name, contestName: contest_name, captain })
}
