import type { ContestPool } from '#core/contest-pool/contest-pool.ts'
import { type LineupRows, lineupRowsOf } from '#core/contest-pool/lineup-rows.ts'
import { captainPoints } from '#core/formats/format.ts'
import { UNITS_PER_POINT } from '#core/games/score-table.ts'
import { toTerms } from '#core/objective/objective.ts'
import { PLAIN } from '#core/objective/plain-points.ts'
import { isCaptainRow, type Player } from '#core/players/player.ts'
import { inHindsight } from '#core/players/points.ts'
import { type BuildRule, isSetRule } from '#core/rules/build-rule.ts'
import { stepsOfABuild } from '../build.ts'
import { MOST_LINEUPS } from '../build-request.ts'
import type { Kernel } from '../kernel.ts'
import type { PreparedPool } from '../lineups-under.ts'
import { preparePool } from '../prepared-pool.ts'

/** Lineups that obey the contest and the rules of each lineup; what rules say about lineups together is not looked at. */
export type LineupRules = { pool: ContestPool; rules: readonly BuildRule[] }

/** The lineups with the most points, best first; fewer where there are no more. */
export function bestByPoints(request: LineupRules, count: number, kernel: Kernel): LineupRows {
  return best(prepared(request.pool.rows, request, count, kernel)?.bestLineups, request.pool, count)
}

/** The most points of any legal lineup without rules; null without any lineup. */
export function pointsOfBest(pool: ContestPool, kernel: Kernel): number | null {
  const search = prepared(pool.rows, { pool, rules: [] }, 1, kernel)?.bestLineups
  return search?.(limitsOf(pool, 1)).lineups[0]?.objective ?? null
}

/**
 * The lineups that score most in each of some games, so that they win together if they win.
 * @param scores of people in 1/100 point, game after game.
 */
export function bestInGames(
  request: LineupRules,
  scores: Int32Array,
  countByGame: number,
  kernel: Kernel,
): LineupRows[] {
  const { pool, rules } = request
  const people = pool.people.length
  const games = Array.from({ length: scores.length / people }, (_, game) =>
    scores.subarray(game * people, (game + 1) * people),
  )
  if (rules.some(countsPoints)) {
    return games.map((scored) => {
      const rows = rowsInGame(pool, scored)
      return best(prepared(rows, request, countByGame, kernel)?.bestLineups, pool, countByGame)
    })
  }
  // Games differ by what rows score alone: the pool is prepared once, with 0 points for everybody, and each game adds its own.
  const none = prepared(rowsInGame(pool, new Int32Array(people)), request, countByGame, kernel)
  return games.map((scored) => best(none?.withPrices(termsInGame(pool, scored)), pool, countByGame))
}

/** Whether the rule is about points; other rules ask the same of lineups in every game. */
function countsPoints({ kind }: BuildRule): boolean {
  return kind === 'projection' || kind === 'boost'
}

/** The pool's rows, with the points of the game as expected ones. */
function rowsInGame({ rows, personOfRow }: ContestPool, scored: Int32Array): Player[] {
  return rows.map((row, index) => {
    const person = personOfRow[index]!
    if (person < 0) return row
    return inHindsight({ ...row, actualPoints: scored[person]! / UNITS_PER_POINT }) ?? row
  })
}

/** The points of each row in the game, in terms. */
function termsInGame({ rows, personOfRow, format }: ContestPool, scored: Int32Array): number[] {
  return rows.map((row, index) => {
    const person = personOfRow[index]!
    const multiple = isCaptainRow(row) ? captainPoints(format) : 1
    return person < 0 ? 0 : toTerms(multiple * (scored[person]! / UNITS_PER_POINT))
  })
}

/** `pool.rows` may have other points in `rows`. */
function prepared(
  rows: readonly Player[],
  { pool, rules }: LineupRules,
  count: number,
  kernel: Kernel,
): PreparedPool | null {
  const made = preparePool(
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
  return made.ok ? made.value : null
}

/** The rows of a prepared pool are the pool's, which has its captain rows. */
function best(search: PreparedPool['bestLineups'] | undefined, pool: ContestPool, count: number): LineupRows {
  const lineups = search?.(limitsOf(pool, count)).lineups ?? []
  return lineupRowsOf(
    lineups.map(({ rows }) => rows),
    pool,
  )
}

function limitsOf({ format }: ContestPool, wanted: number) {
  return { wanted, stepBudget: stepsOfABuild(format) }
}
