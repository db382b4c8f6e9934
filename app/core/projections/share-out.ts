import { isCaptainRow, type Player, personKey } from '../players/player.ts'
import { expectedPoints } from '../players/points.ts'
import { toHundredths } from '../players/shown-points.ts'
import type { NumberEdit } from './edits.ts'

/** What a teammate gets, in points. */
type Share = { player: Player; points: number }

/**
 * The expected points of a player who is out, shared among the teammates of the same position in proportion to their own
 * expected points. A simple rule, not a forecast: a team with one player less also plays otherwise, and prices may know
 * of the absence already. Only people who are expected to score get a share; `isOut` tells who else sits out. Empty
 * where there are no points or no such teammates.
 */
export function sharesOf(
  player: Player,
  pool: readonly Player[],
  isOut: (other: Player) => boolean,
): Share[] {
  const points = expectedPoints(player)
  if (points <= 0 || player.team === null) return []
  const takers = pool.filter(
    (other) =>
      other.actualPosition === player.actualPosition &&
      other.team === player.team &&
      !isCaptainRow(other) &&
      personKey(other) !== personKey(player) &&
      expectedPoints(other) > 0 &&
      !isOut(other),
  )
  const sum = takers.reduce((total, other) => total + expectedPoints(other), 0)
  return takers.map((other) => ({ player: other, points: (points * expectedPoints(other)) / sum }))
}

/** The shares as numbers typed in by hand: the teammates' points with their shares, and 0 for the player who is out. */
export function shareOutEdits(player: Player, shares: readonly Share[]): NumberEdit[] {
  const edit = (of: Player, value: number): NumberEdit => ({ person: personKey(of), figure: 'points', value })
  return [
    edit(player, 0),
    ...shares.map((share) => edit(share.player, toHundredths(expectedPoints(share.player) + share.points))),
  ]
}
