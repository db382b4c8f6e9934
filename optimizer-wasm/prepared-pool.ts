import { type ObjectiveTerms, sumOfTerms, TERMS_PER_POINT } from '#core/objective/objective.ts'
import { MOST_POOL_ROWS } from '#core/players/pool-size.ts'
import { err, ok, type Result } from '#core/result.ts'
import { type BuildRule, isSingleLineupRule } from '#core/rules/build-rule.ts'
import { isLineupRule } from '#core/rules/lineup-rule.ts'
import type { BuildRequest } from './build-request.ts'
import { type CandidatePool, type Candidates, candidatePool, candidatesAround } from './candidates.ts'
import { cheapestLineup } from './counting/cheapest-lineup.ts'
import { inSlotOrder } from './in-slot-order.ts'
import type { Kernel } from './kernel.ts'
import type { FoundLineups, PreparedPool, SearchLimits } from './lineups-under.ts'
import { explainNoLineup, type NoLineup, tooManyRows } from './no-lineup.ts'
import type { OptimizeRequest } from './optimize-request.ts'
import { STEPS_OF_A_SEARCH } from './optimizer.ts'
import { encodeProblem, type Problem, problemWithPrices } from './problem.ts'
import { limitsReader } from './rules/asked-limits.ts'
import { boostedTerms } from './rules/boosted-terms.ts'
import { limitsEncoder } from './rules/encode-limits.ts'
import { RowSets } from './rules/row-sets.ts'
import { rowPoints } from './rules/row-weights.ts'
import { limitsOfRules, limitsOfShape, type RuleLimits } from './rules/rule-limits.ts'
import { areTooManyToMake } from './rules/rule-size.ts'
import { searchBest } from './search.ts'
import { Searches } from './searches.ts'
import { compareLineups, type OrderFacts, orderFacts } from './sequence/lineup-order.ts'

/** Of all sums together, 16 bytes each in the kernel: 5,000 sums for a Showdown of 60 people, 500 for 1,200 rows. */
const MOST_WEIGHTS = 600_000

/**
 * A longer list has more lineups that turn out too near to one before them; a shorter one needs more searches, which take
 * longer with pairs. Of 32 to 4,096 these were the fastest for 150 lineups 2 and 3 players apart.
 */
const BATCH = 80
const BATCH_WITH_PAIRS = 256

/**
 * Prepares a build's searches: everything that does not change from one to the next is done here, once. The error is the
 * reason why there is no legal lineup even without rules, or that the rules are too many to search.
 */
export function preparePool(request: BuildRequest, kernel: Kernel): Result<PreparedPool, NoLineup> {
  // A lineup with locked rows was legal as it is, and a search that finds none says enough.
  if (!request.lockedCells && request.playerPool.length <= MOST_POOL_ROWS) {
    const free = candidatesOf(poolOf(request, []))
    const cheapest = cheapestLineup(free, kernel)
    if (!cheapest || cheapest.cost > request.budget) {
      return err(explainNoLineup(free, optimizeRequest(request, []), kernel))
    }
  }
  return poolsAround(request, kernel)(request.lockedCells)
}

/**
 * The pools of a request around locked rows (`lockedCells`), which replace the request's own: what does not depend on them is
 * prepared once. The error is that the rows or the rules are too many.
 */
