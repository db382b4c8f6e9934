import type { ObjectiveTerms } from '#core/objective/objective.ts'
import type { CandidateGroup, Candidates } from './candidates.ts'
import { budgetCents, greatestCommonDivisor, sum, toCents } from './whole-numbers.ts'

/** The kernel's input (layout in assembly/problem.ts): whole numbers only, so that every machine finds the same answer. */
export type Problem = {
  numbers: Float64Array
  /** Pair terms: leaders by items, then items by items; empty without pairs. */
  pairs: Int32Array
  /** What lineups must obey besides the rules of the contest (encode-limits.ts); empty without. */
  limits: Int32Array
  /** Row index of each leader and each item. */
  leaders: number[]
  items: number[]
  /** A lineup's value in the kernel is its objective times this, plus the salary of its open slots. */
  salaryRange: number
}

/** The kernel adds values as doubles; up to this size every whole number is exact. */
const LARGEST_VALUE = 2 ** 52

const RULE_MET = -1
const NONE_KEPT = -2
const UNKNOWN_TEAM = -1
const NUMBERS_OF_A_ROW = 4

export type SearchLimits = {
  /** Dollars. */
  budget: number
  lineupsWanted: number
  /** The most steps of the search; see assembly/steps.ts. */
  stepBudget: number
}

/** Encodes a request for the kernel. */
export function encodeProblem(
  candidates: Candidates,
  terms: ObjectiveTerms,
  { budget, lineupsWanted, stepBudget }: SearchLimits,
): Problem {
  const { rows, groups } = candidates
  const [leaderGroup, ...itemGroups] = groups as [CandidateGroup, ...CandidateGroup[]]
  const keptItems = itemGroups.flatMap((group) => group.kept)
  const cents = rows.map((row) => toCents(row.salary))
  const centsLeft = budgetCents(budget) - sum(keptItems.map((index) => cents[index]!))
  const affordable = (index: number) => cents[index]! <= centsLeft

  const leaders = placeOf(cents, [...leaderGroup.kept, ...leaderGroup.rows].filter(affordable), 1)
  const openGroups = itemGroups
    .filter((group) => group.open > 0)
    .map((group) => placeOf(cents, group.rows.filter(affordable), group.open))
  const places = [leaders, ...openGroups]
  const items = openGroups.flatMap((group) => group.rows)

  const centsAbove = centsLeft - sum(places.map((place) => place.slots * place.least))
  const scale = greatestCommonDivisor(places.flatMap((place) => place.above))
  const mostSpent = sum(places.map((place) => dearest(place.above, place.slots))) / scale
  const budgetLeft = Math.max(0, Math.min(Math.floor(centsAbove / scale), mostSpent))

  const withKept = withKeptPairs(terms, keptItems)
  const keptValue = sum(
    keptItems.map((index, place) => withKeptPairs(terms, keptItems.slice(0, place))(index)),
  )
  const pairs = encodePairs(terms, leaders.rows, items)
  const largest = largestOf(places.flatMap((place) => place.rows.map(withKept))) + Math.abs(keptValue)
  // Values far beyond any real slate leave no room for the salary; equal lineups are then ordered by the pool alone.
  const slots = sum(places.map((place) => place.slots))
  const hasRoom = slots * (largest + slots * largestOf(pairs)) * (budgetLeft + 1) < LARGEST_VALUE
  const salaryRange = hasRoom ? budgetLeft + 1 : 1

  const teamOf = numberTeams(candidates)
  const records = ({ rows: own, above }: Place, extra: number) =>
    own.flatMap((index, number) => {
      const salary = above[number]! / scale
      const value = (withKept(index) + extra) * salaryRange + (hasRoom ? salary : 0)
      return [value, salary, candidates.exclusionOfRow[index]!, teamOf(index)]
    })
  const numbers = Float64Array.from([
    // When even the least salaries exceed the budget there is no lineup.
    centsAbove < 0 ? 0 : leaders.rows.length,
    items.length,
    openGroups.length,
    lineupsWanted,
    budgetLeft,
    // Without items, or with all at one price, the divisor is 0; 1 is used instead.
    Math.max(1, greatestCommonDivisor(openGroups.flatMap((group) => group.above)) / scale),
    pairs.length > 0 ? salaryRange : 0,
    keptTeam(candidates, keptItems.map(teamOf)),
    stepBudget,
    // The rows of the best lineup only, and no limits.
    ...[0, 0],
    ...openGroups.flatMap((group) => [group.slots, group.rows.length]),
    ...(centsAbove < 0 ? [] : records(leaders, keptValue)),
    ...openGroups.flatMap((group) => records(group, 0)),
  ])
  return {
    numbers,
    pairs: centsAbove < 0 ? new Int32Array(0) : pairs,
    limits: new Int32Array(0),
    leaders: leaders.rows,
    items,
    salaryRange,
  }
}

/** The problem with so many terms more for each row, by row index. */
export function problemWithPrices(problem: Problem, terms: readonly number[]): Problem {
  const { leaders, items, salaryRange } = problem
  const numbers = problem.numbers.slice()
  const rows = [...leaders, ...items]
  const first = numbers.length - NUMBERS_OF_A_ROW * rows.length
  for (const [place, row] of rows.entries())
    numbers[first + NUMBERS_OF_A_ROW * place]! += terms[row]! * salaryRange
  return { ...problem, numbers }
}

/** Rows for equal slots. Every lineup pays the least of their salaries for each slot; the search gets the rest (`above`). */
type Place = { rows: number[]; slots: number; least: number; above: number[] }

function placeOf(cents: readonly number[], rows: number[], slots: number): Place {
  const least = rows.reduce((low, index) => Math.min(low, cents[index]!), Number.POSITIVE_INFINITY)
  return {
    rows,
    slots,
    least: rows.length > 0 ? least : 0,
    above: rows.map((index) => cents[index]! - least),
  }
}

function largestOf(numbers: ArrayLike<number>): number {
  let largest = 0
  for (let i = 0; i < numbers.length; i++) largest = Math.max(largest, Math.abs(numbers[i]!))
  return largest
}

/** A row's value plus its pair terms with the kept rows. */
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
  // When all pair terms are 0 the search runs without pairs.
  return pairs.some((term) => term !== 0) ? pairs : new Int32Array(0)
}

/** What the kernel calls a team: the side that a lineup needs two of, a game in formats of several games. */
function numberTeams({ rows, sideOfRow, needsTwoSides }: Candidates): (index: number) => number {
  const teamOfRow = needsTwoSides ? sideOfRow : rows.map(({ team }) => team)
  const teams = [...new Set(teamOfRow)].filter((team) => team !== null)
  return (index) => {
    const team = teamOfRow[index] ?? null
    return team === null ? UNKNOWN_TEAM : teams.indexOf(team)
  }
}

/** The common team of the kept players; RULE_MET when the rule of two can't be broken, NONE_KEPT without kept players. */
function keptTeam({ needsTwoSides }: Candidates, teams: readonly number[]): number {
  if (!needsTwoSides) return RULE_MET
  const [first = NONE_KEPT, ...others] = teams
  return others.every((team) => team === first) ? first : RULE_MET
}

function dearest(salaries: readonly number[], count: number): number {
  return sum(salaries.toSorted((a, b) => b - a).slice(0, count))
}
