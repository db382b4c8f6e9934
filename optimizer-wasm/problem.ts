import type { ObjectiveTerms } from '#core/objective.ts'
import type { CandidateGroup, Candidates } from './candidates.ts'
import { budgetCents, greatestCommonDivisor, sum, toCents } from './whole-numbers.ts'

/** What the kernel solves (layout in README.md): whole numbers only, so that every machine finds the same answer. */
export type Problem = {
  numbers: Float64Array
  /** Pair terms: leaders by items, then items by items; empty without pairs. */
  pairs: Int32Array
  /** Row index of each leader and each item. */
  leaders: number[]
  items: number[]
  /** A lineup's value in the kernel is its objective times this, plus the salary its open slots spend. */
  salaryRange: number
}

/** Columns of the kernel's table; finer salaries than budget / 1024 are rounded down for the bound alone. */
const MAX_COLUMNS = 1024

const RULE_MET = -1
const NOBODY_KEPT = -2
const UNKNOWN_TEAM = -1

/** The numbers of a request; `budget` in dollars. */
export function encodeProblem(
  candidates: Candidates,
  terms: ObjectiveTerms,
  budget: number,
  lineupsWanted: number,
): Problem {
  const { rows, groups } = candidates
  const [leaderGroup, ...itemGroups] = groups as [CandidateGroup, ...CandidateGroup[]]
  const keptItems = itemGroups.flatMap((group) => group.kept)
  const cents = rows.map((row) => toCents(row.salary))
  const centsLeft = budgetCents(budget) - sum(keptItems.map((index) => cents[index]!))
  const affordable = (index: number) => cents[index]! <= centsLeft

  const leaders = [...leaderGroup.kept, ...leaderGroup.rows].filter(affordable)
  const openGroups = itemGroups
    .filter((group) => group.open > 0)
    .map((group) => ({ open: group.open, rows: group.rows.filter(affordable) }))
  const items = openGroups.flatMap((group) => group.rows)

  const scale = greatestCommonDivisor([...leaders, ...items].map((index) => cents[index]!))
  const salaryOf = (index: number) => cents[index]! / scale
  const mostSpent =
    Math.max(0, ...leaders.map(salaryOf)) +
    sum(openGroups.map((group) => dearest(group.rows.map(salaryOf), group.open)))
  const budgetLeft = Math.max(0, Math.min(Math.floor(centsLeft / scale), mostSpent))
  const salaryRange = budgetLeft + 1

  const withKept = withKeptPairs(terms, keptItems)
  const keptValue = sum(
    keptItems.map((index, place) => withKeptPairs(terms, keptItems.slice(0, place))(index)),
  )
  const teamOf = numberTeams(candidates)
  const record = (index: number, extra: number) => [
    (withKept(index) + extra) * salaryRange + salaryOf(index),
    salaryOf(index),
    candidates.personOfRow[index]!,
    teamOf(index),
  ]

  const itemUnit = greatestCommonDivisor(items.map(salaryOf))
  const numbers = Float64Array.from([
    leaders.length,
    items.length,
    openGroups.length,
    lineupsWanted,
    budgetLeft,
    Math.max(itemUnit, Math.ceil(budgetLeft / MAX_COLUMNS), 1),
    terms.pairOf ? salaryRange : 0,
    keptTeam(candidates, keptItems.map(teamOf)),
    ...openGroups.flatMap((group) => [group.open, group.rows.length]),
    ...leaders.flatMap((index) => record(index, keptValue)),
    ...items.flatMap((index) => record(index, 0)),
  ])
  return { numbers, pairs: encodePairs(terms, leaders, items), leaders, items, salaryRange }
}

/** A row's value together with its pairs with the kept rows, which are certain. */
function withKeptPairs(
  { values, pairOf }: ObjectiveTerms,
  kept: readonly number[],
): (index: number) => number {
  return (index) => values[index]! + (pairOf ? sum(kept.map((other) => pairOf(other, index))) : 0)
}

function encodePairs(
  { pairOf }: ObjectiveTerms,
  leaders: readonly number[],
  items: readonly number[],
): Int32Array {
  if (!pairOf) return new Int32Array(0)
  const pairs = new Int32Array((leaders.length + items.length) * items.length)
  let cell = 0
  for (const a of leaders) for (const b of items) pairs[cell++] = pairOf(a, b)
  for (const a of items) for (const b of items) pairs[cell++] = a === b ? 0 : pairOf(a, b)
  return pairs
}

function numberTeams({ rows }: Candidates): (index: number) => number {
  const teams = [...new Set(rows.map((row) => row.team))].filter((team) => team !== null)
  return (index) => {
    const { team } = rows[index]!
    return team === null ? UNKNOWN_TEAM : teams.indexOf(team)
  }
}

/** The team that all the kept share, or that the two-team rule can't be broken any more, or that nobody is kept. */
function keptTeam({ needsTwoTeams }: Candidates, teams: readonly number[]): number {
  if (!needsTwoTeams) return RULE_MET
  const [first = NOBODY_KEPT, ...others] = teams
  return others.every((team) => team === first) ? first : RULE_MET
}

function dearest(salaries: number[], count: number): number {
  return sum(salaries.sort((a, b) => b - a).slice(0, count))
}
