import type { Player } from './player.ts'

/*
 * Which number a reader of points reads. A player carries three, apart from each other: the average of the salary file
 * (`fppg`), a projection (`projectedPoints`) and what was scored (`actualPoints`). Whoever reads points calls one of
 * these functions, so that its name says which; a reader that means the average alone (the FPPG column, SPEC.md's
 * outlook formula) reads `fppg`. All of them are points of one flex place, never multiplied for a captain.
 */

/** Where the points that are expected of a player come from. */
export type WhosePoints = 'average' | 'projection'

type Expectation = Pick<Player, 'fppg' | 'projectedPoints'>

/** What the player is expected to score: the projection if there is one, otherwise the average. */
export function expectedPoints(player: Expectation): number {
  return player.projectedPoints ?? player.fppg
}

/** Which of the two `expectedPoints` gave. */
export function whosePoints(player: Expectation): WhosePoints {
  // Loose, because a player that an older version stored has no such field.
  return player.projectedPoints == null ? 'average' : 'projection'
}

/** Whose points a pool or a lineup is about: one projection makes it a projected one. */
export function whosePointsOf(players: readonly Expectation[]): WhosePoints {
  return players.some((player) => whosePoints(player) === 'projection') ? 'projection' : 'average'
}

/**
 * The row as a search in hindsight reads it: what the player scored is what it is expected to score, and nothing is
 * taken off for an injury or added for synergy. Null while the score is not known.
 */
export function inHindsight(player: Player): Player | null {
  const { actualPoints } = player
  if (actualPoints === null) return null
  return { ...player, projectedPoints: actualPoints, injuryStatus: 'Healthy', synergyMultiplier: 1 }
}
