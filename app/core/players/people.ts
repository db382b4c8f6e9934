import { groupBy } from '../collections/group-by.ts'
import { captainSalary, type Format } from '../formats/format.ts'
import { isCaptainRow, isOut, type Player, personKey, valuePer1k } from './player.ts'
import { expectedPoints } from './points.ts'

/** Somebody of the pool, seen by his flex row: the price and rank of a captain row are those of its person. */
export type Person = { row: Player; flexPrice: number; isOut: boolean }

/** Everyone of the pool once, in pool order, and for each row whose it is. */
export function peopleOf(rows: readonly Player[], mode: Format): { people: Person[]; personOfRow: Person[] } {
  const rowsByPerson = groupBy(rows, personKey)
  const personByKey = new Map<string, Person>()
  for (const [key, own] of rowsByPerson) {
    const row = own.find((candidate) => !isCaptainRow(candidate)) ?? own[0]!
    personByKey.set(key, { row, flexPrice: flexPrice(row, mode), isOut: own.some(isOut) })
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

/** A person known by a captain row alone would cost this much as flex. */
function flexPrice(row: Player, mode: Format): number {
  const isScaled = isCaptainRow(row) && row.captainPricing !== 'flex_price'
  return isScaled ? row.salary / captainSalary(mode) : row.salary
}
