import { captainSlotIndex, type Format } from '#core/formats/format.ts'
import { isCaptainRow, type Player, personKey } from '#core/players/player.ts'
import type { PlayerSet, SlotKind } from '#core/rules/build-rule.ts'
import { peopleIn, type RulePool, rulePool } from '#core/rules/rule-pool.ts'

/** Rows of a lineup, as indexes into the pool's rows, in slot order. */
export type Rows = readonly number[]

/** What the rules about several lineups ask of a row, counted once for a build. */
export type PoolFacts = {
  mode: Format
  rows: readonly Player[]
  people: RulePool
  /** The person of each row, as a small number. */
  personOfRow: readonly number[]
  /** Place of the captain in a lineup; -1 in a format without captains. */
  captainPlace: number
  /** Cents of each row. */
  cents: readonly number[]
}

export function poolFacts(rows: readonly Player[], mode: Format): PoolFacts {
  const numbers = new Map<string, number>()
  return {
    mode,
    rows,
    people: rulePool(rows, mode),
    personOfRow: rows.map((row) => {
      const key = personKey(row)
      const number = numbers.get(key) ?? numbers.size
      numbers.set(key, number)
      return number
    }),
    captainPlace: captainSlotIndex(mode),
    cents: rows.map(({ salary }) => Math.round(salary * 100)),
  }
}

/** The rows of the set's players that fill these slots. */
export function rowsOfSet({ rows, people }: PoolFacts, set: PlayerSet, slots: SlotKind): number[] {
  const wanted = peopleIn(set, people)
  return [...rows.keys()].filter((index) => {
    const row = rows[index]!
    return wanted.has(personKey(row)) && (slots === 'any' || isCaptainRow(row) === (slots === 'captain'))
  })
}

/** The row of the captain; undefined in a format without captains. */
export function captainRow({ captainPlace }: PoolFacts, lineup: Rows): number | undefined {
  return lineup[captainPlace]
}

/** How many players are of the captain's team, the captain included; 1 where that team is not known. */
export function ofCaptainsTeam(facts: PoolFacts, lineup: Rows): number {
  const captain = captainRow(facts, lineup)
  const team = captain === undefined ? null : facts.rows[captain]!.team
  if (team === null) return 1
  return lineup.filter((row) => facts.rows[row]!.team === team).length
}
