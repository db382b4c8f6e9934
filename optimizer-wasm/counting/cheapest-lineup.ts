import type { ObjectiveTerms } from '#core/objective/objective.ts'
import type { Candidates } from '../candidates.ts'
import type { Kernel } from '../kernel.ts'
import { encodeProblem } from '../problem.ts'
import { type BestLineup, searchBest } from '../search.ts'

/** Without a budget few branches are searched; ordinary pools need a few thousand steps. */
const STEPS_FOR_THE_CHEAPEST = 16_000_000

/** The cheapest legal lineup, ignoring the budget; `indexes` are all its rows, `cost` is in dollars. */
export type CheapestLineup = { lineup: BestLineup; indexes: number[]; cost: number }

/** The cheapest of all shapes; null without a legal lineup. */
export function cheapestLineup(shapes: readonly Candidates[], kernel: Kernel): CheapestLineup | null {
  const found = shapes.flatMap((candidates) => cheapestOfShape(candidates, kernel) ?? [])
  return found.reduce<CheapestLineup | null>(
    (best, each) => (best && best.cost <= each.cost ? best : each),
    null,
  )
}

/** Runs the same search with the negative salary as value and without a budget. */
export function cheapestOfShape(candidates: Candidates, kernel: Kernel): CheapestLineup | null {
  const terms: ObjectiveTerms = {
    values: candidates.rows.map((row) => -Math.round(row.salary * 100)),
    pairOf: null,
  }
  const limits = { budget: Number.POSITIVE_INFINITY, lineupsWanted: 1, stepBudget: STEPS_FOR_THE_CHEAPEST }
  const lineup = searchBest(encodeProblem(candidates, terms, limits), kernel)
  if (lineup.leader === null) return null
  const kept = candidates.groups.slice(1).flatMap((group) => group.kept)
  const indexes = [lineup.leader, ...lineup.items, ...kept]
  return { lineup, indexes, cost: indexes.reduce((sum, row) => sum + candidates.rows[row]!.salary, 0) }
}