export function poolsAround(
  request: BuildRequest,
  kernel: Kernel,
): (lockedCells: BuildRequest['lockedCells']) => Result<PreparedPool, NoLineup> {
  const rowCount = request.playerPool.length
  if (rowCount > MOST_POOL_ROWS) return () => err(tooManyRows(rowCount))
  const pool = poolOf(request, request.rules)
  const { rows, format } = pool
  if (areTooManyToMake(request.rules, rows)) return () => err(tooManyRules())
  const sets = new RowSets(pool)
  const boosts = request.rules.filter((rule) => rule.kind === 'boost')
  const terms = boostedTerms(sets, request, boosts)
  const limitsAt = (bestPoints: number) =>
    limitsOfRules(request.rules.filter(isSingleLineupRule), sets, bestPoints)
  const free = needsBestPoints(request.rules) ? poolOf(request, []) : null
  const fixed = free ? null : limitsAt(0)
  const facts = orderFacts(rows, format)
  const slotOrder = inSlotOrder(pool)

  return (lockedCells) => {
    const ofRules = fixed ?? limitsAt(mostPoints(candidatesOf(free!, lockedCells), request.budget, kernel))
    const prepared = candidatesOf(pool, lockedCells).map((shape) => ({
      shape,
      rules: limitsOfShape(ofRules, shape),
    }))
    if (prepared.some(({ rules }) => rules.sums.length * rows.length > MOST_WEIGHTS))
      return err(tooManyRules())
    const shapeSearches = prepared.map(({ shape, rules }) =>
      shapeSearch(shape, { rules, sets }, terms, request, kernel),
    )
    const inSlots = slotOrder?.(lockedCells)
    const withPrices = (prices: Prices): PreparedPool['bestLineups'] => {
      const searches = shapeSearches.map((each) => each.withPrices(prices))
      return ({ wanted, stepBudget, ...limits }) => {
        const found = searchShapes(searches, limits, wanted, stepBudget)
        const { lineups, ...all } = found.length === 1 ? found[0]! : merged(found, wanted, facts)
        return {
          ...all,
          lineups: lineups.map(({ rows, objective }) => ({ rows: inSlots?.(rows) ?? rows, objective })),
        }
      }
    }
    return ok({
      request: { ...request, ...(lockedCells && { lockedCells }) },
      rows,
      batch: shapeSearches.some(({ hasPairs }) => hasPairs) ? BATCH_WITH_PAIRS : BATCH,
      bestLineups: withPrices(null),
      withPrices,
      objectiveOf: (lineup) => sumOfTerms(lineup, terms) / TERMS_PER_POINT,
    })
  }
}

type Search = (
  limits: Omit<SearchLimits, 'wanted' | 'stepBudget'>,
  wanted: number,
  stepBudget: number,
) => FoundLineups

/** By row, in terms. */
type Prices = readonly number[] | null

type ShapeSearch = { hasPairs: boolean; withPrices: (prices: Prices) => Search }

/** The searches of one shape; of what does not change from one to the next everything is prepared here. */
function shapeSearch(
  shape: Candidates,
  { rules, sets }: { rules: RuleLimits; sets: RowSets },
  terms: ObjectiveTerms,
  request: BuildRequest,
  kernel: Kernel,
): ShapeSearch {
  const open = withoutRows(shape, rules.closed)
  const problem = encodeProblem(open, terms, {
    budget: leastBudget(request),
    lineupsWanted: 1,
    stepBudget: STEPS_OF_A_SEARCH,
  })
  const encode = limitsEncoder(open, { rules, sets }, problem)
  const readLimits = limitsReader(open, problem)
  const inGroupOrder = groupOrder(open, problem)
  const withPrices = (prices: Prices): Search => {
    const own = prices ? problemWithPrices(problem, prices) : problem
    const searches = new Searches(own, encode, kernel, request.count)
    return (limits, wanted, stepBudget) => {
      const asked = readLimits(limits)
      // The problem has no leaders where no lineup is within the budget.
      if (asked === null || wanted < 1 || problem.numbers[0] === 0) {
        return { lineups: [], isProved: true, steps: 0 }
      }
      const { ranked, ranks, isProved, steps } = searches.best(asked, wanted, stepBudget)
      const lineups = ranks.map((rank) => ({
        rows: inGroupOrder(ranked.places, rank * ranked.size),
        objective: ranked.objectives[rank]! / TERMS_PER_POINT,
      }))
      return { lineups, isProved, steps }
    }
  }
  return { hasPairs: problem.pairs.length > 0, withPrices }
}

/**
 * Each shape within an equal part of the steps; those that are not proved then are searched again with what the others left.
 * The rows of the lineups are in the order of the groups.
 */
function searchShapes(
  searches: readonly Search[],
  limits: Omit<SearchLimits, 'wanted' | 'stepBudget'>,
  wanted: number,
  stepBudget: number,
): FoundLineups[] {
  const part = Math.ceil(stepBudget / searches.length)
  const first = searches.map((search) => search(limits, wanted, part))
  const open = first.filter(({ isProved }) => !isProved)
  if (open.length === 0 || open.length === searches.length) return first
  const left = stepBudget - first.reduce((sum, { steps }) => sum + steps, 0)
  const again = Math.floor(left / open.length)
  if (again <= part) return first
  return first.map((found, place) => {
    if (found.isProved) return found
    const longer = searches[place]!(limits, wanted, again)
    return { ...longer, steps: found.steps + longer.steps }
  })
}

