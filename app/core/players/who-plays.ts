import { groupBy } from '../collections/group-by.ts'
import type { Format } from '../formats/format.ts'
import { laterWeekPeople } from './later-week.ts'
import { type Person, peopleOf } from './people.ts'
import { type Player, personKey } from './player.ts'

/**
 * The people (by `personKey`) that the provider priced as if they would not play: a price at the bottom beside the
 * average of a starter. In 25 real single games 17 players were priced so, and 2 or 3 of them played.
 */
export function pricedAsInactive(rows: readonly Player[], format: Format): ReadonlySet<string> {
  const { people } = peopleOf(rows, format)
  return new Set(
    people.filter((person) => isPricedAsInactive(person, format)).map(({ row }) => personKey(row)),
  )
}

/** The people who are not expected to play, by what the file says: priced as inactive, or their game was moved to a later week. */
export function notExpectedToPlay(rows: readonly Player[], format: Format): ReadonlySet<string> {
  return new Set([...pricedAsInactive(rows, format), ...laterWeekPeople(rows)])
}

/** A status in the file decides before the price: a player listed as active plays, one who is Out is out by that alone. */
export function isPricedAsInactive({ row, flexPrice, isOut }: Person, { inactivePrices }: Format): boolean {
  if (row.isListedActive || isOut) return false
  return inactivePrices.some(
    ({ positions, salary, average }) =>
      (positions?.includes(row.actualPosition) ?? true) && flexPrice <= salary && row.fppg >= average,
  )
}

/** Who may not play by what prices say, by `personKey`. */
export type PriceDoubts = {
  /** `pricedAsInactive` */
  inactivePeople: ReadonlySet<string>
  /** `doubtfulStarters` */
  doubtfulStarters: ReadonlySet<string>
}

export function priceDoubts(rows: readonly Player[], format: Format): PriceDoubts {
  return { inactivePeople: pricedAsInactive(rows, format), doubtfulStarters: doubtfulStarters(rows, format) }
}

/**
 * The first players of a team at the position of `doubtfulStarter` whose second is priced like a starter: the provider sets
 * such a price where the first may not play. People who are Out do not count, and a first one listed as active plays.
 */
export function doubtfulStarters(rows: readonly Player[], format: Format): ReadonlySet<string> {
  const { doubtfulStarter } = format
  if (!doubtfulStarter) return new Set()
  const { position, salary } = doubtfulStarter
  const able = peopleOf(rows, format).people.filter(
    ({ row, isOut }) => row.actualPosition === position && row.team !== null && !isOut,
  )
  const teams = groupBy(able, ({ row }) => row.team)
  return new Set(
    [...teams.values()].flatMap((team) => {
      const [first, second] = team.toSorted((a, b) => b.flexPrice - a.flexPrice || b.row.fppg - a.row.fppg)
      return second && second.flexPrice >= salary && !first!.row.isListedActive ? [personKey(first!.row)] : []
    }),
  )
}
