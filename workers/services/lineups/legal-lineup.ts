import { playerFromWire } from '#contract/player.ts'
import type { LineupPlayer, SaveLineupRequest } from '#contract/saved-lineups.ts'
import { findPlayableMode, type GameMode, hasCaptain, SHOWDOWN } from '#core/formats/game-mode.ts'
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
 * The lineup a request describes, after every rule of the game has been checked again: the right number of players,
 * one captain where the mode has one, each in a slot for his position, nobody twice, within the budget.
 */
export function legalLineup({ lineup, players }: SaveLineupRequest): Lineup {
  const mode = findPlayableMode(lineup.game_mode ?? undefined) ?? SHOWDOWN
  checkHeadcount(mode, players)
  return players.reduce((filled, entry, index) => {
    const placed = placePlayer(filled, toPlayer(entry, index))
    if (!placed.ok) throw new AppError('invalid_input', `${MESSAGES[placed.error]}: ${entry.player_name}`)
    return placed.value
  }, emptyLineup(mode))
}

function checkHeadcount(mode: GameMode, players: readonly LineupPlayer[]): void {
  const slots = mode.rosterSlots.length
  if (players.length !== slots) {
    throw new AppError('invalid_input', `A ${mode.name} lineup has exactly ${slots} players`)
  }
  const captains = players.filter((player) => player.is_captain).length
  if (captains !== Number(hasCaptain(mode))) {
    const rule = hasCaptain(mode) ? 'has exactly one captain' : 'has no captain'
    throw new AppError('invalid_input', `A ${mode.name} lineup ${rule}`)
  }
}

/** `is_captain` decides who is the captain; the position may be CPT or the real one. */
function toPlayer(entry: LineupPlayer, index: number): Player {
  if (!entry.is_captain && normalizePosition(entry.position) === 'CPT') {
    throw new AppError('invalid_input', `${MESSAGES.wrong_slot}: ${entry.player_name} is not the captain`)
  }
  return playerFromWire({
    id: `player-${index}`,
    name: entry.player_name,
    position: entry.is_captain ? 'CPT' : entry.position,
    actualPosition: entry.position,
    team: entry.team,
    opponent: entry.opponent,
    salary: entry.salary,
    // What was expected of the player, an average or a projection: on this side it is all the points there are.
    fppg: entry.fantasy_points ?? 0,
  })
}