/** The best of all shapes. Each lineup is of one shape, so none is there twice. */
function merged(found: readonly FoundLineups[], wanted: number, facts: OrderFacts): FoundLineups {
  const all = found.flatMap(({ lineups }) => lineups)
  const lineups = all.sort((a, b) => compareLineups(facts, a, b)).slice(0, wanted)
  return {
    lineups,
    isProved: found.every(({ isProved }) => isProved),
    steps: found.reduce((sum, { steps }) => sum + steps, 0),
  }
}

function candidatesOf(pool: CandidatePool, lockedCells?: BuildRequest['lockedCells']): Candidates[] {
  const found = candidatesAround(pool, { keptPlayers: [], ...(lockedCells && { lockedCells }) })
  // Only kept players can't be placed; those who are locked stand in a lineup already.
  if (!found.ok) throw new Error(found.error)
  return found.value
}

function poolOf(request: BuildRequest, rules: readonly BuildRule[]): CandidatePool {
  return candidatePool(optimizeRequest(request, rules))
}

function optimizeRequest(request: BuildRequest, rules: readonly BuildRule[]): OptimizeRequest {
  const { playerPool, format, budget, settings, excludedIds = [] } = request
  return {
    ...{ playerPool, format, budget, settings, excludedIds, keptPlayers: [] },
    rules: rules.filter(isLineupRule),
  }
}

function tooManyRules(): NoLineup {
  const message = 'The rules are too many for a pool of this size. Switch some off, or exclude players.'
  return { reason: 'rules', message }
}

function needsBestPoints(rules: readonly BuildRule[]): boolean {
  return rules.some((rule) => rule.kind === 'projection')
}

/** The most expected points of any legal lineup without rules, in 1/10,000 point. */
function mostPoints(free: readonly Candidates[], budget: number, kernel: Kernel): number {
  const limits = { budget, lineupsWanted: 1, stepBudget: STEPS_OF_A_SEARCH }
  const best = free.map((shape) => {
    const values = [...rowPoints(shape.rows, shape.format)]
    const found = searchBest(encodeProblem(shape, { values, pairOf: null }, limits), kernel)
    return found.leader === null ? 0 : found.objectives[0]!
  })
  return Math.max(...best)
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

/** Reads a lineup of the kernel: row indexes group by group, players of a group by descending salary, then in pool order. */
function groupOrder(
  { groups, rows }: Candidates,
  { leaders, items }: Problem,
): (places: Int32Array, from: number) => number[] {
  const kernelRows = [...leaders, ...items]
  const salaries = Float64Array.from(kernelRows, (row) => rows[row]!.salary)
  // The search chooses a kept leader like any other.
  const parts = groups.map(({ kept, open }, place) =>
    place === 0 ? { kept: [], searched: 1 } : { kept, searched: open },
  )
  const hasKept = parts.some(({ kept }) => kept.length > 0)
  const bySalary = (a: number, b: number) => rows[b]!.salary - rows[a]!.salary || a - b
  const withKept = (searched: number[]) => {
    let from = 0
    return parts.flatMap((part) => {
      from += part.searched
      return [...part.kept, ...searched.slice(from - part.searched, from)].sort(bySalary)
    })
  }
  return (places, from) => {
    const lineup: number[] = []
    for (const { searched } of parts) {
      const first = lineup.length
      for (let slot = 0; slot < searched; slot++) {
        // Places of a group are in pool order, so that equal salaries stay so.
        const place = places[from + lineup.length]!
        let to = lineup.length
        for (; to > first && salaries[lineup[to - 1]!]! < salaries[place]!; to--) lineup[to] = lineup[to - 1]!
        lineup[to] = place
      }
    }
    for (let slot = 0; slot < lineup.length; slot++) lineup[slot] = kernelRows[lineup[slot]!]!
    return hasKept ? withKept(lineup) : lineup
  }
}
