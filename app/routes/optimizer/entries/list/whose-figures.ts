import type { OwnershipSource, Player } from '#core/players/player.ts'
import { pointsWord } from '#core/players/points-words.ts'

/** From the most trusted source down: what some of the players have, others need not. */
const OWNERSHIP_WORDS: readonly (readonly [OwnershipSource, string])[] = [
  ['file', 'from a file'],
  ['hand', 'by hand'],
  ['research', 'found on the web'],
  ['learned', 'estimated with your contests'],
  ['model', 'estimated'],
]

/** Whose figures a list of lineups shows: `Points: baseline. Ownership: estimated.` Empty without players. */
export function whoseFigures(players: readonly Player[]): string {
  const points = pointsWord(players)
  const ownership = ownershipWord(players)
  return [points && `Points: ${points}.`, ownership && `Ownership: ${ownership}.`].filter(Boolean).join(' ')
}

/** Whose ownership the players have; empty where it is unknown. */
export function ownershipWord(players: readonly Player[]): string {
  const sources = new Set(players.map(({ ownershipBy }) => ownershipBy))
  return OWNERSHIP_WORDS.find(([source]) => sources.has(source))?.[1] ?? ''
}
