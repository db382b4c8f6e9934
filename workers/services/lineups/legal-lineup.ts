import { formatOf } from '#contract/format.ts'
import { playerFromWire } from '#contract/player.ts'
import type { LineupPlayer, SaveLineupRequest } from '#contract/saved-lineups.ts'
import type { Format } from '#core/formats/format.ts'
import { isCaptainCode } from '#core/formats/lookup.ts'
import { emptyLineup, type Lineup, type PlacementIssue, placePlayer } from '#core/lineups/lineup.ts'
import { normalizePosition, type Player } from '#core/players/player.ts'
import { AppError } from '#core/result.ts'

const MESSAGES: Record<PlacementIssue, string> = {
  already_in_lineup: 'Player already in lineup',
  captain_slot_full: 'Captain slot full',
  flex_slots_full: 'FLEX slots full',
  position_slots_full: 'No slot is left for this position',
  wrong_slot: 'Invalid position',
  over_budget: 'Over budget',
}

/**
 * Builds the requested lineup and checks every rule again: the number of players, one captain where the format has one,
 * valid slots, no player twice, within the budget.
 */
export function legalLineup({ lineup, players }: SaveLineupRequest): Lineup {
  const format = formatOf(lineup.game_mode)
  checkHeadcount(format, players)
  return players.reduce((filled, entry, index) => {
    const placed = placePlayer(filled, toPlayer(format, entry, index))
    if (!placed.ok) throw new AppError('invalid_input', `${MESSAGES[placed.error]}: ${entry.player_name}`)
    return placed.value
  }, emptyLineup(format))
}

function checkHeadcount(format: Format, players: readonly LineupPlayer[]): void {
  const slots = format.rosterSlots.length
  if (players.length !== slots) {
    throw new AppError('invalid_input', `A ${format.name} lineup has exactly ${slots} players`)
  }
  const captains = players.filter((player) => player.is_captain).length
  if (captains !== (format.captain ? 1 : 0)) {
    const rule = format.captain ? 'has exactly one captain' : 'has no captain'
    throw new AppError('invalid_input', `A ${format.name} lineup ${rule}`)
  }
}

type RowOfRequest = Pick<
  LineupPlayer,
  'player_name' | 'position' | 'team' | 'opponent' | 'salary' | 'fantasy_points' | 'is_captain'
>

/** `is_captain` marks the captain; the position may be the captain's slot code or the real position. */
export function toPlayer(format: Format, entry: RowOfRequest, index: number): Player {
  if (!entry.is_captain && isCaptainCode(normalizePosition(entry.position))) {
    throw new AppError('invalid_input', `${MESSAGES.wrong_slot}: ${entry.player_name} is not the captain`)
  }
  return playerFromWire({
    id: `player-${index}`,
    name: entry.player_name,
    position: entry.is_captain && format.captain ? format.captain.code : entry.position,
    actualPosition: entry.position,
    team: entry.team,
    opponent: entry.opponent,
    salary: entry.salary,
    // The only points known here: an average or a projection.
    fppg: entry.fantasy_points ?? 0,
  })
}
