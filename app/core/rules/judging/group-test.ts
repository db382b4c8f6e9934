import type { Format } from '../../formats/format.ts'
import { type Player, personKey } from '../../players/player.ts'
import { gameOf } from '../../players/sides.ts'
import type { GroupRule, Range } from '../build-rule.ts'
import { peopleBeside, peopleIn, type RulePool } from '../rule-pool.ts'
import { countIn, rowsIn } from './lineup-people.ts'

/** Whether lineups of the pool have as many of the group as the rule says. */
export function groupTest(
  rule: Omit<GroupRule, 'kind'>,
  mode: Format,
  pool: RulePool,
): (rows: readonly Player[]) => boolean {
  const { players, slots, count, per, when } = rule
  const group = peopleIn(players, pool)
  const isWithin = (people: ReadonlySet<string>, rows: readonly Player[]) =>
    isCount(countIn(rows, people, slots, mode), count)
  const binding = when ? peopleIn(when.players, pool) : null

  if (when && binding && when.team !== 'any') {
    const groupBeside = new Map(
      [...binding].flatMap((person) => {
        const row = pool.get(person)!
        if (row.team === null) return []
        const beside = peopleBeside(when.team as 'same' | 'other', row, pool)
        return [[person, new Set([...group].filter((each) => beside.has(each)))] as const]
      }),
    )
    return (rows) =>
      rowsIn(rows, when.slots, mode).every((row) => {
        const counted = groupBeside.get(personKey(row))
        return !counted || isWithin(counted, rows)
      })
  }

  const parts = per === 'lineup' ? [group] : partsOf(group, pool, per)
  return (rows) => {
    const isBound = !when || countIn(rows, binding!, when.slots, mode) > 0
    return !isBound || parts.every((people) => isWithin(people, rows))
  }
}

/** The people by team or game, without those whose team or game is not known. */
function partsOf(people: ReadonlySet<string>, pool: RulePool, per: 'team' | 'game'): Set<string>[] {
  const parts = new Map<string, Set<string>>()
  for (const person of people) {
    const row = pool.get(person)!
    const part = per === 'team' ? row.team : gameOf(row)
    if (part !== null) parts.set(part, (parts.get(part) ?? new Set()).add(person))
  }
  return [...parts.values()]
}

function isCount(number: number, { min, max }: Range): boolean {
  return (min === null || number >= min) && (max === null || number <= max)
}
