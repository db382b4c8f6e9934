import type { Format } from '../formats/format.ts'
import { type Person, peopleOf } from './people.ts'
import { type Player, personKey } from './player.ts'

/**
 * The people (by `personKey`) that the provider priced as if they would not play: a price at the bottom beside the
 * average of a starter. In 25 real single games 17 players were priced so, and 2 or 3 of them played (DOMAIN.md
 * section 13).
 */
export function pricedAsInactive(rows: readonly Player[], mode: Format): ReadonlySet<string> {
  const { people } = peopleOf(rows, mode)
  return new Set(people.filter((person) => isPricedAsInactive(person, mode)).map(({ row }) => personKey(row)))
}

/** A status in the file decides before the price: a player listed as active plays, one who is Out is out by that alone. */
export function isPricedAsInactive({ row, flexPrice, isOut }: Person, { inactivePrice }: Format): boolean {
  if (row.isListedActive || isOut) return false
  return inactivePrice !== null && flexPrice <= inactivePrice.salary && row.fppg >= inactivePrice.average
}
