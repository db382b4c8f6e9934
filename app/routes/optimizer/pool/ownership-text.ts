import { formatPct } from '#core/figures/format.ts'
import { ownershipBand } from '#core/ownership/bands.ts'
import type { OwnershipSource, Player } from '#core/players/player.ts'

/** Whose ownership it is. */
export const OWNERSHIP_WORDS: Record<OwnershipSource, string> = {
  model: 'estimated',
  learned: 'estimated with your contests',
  research: 'found on the web',
  file: 'from a file',
  hand: 'by hand',
}

/** `12.3%, from a file`; the model's as a band: `5-15%, estimated`. Null where the ownership is unknown. */
export function ownershipText({ ownershipPct, ownershipBy }: Player): string | null {
  if (ownershipPct === null) return null
  if (!ownershipBy) return formatPct(ownershipPct)
  const share = ownershipBy === 'model' ? ownershipBand(ownershipPct) : formatPct(ownershipPct)
  return `${share}, ${OWNERSHIP_WORDS[ownershipBy]}`
}
