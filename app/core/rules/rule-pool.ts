import type { Format } from '../formats/format.ts'
import { teamRelation } from '../objective/correlation.ts'
import { peopleOf } from '../players/people.ts'
import { type Player, personKey } from '../players/player.ts'
import type { PlayerSet } from './build-rule.ts'

/**
 * A pool as rules read it: each person once, by `personKey`, in pool order. Position and team are those of the row that is
 * not a captain's.
 */
export type RulePool = ReadonlyMap<string, Player>

export function rulePool(rows: readonly Player[], format: Format): RulePool {
  return new Map(peopleOf(rows, format).people.map(({ row }) => [personKey(row), row]))
}

/** The people of the pool who are in the set, by `personKey`. */
export function peopleIn(set: PlayerSet, pool: RulePool): Set<string> {
  const people = set.people && new Set(set.people)
  const positions = set.positions && new Set<string>(set.positions)
  const teams = set.teams && new Set<string | null>(set.teams)
  const found = new Set<string>()
  for (const [person, { actualPosition, team }] of pool) {
    if (people && !people.has(person)) continue
    if (positions && !positions.has(actualPosition)) continue
    if (teams && !teams.has(team)) continue
    found.add(person)
  }
  return found
}

/** The people of the pool who are of the row's team (`same`, its own person too) or of the team that it plays against. */
export function peopleBeside(relation: 'same' | 'other', row: Player, pool: RulePool): Set<string> {
  const wanted = relation === 'same' ? 'teammates' : 'opponents'
  const hasTwoTeams = new Set([...pool.values()].flatMap(({ team }) => team ?? [])).size === 2
  const beside = [...pool].filter(([, other]) => teamRelation(row, other, hasTwoTeams) === wanted)
  return new Set(beside.map(([person]) => person))
}
