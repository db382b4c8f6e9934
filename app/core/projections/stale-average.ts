import type { Format } from '../formats/format.ts'
import { peopleOf } from '../players/people.ts'
import { isSamePerson, type Player } from '../players/player.ts'
import { whosePoints } from '../players/points.ts'
import { baselinesOf } from '../players/priced-people.ts'

/** In points. */
const STALE_ABOVE_ESTIMATE = 2

/**
 * How many points a player's average is above the baseline estimate where that is so much that the average looks stale: more
 * than 2. In 24 real single games it was so for 72 of 481 players with an estimate of 2 points or more. They scored 5.4
 * points less than their averages, the others 0.7 less. Null otherwise, where a number by hand
 * or from a file counts instead, and where there is no baseline estimate.
 */
export function staleBy(player: Player, pool: readonly Player[], format: Format): number | null {
  const whose = whosePoints(player)
  if (whose === 'hand' || whose === 'projection' || !format.baseline) return null
  const { people } = peopleOf(pool, format)
  const estimate = baselinesOf(people, format)[people.findIndex(({ row }) => isSamePerson(row, player))]
  if (estimate == null || player.fppg <= estimate + STALE_ABOVE_ESTIMATE) return null
  return player.fppg - estimate
}
