import { isCaptainRow, type Player } from '../players/player.ts'
import { tidyName } from './lineup-text.ts'

/** How often a player was drafted in the learned contests, in percent: in any slot, and as captain. */
export type LearnedOwnership = { playerName: string; ownershipPct: number; captainPct: number | null }

/** The pool with learned ownership: a captain row gets the captain share, a flex row the rest. */
export function withLearnedOwnership(
  players: readonly Player[],
  learned: readonly LearnedOwnership[],
): Player[] {
  const byName = new Map(learned.map((each) => [each.playerName, each]))
  return players.map((player) => {
    const known = byName.get(tidyName(player.name))
    if (!known) return player
    const captainPct = known.captainPct ?? 0
    // The two shares come from different sets of contests (not all have captains), so the difference may be negative.
    const flexPct = Math.max(0, known.ownershipPct - captainPct)
    return { ...player, ownershipPct: isCaptainRow(player) ? captainPct : flexPct }
  })
}
