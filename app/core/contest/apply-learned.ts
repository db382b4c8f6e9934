import { isCaptainRow, type Player } from '../players/player.ts'
import { tidyName } from './lineup-text.ts'

/** How often a player was drafted in contests one learned from: in percent, captain and flex together, and as captain. */
export type LearnedOwnership = { playerName: string; ownershipPct: number; captainPct: number | null }

/** The pool with learned ownership: a captain row gets the share that captained him, a flex row the rest. */
export function withLearnedOwnership(
  players: readonly Player[],
  learned: readonly LearnedOwnership[],
): Player[] {
  const byName = new Map(learned.map((each) => [each.playerName, each]))
  return players.map((player) => {
    const known = byName.get(tidyName(player.name))
    if (!known) return player
    const captainPct = known.captainPct ?? 0
    // Counted over different contests, classic ones have no captains, the shares need not fit into each other.
    const flexPct = Math.max(0, known.ownershipPct - captainPct)
    return { ...player, ownershipPct: isCaptainRow(player) ? captainPct : flexPct }
  })
}
