import { groupBy } from '../collections/group-by.ts'
import type { Format } from '../formats/format.ts'
import type { Person } from '../players/people.ts'
import { expectedPoints } from '../players/points.ts'
import { isPricedAsInactive } from '../players/who-plays.ts'
import { startersAt } from './correlation.ts'

/**
 * The people who are expected to play: not marked Out or Doubtful, with points above 0, and priced among their team's
 * starters at the position. The price decides, not the points: an average is from earlier games, while the provider
 * lowers the price of a player who will not play. People without a team, and positions without a known number of
 * starters, are judged by status and points alone.
 *
 * Creativity favors only these people (objective.ts). A further criterion for who plays belongs here. `guard`: a format
 * whose prices say that a player sits out (who-plays.ts); such players are not expected to play then.
 */
export function expectedToPlay(people: readonly Person[], guard: Format | null): ReadonlySet<Person> {
  const able = people.filter(
    (person) =>
      !person.isOut &&
      person.row.injuryStatus !== 'Doubtful' &&
      expectedPoints(person.row) > 0 &&
      !(guard && isPricedAsInactive(person, guard)),
  )
  const sides = groupBy(able, ({ row }) => `${row.team}/${row.actualPosition}`)
  return new Set([...sides.values()].flatMap(starters))
}

/** The dearest people of one team and position, as many as start there; equal prices start together. */
function starters(side: readonly Person[]): readonly Person[] {
  const { team, actualPosition } = side[0]!.row
  const most = startersAt(actualPosition)
  if (team === null || most === null || side.length <= most) return side
  const prices = side.map(({ flexPrice }) => flexPrice).sort((a, b) => b - a)
  return side.filter(({ flexPrice }) => flexPrice >= prices[most - 1]!)
}
