import type { ContestPool } from '#core/contest-pool/contest-pool.ts'
import { type LineupRows, lineupRowsOf } from '#core/contest-pool/lineup-rows.ts'
import { UNITS_PER_POINT } from '#core/games/score-table.ts'
import { PLAIN } from '#core/objective/plain-points.ts'
import type { Player } from '#core/players/player.ts'
import { inHindsight } from '#core/players/points.ts'
import { type BuildRule, isSetRule } from '#core/rules/build-rule.ts'
import { stepsOfABuild } from '../build.ts'
import { MOST_LINEUPS } from '../build-request.ts'
import type { Kernel } from '../kernel.ts'
import { preparePool } from '../prepared-pool.ts'

/** Lineups that obey the contest and the rules of each lineup; what rules say about lineups together is not looked at. */
export type LineupRules = { pool: ContestPool; rules: readonly BuildRule[] }

/** The lineups with the most points, best first; fewer where there are no more. */
export function bestByPoints({ pool, rules }: LineupRules, count: number, kernel: Kernel): LineupRows {
  return best(pool.rows, { pool, rules }, count, kernel)
}

/** The most points of any legal lineup without rules; null without any lineup. */
export function pointsOfBest(pool: ContestPool, kernel: Kernel): number | null {
  const [first] = searched(pool.rows, { pool, rules: [] }, 1, kernel)?.lineups ?? []
  return first?.objective ?? null
}

/**
 * The lineups that score most in each of some games, so that they win together if they win.
 * @param scores of people in 1/100 point, game after game.
 */
export function bestInGames(
  { pool, rules }: LineupRules,
  scores: Int32Array,
  countByGame: number,
  kernel: Kernel,
): LineupRows[] {
  const people = pool.people.length
  return Array.from({ length: scores.length / people }, (_, game) => {
    const rows = pool.rows.map((row, index): Player => {
      const person = pool.personOfRow[index]!
      if (person < 0) return row
      const actualPoints = scores[game * people + person]! / UNITS_PER_POINT
      return inHindsight({ ...row, actualPoints }) ?? row
    })
    return best(rows, { pool, rules }, countByGame, kernel)
  })
}

function best(rows: readonly Player[], request: LineupRules, count: number, kernel: Kernel): LineupRows {
  const { pool } = request
  const found = searched(rows, request, count, kernel)
  if (!found) return lineupRowsOf([], pool)
  const indexById = new Map(pool.rows.map(({ id }, index) => [id, index]))
  const inPool = found.rows.map(({ id }) => indexById.get(id)!)
  return lineupRowsOf(
    found.lineups.map((lineup) => lineup.rows.map((row) => inPool[row]!)),
    pool,
  )
}

function searched(rows: readonly Player[], { pool, rules }: LineupRules, count: number, kernel: Kernel) {
  const prepared = preparePool(
    {
      playerPool: rows,
      format: pool.format,
      budget: pool.budget,
      settings: PLAIN,
      count: Math.min(count, MOST_LINEUPS),
      rules: rules.filter((rule) => !isSetRule(rule)),
      excludedIds: rows.flatMap(({ id }, index) => (pool.personOfRow[index]! < 0 ? [id] : [])),
    },
    kernel,
  )
  if (!prepared.ok) return null
  const { lineups } = prepared.value.bestLineups({ wanted: count, stepBudget: stepsOfABuild(pool.format) })
  return { rows: prepared.value.rows, lineups }
}
