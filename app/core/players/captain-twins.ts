import type { Captain, Format } from '../formats/format.ts'
import { isCaptainRow, type Player } from './player.ts'

/**
 * The pool with a captain row after each player's row, where the format has captains and the file lists none. Other pools
 * are returned unchanged. Salaries are dollars times the captain's multiple.
 */
export function withCaptainTwins(players: Player[], { captain }: Format): Player[] {
  if (!captain || players.some(isCaptainRow)) return players
  return players.flatMap((player) => [player, captainTwin(player, captain)])
}

/** Points are not multiplied: the format has the captain's multiplier. */
function captainTwin(player: Player, captain: Captain): Player {
  return {
    ...player,
    id: `${player.id}-cpt`,
    providerId: captain.hasOwnRows ? null : player.providerId,
    position: captain.code,
    salary: player.salary * captain.salary,
    captainPricing: 'derived',
  }
}
