import { whoseOwnership } from '#core/ownership/whose-ownership.ts'
import type { Player } from '#core/players/player.ts'
import { pointsWord } from '#core/players/points-words.ts'
import { OWNERSHIP_WORDS } from '../../pool/ownership-words.ts'

/** Whose figures a list of lineups shows: `Points: estimated. Ownership: estimated.` Empty without players. */
export function whoseFigures(players: readonly Player[]): string {
  const points = pointsWord(players)
  const ownership = ownershipWord(players)
  return [points && `Points: ${points}.`, ownership && `Ownership: ${ownership}.`].filter(Boolean).join(' ')
}

/** Whose ownership the players have; empty where it is unknown. */
export function ownershipWord(players: readonly Player[]): string {
  const whose = whoseOwnership(players)
  return whose ? OWNERSHIP_WORDS[whose] : ''
}
