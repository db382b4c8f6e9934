import type { OwnershipSource, Player } from '../players/player.ts'

/** From the most trusted source down: what some of the players have, others need not. */
const PRECEDENCE: readonly OwnershipSource[] = ['file', 'hand', 'research', 'learned', 'model']

/** Whose ownership a pool or lineup has: the most trusted source of any player; null where it is unknown. */
export function whoseOwnership(players: readonly Pick<Player, 'ownershipBy'>[]): OwnershipSource | null {
  const sources = new Set(players.map(({ ownershipBy }) => ownershipBy))
  return PRECEDENCE.find((source) => sources.has(source)) ?? null
}

/** Ownership that says more than prices and averages do. What the user typed in is the user's guess; the model knows nothing else. */
export function isInformed({ ownershipBy }: Pick<Player, 'ownershipBy'>): boolean {
  return ownershipBy === 'file' || ownershipBy === 'learned'
}
