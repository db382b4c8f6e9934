import type { Captain, Format } from '../formats/format.ts'
import { isCaptainRow, type Player } from './player.ts'

/**
 * The pool with a captain row behind each player's own row, where the format has captains and the file listed none.
 * Other pools come back as they are. Salaries are dollars times the captain's multiple (DESIGN.md section 4).
 */
export function withCaptainTwins(players: Player[], { captain }: Format): Player[] {
  if (!captain || players.some(isCaptainRow)) return players
  return players.flatMap((player) => [player, captainTwin(player, captain)])
}

/** Points stay those of a flex place: what a captain's points count for is the format's business, not the row's. */
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
