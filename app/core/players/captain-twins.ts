import { isCaptainRow, type Player } from './player.ts'

/**
 * The pool with a captain row for everyone, right behind his own, when the file listed none; a pool that knows
 * captain rows comes back as it is. Salaries are dollars times `multiplier` (DESIGN.md section 4).
 */
export function withCaptainTwins(players: Player[], multiplier: number): Player[] {
  if (players.some(isCaptainRow)) return players
  return players.flatMap((player) => [player, captainTwin(player, multiplier)])
}

/** Points stay those of one flex place: what a captain's count for is the mode's business, not the row's. */
function captainTwin(player: Player, multiplier: number): Player {
  return {
    ...player,
    id: `${player.id}-cpt`,
    providerId: null,
    position: 'CPT',
    salary: player.salary * multiplier,
    captainPricing: 'derived',
  }
}
