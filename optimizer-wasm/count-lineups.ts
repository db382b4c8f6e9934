import type { Player } from '#core/player.ts'
import { type Candidates, findCandidates } from './candidates.ts'
import type { OptimizeRequest } from './optimizer.ts'
import { addPerson, type Choice, closeGroup, completeLineups, emptyCounts } from './place-counts.ts'
import { budgetCents, greatestCommonDivisor, sum, toCents } from './whole-numbers.ts'

/** Pools are values: one that changed is another array. So its counts can be kept as long as the array lives. */
const countsByPool = new WeakMap<readonly Player[], Map<string, number>>()

/**
 * How many legal lineups the pool has that hold the kept players and none of the excluded: what the optimizer's answer
 * is the best of. Counted by adding one person at a time, once per pool; beyond 2^53 the nearest double.
 */
export function countLegalLineups(request: OptimizeRequest): number {
  const counts = countsByPool.get(request.playerPool) ?? new Map<string, number>()
  countsByPool.set(request.playerPool, counts)
  const key = requestKey(request)
  const count = counts.get(key) ?? countOf(request)
  counts.set(key, count)
  return count
}

function requestKey({ mode, budget, keptPlayers, excludedIds }: OptimizeRequest): string {
  const kept = keptPlayers.map(({ id, position, basePlayerId, team, salary }) => [
    id,
    position,
    basePlayerId,
    team,
    salary,
  ])
  return JSON.stringify([mode.id, budget, kept, excludedIds ?? []])
}

function countOf(request: OptimizeRequest): number {
  const found = findCandidates(request)
  if (!found.ok) return 0
  const all = countCandidates(found.value, request.budget, () => true)
  return all - ofOneTeam(found.value, request.budget)
}

/** Lineups that break the two-team rule: those of each team among itself. */
function ofOneTeam(candidates: Candidates, budget: number): number {
  if (!candidates.needsTwoTeams) return 0
  const teams = new Set(candidates.rows.map((row) => row.team).filter((team) => team !== null))
  let count = 0
  for (const team of teams) {
    const isOfTeam = (row: number) => candidates.rows[row]!.team === team
    if (candidates.groups.every((group) => group.kept.every(isOfTeam))) {
      count += countCandidates(candidates, budget, isOfTeam)
    }
  }
  return count
}

function countCandidates(candidates: Candidates, budget: number, mayPlay: (row: number) => boolean): number {
  const { groups, rows } = candidates
  const cents = rows.map((row) => toCents(row.salary))
  const left = budgetCents(budget) - sum(groups.flatMap((group) => group.kept).map((row) => cents[row]!))
  if (left < 0) return 0
  const people = choicesOfPeople(candidates, cents, (row) => cents[row]! <= left && mayPlay(row))
  const unit = greatestCommonDivisor(people.flat().map((choice) => choice.salary))
  const mostSpent = sum(people.map((choices) => Math.max(...choices.map((choice) => choice.salary))))
  const counts = emptyCounts(
    groups.map((group) => group.open),
    Math.floor(Math.min(left, mostSpent) / unit) + 1,
  )
  for (const [place, choices] of people.entries()) {
    addPerson(
      counts,
      choices.map(({ group, salary }) => ({ group, salary: salary / unit })),
    )
    const group = onlyGroup(choices)
    const next = people[place + 1]
    if (group !== null && (!next || onlyGroup(next) !== group)) closeGroup(counts, group)
  }
  return completeLineups(counts)
}

/** Everyone's choices, salaries in cents: first the people with several groups, then group by group. */
function choicesOfPeople(
  { groups, personOfRow }: Candidates,
  cents: readonly number[],
  mayPlay: (row: number) => boolean,
): Choice[][] {
  const choices = new Map<number, Choice[]>()
  for (const [group, { rows }] of groups.entries()) {
    for (const row of rows.filter(mayPlay)) {
      const own = choices.get(personOfRow[row]!) ?? []
      own.push({ group, salary: cents[row]! })
      choices.set(personOfRow[row]!, own)
    }
  }
  return [...choices.values()].sort((a, b) => (onlyGroup(a) ?? -1) - (onlyGroup(b) ?? -1))
}

function onlyGroup([first, ...others]: readonly Choice[]): number | null {
  return first && others.every((choice) => choice.group === first.group) ? first.group : null
}
