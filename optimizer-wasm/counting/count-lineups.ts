import type { Player } from '#core/players/player.ts'
import { type Candidates, findCandidates } from '../candidates.ts'
import type { OptimizeRequest } from '../optimize-request.ts'
import { budgetCents, greatestCommonDivisor, sum, toCents } from '../whole-numbers.ts'
import { addPerson, type Choice, closeGroup, completeLineups, emptyCounts } from './place-counts.ts'

/** The number of legal lineups; a lower bound where `isExact` is false, because an exact count takes too long. */
export type LineupCount = { count: number; isExact: boolean }

/** Limits of counting: additions (about 50 ms) and numbers held at a time (5 MB, twice that beyond 2^50). */
const MOST_ADDITIONS = 40_000_000
const MOST_NUMBERS = 600_000
/** The fewest columns; a count with fewer is too inexact, and with these even the largest pool is counted quickly. */
const LEAST_COLUMNS = 16

/** Counts by pool. A changed pool is a new array, so a count is valid as long as the array exists. */
const countsByPool = new WeakMap<readonly Player[], Map<string, LineupCount>>()

/**
 * The number of legal lineups with the kept players and without the excluded ones, among which the optimizer's answer is
 * the best. Counted by adding one person at a time, once per pool; beyond 2^53 the nearest double.
 *
 * Prices without a common unit would need a column for every cent. Beyond the limits above prices are rounded up to a
 * coarser unit: every counted lineup is legal, but some legal ones are not counted.
 */
export function countLegalLineups(request: OptimizeRequest): LineupCount {
  const counts = countsByPool.get(request.playerPool) ?? new Map<string, LineupCount>()
  countsByPool.set(request.playerPool, counts)
  const key = requestKey(request)
  const count = counts.get(key) ?? countOf(request)
  counts.set(key, count)
  return count
}

/** The number of those whose rows all may play. Not kept: `mayPlay` is another function each time. */
export function countLineupsOf(request: OptimizeRequest, mayPlay: (row: Player) => boolean): LineupCount {
  return countOf(request, mayPlay)
}

function requestKey({ format, budget, keptPlayers, excludedIds, rules }: OptimizeRequest): string {
  const kept = keptPlayers.map(({ id, position, basePlayerId, team, salary }) => [
    id,
    position,
    basePlayerId,
    team,
    salary,
  ])
  return JSON.stringify([format.id, budget, kept, excludedIds ?? [], rules ?? []])
}

function countOf(request: OptimizeRequest, mayPlay: (row: Player) => boolean = () => true): LineupCount {
  const found = findCandidates(request)
  if (!found.ok) return { count: 0, isExact: true }
  const counts = found.value.map((candidates) => countOfShape(candidates, request.budget, mayPlay))
  return { count: sum(counts.map(({ count }) => count)), isExact: counts.every(({ isExact }) => isExact) }
}

function countOfShape(
  candidates: Candidates,
  budget: number,
  mayPlay: (row: Player) => boolean,
): LineupCount {
  const prices = pricesOf(candidates, budget)
  if (prices.left < 0) return { count: 0, isExact: true }
  const isPlaying = (row: number) => mayPlay(candidates.rows[row]!)
  const all = countCandidates(candidates, prices, isPlaying)
  return { count: all - ofOneSide(candidates, prices, isPlaying), isExact: prices.isExact }
}

/** The number of lineups of a single team or game, which break the rule of two. */
function ofOneSide(candidates: Candidates, prices: Prices, isPlaying: (row: number) => boolean): number {
  if (!candidates.needsTwoSides) return 0
  const { sideOfRow, groups, personOfRow, format } = candidates
  const peopleOfSide = new Map<string, Set<number>>()
  for (const [row, side] of sideOfRow.entries()) {
    if (side === null) continue
    const people = peopleOfSide.get(side) ?? new Set()
    peopleOfSide.set(side, people.add(personOfRow[row]!))
  }
  let count = 0
  for (const [side, people] of peopleOfSide) {
    if (people.size < format.rosterSlots.length) continue
    const isOfSide = (row: number) => sideOfRow[row] === side
    if (groups.every((group) => group.kept.every(isOfSide))) {
      count += countCandidates(candidates, prices, (row) => isOfSide(row) && isPlaying(row))
    }
  }
  return count
}

