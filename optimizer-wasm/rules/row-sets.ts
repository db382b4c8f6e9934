import { groupBy } from '#core/collections/group-by.ts'
import { teamRelation } from '#core/objective/correlation.ts'
import { peopleOf } from '#core/players/people.ts'
import { isCaptainRow, type Player, personKey } from '#core/players/player.ts'
import { gameOf } from '#core/players/sides.ts'
import type { Condition, PlayerSet, SlotKind } from '#core/rules/build-rule.ts'
import type { Candidates } from '../candidates.ts'

/** Sets of people of a pool, and their rows. Position and team are those of the row that is not a captain's. */
export class RowSets {
  readonly candidates: Pick<Candidates, 'rows' | 'format'>
  readonly slots: number
  private readonly people: ReadonlyMap<string, Player>
  private readonly rowsOfPerson: ReadonlyMap<string, readonly number[]>

  constructor(candidates: Pick<Candidates, 'rows' | 'format'>) {
    const { rows, format } = candidates
    this.candidates = candidates
    this.slots = format.rosterSlots.length
    this.people = new Map(peopleOf(rows, format).people.map(({ row }) => [personKey(row), row]))
    this.rowsOfPerson = groupBy([...rows.keys()], (index) => personKey(rows[index]!))
  }

  /** By row: 1 for the rows of these people in these slots. */
  flagsOf(people: ReadonlySet<string>, slots: SlotKind): Uint8Array {
    const { rows } = this.candidates
    const flags = new Uint8Array(rows.length)
    for (const person of people) {
      for (const row of this.rowsOfPerson.get(person) ?? [])
        if (slots === 'any' || (slots === 'captain') === isCaptainRow(rows[row]!)) flags[row] = 1
    }
    return flags
  }

  peopleIn({ people, positions, teams }: PlayerSet): Set<string> {
    const inSet = [...this.people].filter(
      ([person, { actualPosition, team }]) =>
        (!people || people.includes(person)) &&
        (!positions || (positions as readonly string[]).includes(actualPosition)) &&
        (!teams || (team !== null && teams.includes(team))),
    )
    return new Set(inSet.map(([person]) => person))
  }

  /** These people team by team or game by game, without those of no known one. */
  partsOf(people: ReadonlySet<string>, per: 'team' | 'game'): Set<string>[] {
    const parts = new Map<string, Set<string>>()
    for (const person of people) {
      const row = this.people.get(person)!
      const part = per === 'team' ? row.team : gameOf(row)
      if (part !== null) parts.set(part, (parts.get(part) ?? new Set()).add(person))
    }
    return [...parts.values()]
  }

  /** The people that the condition binds. Those for which the same of `people` count are in one entry. */
  besideEach(
    { players, team }: Condition,
    people: ReadonlySet<string>,
  ): { bound: Set<string>; counted: Set<string> }[] {
    const relation = team === 'same' ? 'teammates' : 'opponents'
    const hasTwoTeams = new Set([...this.people.values()].flatMap((row) => row.team ?? [])).size === 2
    const cases = new Map<string, { bound: Set<string>; counted: Set<string> }>()
    for (const person of this.peopleIn(players)) {
      const row = this.people.get(person)!
      if (row.team === null) continue
      const key = `${row.team} ${row.opponent}`
      const known = cases.get(key)
      if (known) {
        known.bound.add(person)
        continue
      }
      const beside = [...people].filter(
        (other) => teamRelation(row, this.people.get(other)!, hasTwoTeams) === relation,
      )
      cases.set(key, { bound: new Set([person]), counted: new Set(beside) })
    }
    return [...cases.values()]
  }
}
