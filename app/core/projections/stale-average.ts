import type { Format } from '../formats/format.ts'
import { peopleOf } from '../players/people.ts'
import { isSamePerson, type Player } from '../players/player.ts'
import { whosePoints } from '../players/points.ts'
import { pricedPeople } from './priced-player.ts'

/** In points. */
const STALE_ABOVE_ESTIMATE = 2

/**
 * Whether an average is so far above the baseline estimate that it looks stale, both in points (DOMAIN.md section 14). In
 * 24 real single games it was so for 161 of 482 players with an estimate of 2 points or more. They scored 4.0 points
 * less than their averages, the others as many as theirs.
 */
export function isAverageStale(average: number, estimate: number): boolean {
  return average > estimate + STALE_ABOVE_ESTIMATE
}

/**
 * Whether the average of a player of the pool looks stale. False where a number by hand or from a file counts instead, and
 * where there is no baseline estimate.
 */
export function hasStaleAverage(player: Player, pool: readonly Player[], mode: Format): boolean {
  const whose = whosePoints(player)
  if (whose === 'hand' || whose === 'projection' || !mode.baseline) return false
  const { people } = peopleOf(pool, mode)
  const priced = pricedPeople(people)
  const own = priced[people.findIndex(({ row }) => isSamePerson(row, player))]
  const estimate = own ? mode.baseline(own, priced) : null
  return estimate !== null && isAverageStale(player.fppg, estimate)
}