/** Prices in whole units above the least price of the group, which every lineup pays for each slot. */
type Prices = {
  ofChoice: (row: number, group: number) => number
  /** The most that the open slots may spend above the least prices. */
  left: number
  isExact: boolean
}

function pricesOf(candidates: Candidates, budget: number): Prices {
  const { rows, groups, format } = candidates
  const cents = rows.map((row) => toCents(row.salary))
  const least = groups.map((group) =>
    group.rows.reduce(
      (low, row) => Math.min(low, cents[row]!),
      group.rows.length > 0 ? Number.POSITIVE_INFINITY : 0,
    ),
  )
  const kept = sum(groups.flatMap((group) => group.kept).map((row) => cents[row]!))
  const left = budgetCents(budget) - kept - sum(groups.map((group, number) => group.open * least[number]!))
  const above = groups.flatMap((group, number) => group.rows.map((row) => cents[row]! - least[number]!))
  const dearest = sum(
    groups.map(
      (group, number) => group.open * (Math.max(0, ...group.rows.map((row) => cents[row]!)) - least[number]!),
    ),
  )
  const exact = greatestCommonDivisor(above)
  const unit = Math.max(exact, Math.ceil(Math.min(left, dearest) / mostColumns(candidates)))
  return {
    ofChoice: (row, group) => Math.ceil((cents[row]! - least[group]!) / unit),
    left: Math.floor(Math.min(left, dearest + unit * format.rosterSlots.length) / unit),
    isExact: unit === exact,
  }
}

/**
 * The number of columns that the limits allow. A row is added to every state that it can change, once for all lineups and
 * once for those of its team: a row of one group to as many states as the group has slots, other rows to all states.
 */
function mostColumns({ groups, exclusionOfRow }: Candidates): number {
  const groupsOfNumber = new Map<number, Set<number>>()
  for (const [group, { rows }] of groups.entries()) {
    for (const row of rows) {
      const own = groupsOfNumber.get(exclusionOfRow[row]!) ?? new Set()
      groupsOfNumber.set(exclusionOfRow[row]!, own.add(group))
    }
  }
  const allStates = groups.reduce((product, group) => product * (group.open + 1), 1)
  const hasSeveral = (row: number) => groupsOfNumber.get(exclusionOfRow[row]!)!.size > 1
  const additions = sum(
    groups.flatMap((group) => group.rows.map((row) => (hasSeveral(row) ? allStates : group.open + 1))),
  )
  const isAnySeveral = [...groupsOfNumber.values()].some((own) => own.size > 1)
  const states = isAnySeveral ? allStates : 2 + Math.max(...groups.map((group) => group.open))
  const most = Math.min(MOST_NUMBERS / states, MOST_ADDITIONS / (2 * additions || 1))
  return Math.max(LEAST_COLUMNS, Math.floor(most))
}

function countCandidates(candidates: Candidates, prices: Prices, mayPlay: (row: number) => boolean): number {
  const people = choicesOfPeople(candidates, prices, mayPlay)
  const counts = emptyCounts(
    candidates.groups.map((group) => group.open),
    prices.left + 1,
  )
  for (const [place, choices] of people.entries()) {
    addPerson(counts, choices)
    const group = onlyGroup(choices)
    const next = people[place + 1]
    if (group !== null && (!next || onlyGroup(next) !== group)) closeGroup(counts, group)
  }
  return completeLineups(counts)
}

/** The choices of each person, or of people who exclude each other: first those with several groups, then group by group. */
function choicesOfPeople(
  { groups, exclusionOfRow }: Candidates,
  { ofChoice, left }: Prices,
  mayPlay: (row: number) => boolean,
): Choice[][] {
  const choices = new Map<number, Choice[]>()
  for (const [group, { rows }] of groups.entries()) {
    for (const row of rows.filter(mayPlay)) {
      const salary = ofChoice(row, group)
      if (salary > left) continue
      const own = choices.get(exclusionOfRow[row]!) ?? []
      own.push({ group, salary })
      choices.set(exclusionOfRow[row]!, own)
    }
  }
  return [...choices.values()].sort((a, b) => (onlyGroup(a) ?? -1) - (onlyGroup(b) ?? -1))
}

function onlyGroup([first, ...others]: readonly Choice[]): number | null {
  return first && others.every((choice) => choice.group === first.group) ? first.group : null
}
