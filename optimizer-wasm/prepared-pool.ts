import { sumOfTerms, TERMS_PER_POINT } from '#core/objective/objective.ts'
import { MOST_POOL_ROWS } from '#core/players/pool-size.ts'
import { err, ok, type Result } from '#core/result.ts'
import { type BuildRule, isSingleLineupRule } from '#core/rules/build-rule.ts'
import { boostedTerms } from './boosted-terms.ts'
import type { BuildRequest } from './build-request.ts'
import { type Candidates, findCandidates } from './candidates.ts'
import { cheapestLineup } from './cheapest-lineup.ts'
import { limitsEncoder } from './encode-limits.ts'
import type { Kernel } from './kernel.ts'
import type { FoundLineups, PreparedPool, SearchLimits } from './lineups-under.ts'
import { explainNoLineup, type NoLineup, tooManyRows } from './no-lineup.ts'
import type { OptimizeRequest } from './optimize-request.ts'
import { STEPS_OF_A_SEARCH } from './optimizer.ts'
import { encodeProblem } from './problem.ts'
import { rowPoints } from './row-weights.ts'
import { limitsOfRules } from './rule-limits.ts'
import { searchAll, searchBest } from './search.ts'

/**
 * Prepares a build's searches: everything that does not change from one to the next is done here, once. The error is the
 * reason why there is no legal lineup even without rules.
 */
export function preparePool(request: BuildRequest, kernel: Kernel): Result<PreparedPool, NoLineup> {
  if (request.playerPool.length > MOST_POOL_ROWS) return err(tooManyRows(request.playerPool.length))
  const free = candidatesOf(request, [])
  const cheapest = cheapestLineup(free, kernel)
  if (!cheapest || cheapest.cost > request.budget) {
    return err(explainNoLineup(free, optimizeRequest(request, []), kernel))
  }

  const candidates = candidatesOf(request, request.rules)
  const terms = boostedTerms(
    candidates,
    request,
    request.rules.filter((rule) => rule.kind === 'boost'),
  )
  const rules = limitsOfRules(
    request.rules.filter(isSingleLineupRule),
    candidates,
    needsBestPoints(request.rules) ? mostPoints(free, request.budget, kernel) : 0,
  )
  const open = withoutRows(candidates, rules.closed)
  const problem = encodeProblem(open, terms, {
    budget: leastBudget(request),
    lineupsWanted: 1,
    stepBudget: STEPS_OF_A_SEARCH,
  })
  const encodeLimits = limitsEncoder(candidates, rules, problem)
  const { rows } = candidates

  function bestLineups({ wanted, stepBudget, ...limits }: SearchLimits): FoundLineups {
    const none = { lineups: [], isProved: true, steps: 0 }
    const encoded = encodeLimits(limits)
    // The kernel's number of leaders is 0 where no lineup is within the budget.
    if (encoded === null || problem.numbers[0] === 0) return none
    const numbers = problem.numbers.slice()
    numbers[3] = wanted
    numbers[8] = stepBudget
    numbers[9] = 1
    numbers[10] = encoded.length
    const found = searchAll({ ...problem, numbers, limits: encoded }, kernel)
    return {
      ...found,
      lineups: found.lineups.map((lineup) => ({
        rows: inSlotOrder(lineup.rows, candidates),
        objective: lineup.objective / TERMS_PER_POINT,
      })),
    }
  }

  return ok({
    request,
    rows,
    bestLineups,
    objectiveOf: (lineup) => sumOfTerms(lineup, terms) / TERMS_PER_POINT,
  })
}

function candidatesOf(request: BuildRequest, rules: readonly BuildRule[]): Candidates {
  const found = findCandidates(optimizeRequest(request, rules))
  // Only kept players can't be placed, and here are none.
  if (!found.ok) throw new Error(found.error)
  return found.value
}

function optimizeRequest(request: BuildRequest, rules: readonly BuildRule[]): OptimizeRequest {
  const { playerPool, mode, budget, settings, excludedIds = [] } = request
  const lineupRules = rules.filter((rule) => rule.kind === 'one_of_a_team')
  return { playerPool, mode, budget, settings, excludedIds, keptPlayers: [], rules: lineupRules }
}

function needsBestPoints(rules: readonly BuildRule[]): boolean {
  return rules.some((rule) => rule.kind === 'projection')
}

/** The most expected points of any legal lineup without rules, in 1/10,000 point. */
function mostPoints(free: Candidates, budget: number, kernel: Kernel): number {
  const values = [...rowPoints(free.rows, free.mode)]
  const limits = { budget, lineupsWanted: 1, stepBudget: STEPS_OF_A_SEARCH }
  const best = searchBest(encodeProblem(free, { values, pairOf: null }, limits), kernel)
  return best.leader === null ? 0 : best.objectives[0]!
}

/** Dollars: the request's budget, or less by a rule. */
function leastBudget({ budget, rules }: BuildRequest): number {
  const most = rules.map((rule) => (rule.kind === 'salary' ? (rule.dollars.max ?? budget) : budget))
  return Math.min(budget, ...most)
}

function withoutRows(candidates: Candidates, closed: ReadonlySet<number>): Candidates {
  if (closed.size === 0) return candidates
  const groups = candidates.groups.map((group) => ({
    ...group,
    rows: group.rows.filter((row) => !closed.has(row)),
  }))
  return { ...candidates, groups }
}

/** Row indexes slot by slot: players of equal slots by descending salary, then in pool order. */
function inSlotOrder(indexes: number[], { groups, rows }: Candidates): number[] {
  let first = 0
  return groups.flatMap(({ open }) => {
    const chosen = indexes.slice(first, first + open)
    first += open
    return chosen.sort((a, b) => rows[b]!.salary - rows[a]!.salary || a - b)
  })
}
