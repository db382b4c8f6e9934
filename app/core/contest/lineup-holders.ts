import { basePlayerIdOf } from '../players/player.ts'
import { type Field, lineupSlots, NO_PLAYER } from './field.ts'

/**
 * The numbers of the entries with exactly this lineup: the same players and, in a format with captains, the same captain.
 * `people` are base player ids, the captain first.
 */
export function lineupHolders(field: Field, people: readonly string[]): number[] {
  const numbers = new Map(field.players.map(({ name }, player) => [basePlayerIdOf(name), player]))
  const sought = people.map((person) => numbers.get(person) ?? NO_PLAYER)
  if (sought.includes(NO_PLAYER) || sought.length !== field.lineupSize) return []
  const captains = field.hasCaptain ? 1 : 0
  const slots = [...sought.slice(0, captains), ...sought.slice(captains).sort((a, b) => a - b)]
  return Array.from({ length: field.entries }, (_, entry) => entry).filter((entry) =>
    lineupSlots(field, entry).every((player, slot) => player === slots[slot]),
  )
}
