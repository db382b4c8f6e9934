import { expect, test } from 'vitest'
import { loadKernel } from './kernel.node.ts'
import type { Problem } from './problem.ts'
import { searchBest } from './search.ts'
import { type Random, seededRandom } from './testing/random-requests.ts'

/*
 * Problems that no request makes: any pair may gain or lose as much as a row is worth. The kernel skips dominated items
 * by the least and the most that their pairs can add, so a wrong limit shows here and hardly ever in a real pool.
 */

type Row = { value: number; salary: number; person: number; team: number }
type Group = { slots: number; rows: Row[] }
type Made = {
  leaders: Row[]
  groups: Group[]
  budget: number
  wanted: number
  keptTeam: number
  /** By leader and item, and by item and item (symmetric). */
  leaderPairs: number[][]
  itemPairs: number[][]
}

const RULE_MET = -1
const NONE_KEPT = -2
const UNKNOWN_TEAM = -1

const kernel = await loadKernel()

test.each([
  { groups: 1, pairs: false, problems: 1500 },
  { groups: 1, pairs: true, problems: 1500 },
  { groups: 2, pairs: false, problems: 400 },
  { groups: 2, pairs: true, problems: 400 },
])('groups: $groups, pairs: $pairs: no lineup is better than those found', ({ groups, pairs, problems }) => {
  for (let seed = 0; seed < problems; seed++) {
    const made = madeProblem(seededRandom(seed), groups, pairs)
    const all = valuesOfAll(made).sort((a, b) => b - a)
    const found = searchBest(encoded(made), kernel)
    const objectives = found.leader === null ? [] : found.objectives
    expect(objectives, `seed ${seed}`).toEqual(all.slice(0, made.wanted))
  }
})

function madeProblem(random: Random, groupCount: number, hasPairs: boolean): Made {
  const below = (limit: number) => Math.floor(random() * limit)
  const spread = [3, 30, 200][below(3)]!
  const teams = Array.from({ length: 30 }, () => (below(8) === 0 ? UNKNOWN_TEAM : below(2)))
  const row = (person: number): Row => ({
    value: 100 + below(spread),
    salary: below(4),
    person,
    team: teams[person]!,
  })
  let person = 0
  const groups = Array.from({ length: groupCount }, (): Group => {
    const slots = 1 + below(3)
    // Sometimes two items are rows of one person.
    const rows = Array.from({ length: slots + 3 + below(4) }, () => row(below(12) === 0 ? person : ++person))
    return { slots, rows }
  })
  const items = groups.flatMap(({ rows }) => rows)
  const leaders = Array.from({ length: 1 + below(4) }, () => row(below(person + 3)))
  const reach = hasPairs ? [2, 20, 120][below(3)]! : 0
  const term = () => (below(3) === 0 ? 0 : below(2 * reach + 1) - reach)
  const itemPairs = items.map(() => items.map(() => 0))
  for (let a = 0; a < items.length; a++) {
    for (let b = 0; b < a; b++) {
      itemPairs[a]![b] = term()
      itemPairs[b]![a] = itemPairs[a]![b]!
    }
  }
  return {
    leaders,
    groups,
    budget: below(3) === 0 ? below(10) : 40,
    wanted: 1 + below(2),
    keptTeam: [RULE_MET, NONE_KEPT, 0][below(3)]!,
    leaderPairs: leaders.map(() => items.map(term)),
    itemPairs,
  }
}

function encoded({ leaders, groups, ...made }: Made): Problem {
  const items = groups.flatMap(({ rows }) => rows)
  const pairs = [...made.leaderPairs, ...made.itemPairs].flat()
  const hasPairs = pairs.some((term) => term !== 0)
  return {
    numbers: Float64Array.from([
      ...[leaders.length, items.length, groups.length, made.wanted, made.budget, 1],
      ...[hasPairs ? 1 : 0, made.keptTeam, 1e9, 0, 0],
      ...groups.flatMap(({ slots, rows }) => [slots, rows.length]),
      ...[...leaders, ...items].flatMap(({ value, salary, person, team }) => [value, salary, person, team]),
    ]),
    pairs: Int32Array.from(hasPairs ? pairs : []),
    limits: new Int32Array(0),
    leaders: [...leaders.keys()],
    items: [...items.keys()],
    salaryRange: 1,
  }
}

/** The value of every legal lineup, added up one by one. */
function valuesOfAll({ leaders, groups, budget, keptTeam, leaderPairs, itemPairs }: Made): number[] {
  const items = groups.flatMap(({ rows }) => rows)
  let first = 0
  const choices = groups.map(({ slots, rows }) => {
    const own = rows.map((_, index) => first + index)
    first += rows.length
    return combinations(own, slots)
  })
  const picks = choices.reduce<number[][]>(
    (before, group) => before.flatMap((picked) => group.map((more) => [...picked, ...more])),
    [[]],
  )
  return leaders.flatMap((leader, place) =>
    picks.flatMap((picked) => {
      const rows = [leader, ...picked.map((index) => items[index]!)]
      if (new Set(rows.map(({ person }) => person)).size < rows.length) return []
      if (rows.reduce((sum, { salary }) => sum + salary, 0) > budget) return []
      const needsAnotherTeam = leader.team !== UNKNOWN_TEAM && [NONE_KEPT, leader.team].includes(keptTeam)
      if (needsAnotherTeam && rows.every(({ team }) => team === leader.team)) return []
      const pairs = picked.flatMap((a, index) => [
        leaderPairs[place]![a]!,
        ...picked.slice(0, index).map((b) => itemPairs[a]![b]!),
      ])
      return [rows.reduce((sum, { value }) => sum + value, 0) + pairs.reduce((sum, term) => sum + term, 0)]
    }),
  )
}

function combinations(of: readonly number[], count: number): number[][] {
  if (count === 0) return [[]]
  return of.flatMap((first, index) =>
    combinations(of.slice(index + 1), count - 1).map((rest) => [first, ...rest]),
  )
}
