import type { EnterSetRequest } from '#contract/entered-entries.ts'
import type { SaveEntrySetRequest } from '#contract/entry-sets.ts'
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

/** Two lineups: `showdownPlayers`, and one of $49,500 and 18 x 1.5 + 16 + 14 + 8 + 4 + 10 = 79 points. */
export function entrySet(): SaveEntrySetRequest {
  const [captain, ...flex] = showdownPlayers()
  const archer = player('Joe Archer', 'QB', 'LAC', 15_900, 18, true)
  const sterling = player('Cal Sterling', 'WR', 'LAC', 9_600, 16)
  const mason = player('Jordan Mason', 'RB', 'MIN', 7_000, 10)
  return {
    entry_set: { name: 'Thursday 150', entry_fee: 0.25 },
    players: [captain!, ...flex, archer, sterling, mason].map((row, i) => ({
      ...row,
      provider_id: `${4040 + i}`,
    })),
    lineups: [
      [0, 1, 2, 3, 4, 5],
      [6, 7, 2, 4, 5, 8],
    ],
    rules: [{ id: 'captains', isOn: true, rule: { kind: 'captains', atLeast: 2 } }],
    slate: { name: 'MIN @ LAC' },
  }
}

/** An entry of a $0.25 contest as the entries file names it, and a forecast of 10,000 games. */
export function enteredEntry(
  entry_key: string,
  more: Partial<EnterSetRequest['entries'][number]> = {},
): EnterSetRequest['entries'][number] {
  return {
    entry_key,
    ...{ contest_key: '182700100', contest_name: 'NFL Showdown $25K', entry_fee: 0.25, lineup: 0 },
    forecast: {
      ...{ points: 80, win: 0.0001, top1: 0.013, cash: 0.24, roi: 0.12, dupes: 2.5 },
      ...{ games: 10_000, made_at: 1_764_000_000_000 },
      claim: {
        errors: { top1: 0.001, cash: 0.004, roi: 0.05 },
        means: { top1: 0.01, cash: 0.22, roi: -0.15, steep: 0.75 },
        most_dupes: 17.5,
      },
    },
    ...more,
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
