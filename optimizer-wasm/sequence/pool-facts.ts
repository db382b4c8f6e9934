import { groupBy } from '#core/collections/group-by.ts'
import { captainSlotIndex, type Format } from '#core/formats/format.ts'
import { isCaptainRow, type Player, personKey } from '#core/players/player.ts'
import type { SlotKind } from '#core/rules/build-rule.ts'
import { type RulePool, rulePool } from '#core/rules/rule-pool.ts'
import { type OrderFacts, orderFacts } from './lineup-order.ts'

/** Rows of a lineup, as indexes into the pool's rows, in slot order. */
export type Rows = readonly number[]

/** What the rules about several lineups ask of a row, counted once for a build. */
export type PoolFacts = {
  format: Format
  rows: readonly Player[]
  people: RulePool
  /** By `personKey`, the indexes of the person's rows. */
  rowsOfPerson: ReadonlyMap<string, readonly number[]>
  /** The person of each row, as a small number. */
  personOfRow: readonly number[]
  /** Place of the captain in a lineup; -1 in a format without captains. */
  captainPlace: number
} & OrderFacts

export function poolFacts(rows: readonly Player[], format: Format): PoolFacts {
  const numbers = new Map<string, number>()
  return {
    format,
    rows,
    people: rulePool(rows, format),
    rowsOfPerson: groupBy([...rows.keys()], (index) => personKey(rows[index]!)),
    personOfRow: rows.map((row) => {
      const key = personKey(row)
      const number = numbers.get(key) ?? numbers.size
      numbers.set(key, number)
      return number
    }),
    captainPlace: captainSlotIndex(format),
    ...orderFacts(rows, format),
  }
}

/** The rows of these people that fill these slots. */
export function rowsOfPeople(
  { rows, rowsOfPerson }: PoolFacts,
  people: Iterable<string>,
  slots: SlotKind,
): number[] {
  const own = [...people].flatMap((person) => rowsOfPerson.get(person) ?? [])
  return slots === 'any' ? own : own.filter((row) => isCaptainRow(rows[row]!) === (slots === 'captain'))
}

/** The row of the captain; undefined in a format without captains. */
export function captainRow({ captainPlace }: PoolFacts, lineup: Rows): number | undefined {
  return lineup[captainPlace]
}

/** The captain's person, by number; -1 in a format without captains. */
export function captainPerson(facts: PoolFacts, lineup: Rows): number {
  const row = captainRow(facts, lineup)
  return row === undefined ? -1 : facts.personOfRow[row]!
}

/** How many players are of the captain's team, the captain included; 1 where that team is not known. */
export function ofCaptainsTeam(facts: PoolFacts, lineup: Rows): number {
  const captain = captainRow(facts, lineup)
  const team = captain === undefined ? null : facts.rows[captain]!.team
  if (team === null) return 1
  return lineup.filter((row) => facts.rows[row]!.team === team).length
}
