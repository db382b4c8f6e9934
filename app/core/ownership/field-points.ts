import type { Format } from '../formats/format.ts'
import type { Person } from '../players/people.ts'
import { personKey } from '../players/player.ts'
import { expectedPoints, INJURY_FACTOR, whosePoints } from '../players/points.ts'
import { baselinesOf } from '../players/priced-people.ts'

/**
 * The points that the field expects of each person, in the order of the people: an imported file's, else the baseline's,
 * else the average, less by the injury status. Points by hand are the user's alone, so they raise leverage instead of
 * ownership; but 0 by hand says that the person sits out. Who sits out, or is one of `notPlaying` (`personKey`), has 0.
 */
export function fieldPoints(
  people: readonly Person[],
  format: Format,
  notPlaying: ReadonlySet<string>,
): number[] {
  const estimates = baselinesOf(people, format)
  return people.map((person, i) => {
    const { row } = person
    const source = whosePoints(row)
    if (sitsOut(person, notPlaying) || (source === 'hand' && expectedPoints(row) <= 0)) return 0
    const points = source === 'projection' ? expectedPoints(row) : (estimates[i] ?? row.fppg)
    return Math.max(0, points) * INJURY_FACTOR[row.injuryStatus]
  })
}

export function sitsOut({ row, isOut }: Person, notPlaying: ReadonlySet<string>): boolean {
  return isOut || notPlaying.has(personKey(row))
}
