import type { Format } from '../formats/format.ts'
import { slotAccepts } from '../formats/lookup.ts'
import { NFL_POSITIONS, type NflPosition, personKey } from '../players/player.ts'
import type { RulePool } from './rule-pool.ts'

/**
 * The positions of the player who leads a lineup without a captain: those that the first slot takes and no other (Standard and Big
 * League: the quarterback). Empty in a format with a captain.
 */
export function leaderPositions({ rosterSlots }: Format): NflPosition[] {
  return NFL_POSITIONS.filter((position) =>
    rosterSlots.every((slot, place) => slotAccepts(slot, { position }) === (place === 0)),
  )
}

/** The people of the pool who can only lead, by `personKey`: of them a lineup holds one at most. */
export function leadersIn(pool: RulePool, format: Format): Set<string> {
  const positions: readonly string[] = leaderPositions(format)
  // Of two positions (`QB/WR`) the second one may open other slots.
  const only = [...pool.values()].filter(({ position }) => positions.includes(position))
  return new Set(only.map(personKey))
}
