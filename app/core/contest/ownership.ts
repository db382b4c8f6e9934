import { type Field, NO_PLAYER } from './field.ts'

/** How many entries hold each player, as captain or otherwise. */
export function draftCounts(field: Field): Uint32Array {
  const counts = new Uint32Array(field.players.length)
  for (const player of field.slots) if (player !== NO_PLAYER) counts[player]! += 1
  return counts
}

/** The share of all entries, empty ones included, that hold each player; the provider's %Drafted. */
export function ownershipPcts(field: Field): Float64Array {
  return Float64Array.from(draftCounts(field), (count) => (count / field.entries) * 100)
}
