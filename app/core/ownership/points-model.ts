import type { Format } from '../formats/format.ts'
import { cappedShares } from '../numbers/capped-shares.ts'
import type { Person } from '../players/people.ts'
import { placeGroups, sumGroups } from './place-groups.ts'
import { type Shares, withSumsOf } from './shares.ts'

/** The highest share in the captain's slot or in the others; what exceeds it is spread. */
const MOST_PCT = 80

/**
 * Shares that follow from points alone, in the order of the people: captain shares and shares of slots for given positions
 * go with the square of the points, shares of slots that take any position with the points themselves.
 */
export function sharesByPoints(
  people: readonly Person[],
  format: Format,
  points: readonly number[],
): Shares[] {
  const squares = points.map((each) => each ** 2)
  const captain = format.captain ? cappedShares(squares, 100, capsOf(points)) : points.map(() => 0)
  const flex = points.map(() => 0)
  for (const { places, members, isOpen } of placeGroups(people, format)) {
    const weights = members.map((i) => (isOpen ? points : squares)[i]!)
    for (const [at, share] of cappedShares(weights, places * 100, capsOf(members)).entries())
      flex[members[at]!]! += share
  }
  const shares = people.map((_, i) => ({ captainPct: captain[i]!, flexPct: flex[i]! }))
  // Beside a captain's share, or added up over slots of several codes, a share may exceed what is left for it.
  return withSumsOf(shares, shares, sumGroups(people, format), MOST_PCT)
}

function capsOf(people: readonly unknown[]): number[] {
  return people.map(() => MOST_PCT)
}
