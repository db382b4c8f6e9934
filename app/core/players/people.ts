import { groupBy } from '../collections/group-by.ts'
import { captainSalary, type Format } from '../formats/format.ts'
import { isCaptainRow, isOut, type Player, personKey, valuePer1k } from './player.ts'
import { expectedPoints } from './points.ts'

/** A person of the pool with the flex row: price and ranks are by person, for captain rows too. */
export type Person = { row: Player; flexPrice: number; isOut: boolean }

/** Each person of the pool once, in pool order, and the person of each row. */
export function peopleOf(
  rows: readonly Player[],
  format: Format,
): { people: Person[]; personOfRow: Person[] } {
  const rowsByPerson = groupBy(rows, personKey)
  const personByKey = new Map<string, Person>()
  for (const [key, own] of rowsByPerson) {
    const row = own.find((candidate) => !isCaptainRow(candidate)) ?? own[0]!
    personByKey.set(key, { row, flexPrice: flexPrice(row, format), isOut: own.some(isOut) })
  }
  return {
    people: [...personByKey.values()],
    personOfRow: rows.map((row) => personByKey.get(personKey(row))!),
  }
}

/** Expected points per $1,000 of the flex price. */
export function personValue(person: Person): number {
  return valuePer1k({ points: expectedPoints(person.row), salary: person.flexPrice })
}

/** The flex price; computed from the captain's price for a person with a captain row only. */
function flexPrice(row: Player, format: Format): number {
  const isScaled = isCaptainRow(row) && row.captainPricing !== 'flex_price'
  return isScaled ? row.salary / captainSalary(format) : row.salary
}
