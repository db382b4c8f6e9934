import type { Player } from './player.ts'

/** Facts that a slate may lack. A text says that they are missing instead of guessing them. */
export type Unknown = 'opponent ranks' | 'ownership' | 'weather' | 'betting lines' | 'injury news'

export const UNKNOWNS: readonly { name: Unknown; isUnknown: (pool: readonly Player[]) => boolean }[] = [
  { name: 'opponent ranks', isUnknown: (pool) => pool.every(({ oprk }) => oprk === null) },
  { name: 'ownership', isUnknown: (pool) => !isOwnershipKnown(pool) },
  {
    name: 'weather',
    isUnknown: (pool) =>
      pool.every(
        (player) =>
          player.weatherTemp === null && player.weatherWind === null && player.weatherPrecip === null,
      ),
  },
  {
    name: 'betting lines',
    isUnknown: (pool) => pool.every(({ overUnder, teamTotal }) => overUnder === null && teamTotal === null),
  },
  {
    name: 'injury news',
    isUnknown: (pool) => pool.every(({ injuryStatus }) => injuryStatus === 'Healthy'),
  },
]

export function isOwnershipKnown(pool: readonly Player[]): boolean {
  return pool.some(({ ownershipPct }) => ownershipPct !== null)
}
