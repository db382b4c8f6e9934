import type { Format } from '../formats/format.ts'
import { scoreSpread } from '../objective/score-spread.ts'
import type { Person } from '../players/people.ts'
import { expectedPoints } from '../players/points.ts'
import { placeGroups, sumGroups } from './place-groups.ts'
import { cappedShares, type Shares, withSumsOf } from './shares.ts'

/** The highest share the model gives in the captain's slot or in the others; what exceeds it is spread. */
const MOST_PCT = 80

/**
 * The shares expected of people of whom only their expected points are known, in the order of the people.
 *
 * Captain shares and shares of slots for given positions go with the square of the points, shares of slots that take any
 * position with the points themselves (DOMAIN.md section 14). docs/ownership.md has the errors on real contests.
 */
export function modelShares(people: readonly Person[], mode: Format): Shares[] {
  return sharesByPoints(people, mode, ({ row }) => expectedPoints(row))
}

/** The shares that the people's ceilings suggest: one standard deviation above their expected points. */
export function deservedShares(people: readonly Person[], mode: Format): Shares[] {
  return sharesByPoints(people, mode, ({ row }) => {
    const points = expectedPoints(row)
    return points > 0 ? points + scoreSpread(row.actualPosition, points) : 0
  })
}

function sharesByPoints(
  people: readonly Person[],
  mode: Format,
  pointsOf: (person: Person) => number,
): Shares[] {
  const points = people.map((person) => (person.isOut ? 0 : Math.max(pointsOf(person), 0)))
  const squares = points.map((each) => each ** 2)
  const captain = mode.captain ? cappedShares(squares, 100, capsOf(points)) : points.map(() => 0)
  const flex = points.map(() => 0)
  for (const { places, members, isOpen } of placeGroups(people, mode)) {
    const weights = members.map((i) => (isOpen ? points : squares)[i]!)
    for (const [at, share] of cappedShares(weights, places * 100, capsOf(members)).entries())
      flex[members[at]!]! += share
  }
  const shares = people.map((_, i) => ({ captainPct: captain[i]!, flexPct: flex[i]! }))
  // Beside a captain's share, or added up over slots of several codes, a share may exceed what is left for it.
  return withSumsOf(shares, shares, sumGroups(people, mode), MOST_PCT)
}

function capsOf(people: readonly unknown[]): number[] {
  return people.map(() => MOST_PCT)
}
