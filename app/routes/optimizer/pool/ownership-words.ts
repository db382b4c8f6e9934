import type { OwnershipSource } from '#core/players/player.ts'

/** Whose ownership it is. */
export const OWNERSHIP_WORDS: Record<OwnershipSource, string> = {
  model: 'estimated',
  learned: 'estimated with your contests',
  research: 'found on the web',
  file: 'from a file',
  hand: 'by hand',
}
