import type { ContestPool } from '#core/contest-pool/contest-pool.ts'
import { distinctLineups } from '#core/contest-pool/distinct-lineups.ts'
import { joinLineups, type LineupRows, pickLineups, rowsOfLineup } from '#core/contest-pool/lineup-rows.ts'
import type { ScoreModel } from '#core/games/score-model.ts'
import { type BuildRule, isSingleLineupRule } from '#core/rules/build-rule.ts'
import { ruleTest } from '#core/rules/judging/obeys-rule.ts'
import { rulePool } from '#core/rules/rule-pool.ts'
import type { FieldModel } from '../field/field-model.ts'
import type { FieldKernel } from '../field/kernel.ts'
import { drawField } from '../field.ts'
import type { Kernel } from '../kernel.ts'
import { drawScores } from '../sim/draw-scores.ts'
import type { SimKernel } from '../sim/kernel.ts'
import type { Opponents } from '../sim/sim-request.ts'
import { bestByPoints, bestInGames, pointsOfBest } from './best-lineups.ts'
import { MOST_CANDIDATES } from './portfolio-request.ts'

/** Where candidates come from: lineups that the field plays, that win simulated games, that have the most points. */
export const CANDIDATE_SOURCES = ['field', 'games', 'points'] as const
export type CandidateSource = (typeof CANDIDATE_SOURCES)[number]

export type CandidateRequest = {
  pool: ContestPool
  /** Rules of each lineup; what rules say about lineups together is for the choice (`PortfolioLimits`). */
  rules: readonly BuildRule[]
  scores: ScoreModel
  /** Without a model, the opponents' lineups stand for the field. */
  field: FieldModel | null
  opponents: Opponents
  seed: number
  /** MOST_CANDIDATES without it. */
  count?: number
  /** All without it. */
  sources?: readonly CandidateSource[]
}

export type CandidateKernels = { search: Kernel; sim: SimKernel; field: FieldKernel }

/** Entries drawn for each candidate wanted: popular lineups are drawn many times. */
const DRAWS_A_CANDIDATE = 3
const GAMES = 250
/** So that games of the choice are not those that made the candidates. */
const OTHER_GAMES = 0x9e3779b9

/**
 * Distinct lineups that obey the rules, for entries to be chosen from. Each source gives the same number as far as it has
 * them; what one lacks the next ones make up for (README.md, "Candidates").
 */
export function candidatesOf(request: CandidateRequest, kernels: CandidateKernels): LineupRows {
  const { pool, count = MOST_CANDIDATES, sources = CANDIDATE_SOURCES } = request
  const size = pool.format.rosterSlots.length
  const lists = CANDIDATE_SOURCES.filter((source) => sources.includes(source)).map((source) =>
    lineupsOf(source, request, count, kernels),
  )
  let chosen: LineupRows = { size, count: 0, rows: new Uint16Array(0) }
  for (const [at, list] of lists.entries()) {
    const upTo = chosen.count + Math.ceil((count - chosen.count) / (lists.length - at))
    chosen = firstDistinct(joinLineups(size, [chosen, list]), upTo)
  }
  // Where a later source had too few, the earlier ones have more.
  return firstDistinct(joinLineups(size, [chosen, ...lists]), count)
}

function lineupsOf(
  source: CandidateSource,
  request: CandidateRequest,
  count: number,
  kernels: CandidateKernels,
): LineupRows {
  const { pool, rules, scores, seed } = request
  if (source === 'points') return bestByPoints({ pool, rules }, count, kernels.search)
  if (source === 'field')
    return obedient(fieldLineups(request, count, kernels.field), request, kernels.search)
  const games = drawScores(scores, { seed: (seed ^ OTHER_GAMES) >>> 0, games: GAMES }, kernels.sim)
  const byGame = bestInGames({ pool, rules }, games, Math.ceil(count / GAMES), kernels.search)
  return inTurns(pool, byGame)
}

/** The lineups that the field plays most often come first. */
function fieldLineups(
  { pool, field, opponents, seed }: CandidateRequest,
  count: number,
  kernel: FieldKernel,
): LineupRows {
  if (!field) return opponents.lineups
  const drawn = drawField(
    field,
    pool,
    { count: DRAWS_A_CANDIDATE * count, seed: (seed ^ OTHER_GAMES) >>> 0 },
    kernel,
  )
  return distinctLineups(drawn).lineups
}

function obedient(lineups: LineupRows, { pool, rules }: CandidateRequest, kernel: Kernel): LineupRows {
  const asked = rules.filter(isSingleLineupRule)
  if (asked.length === 0) return lineups
  const context = {
    format: pool.format,
    pool: rulePool(pool.rows, pool.format),
    mostPoints: pointsOfBest(pool, kernel),
  }
  const tests = asked.map((rule) => ruleTest(rule, context))
  const places = Array.from({ length: lineups.count }, (_, place) => place).filter((place) => {
    const rows = Array.from(rowsOfLineup(lineups, place), (row) => pool.rows[row]!)
    return tests.every((test) => test(rows) !== false)
  })
  return pickLineups(lineups, places)
}

/** The best lineup of every game, then the second best of every game, and so on. */
function inTurns({ format }: ContestPool, lists: readonly LineupRows[]): LineupRows {
  const size = format.rosterSlots.length
  const longest = Math.max(0, ...lists.map(({ count }) => count))
  const turns = Array.from({ length: longest }, (_, rank) =>
    lists.filter(({ count }) => rank < count).map((list) => pickLineups(list, [rank])),
  )
  return joinLineups(size, turns.flat())
}

function firstDistinct(lineups: LineupRows, most: number): LineupRows {
  const { lineups: distinct } = distinctLineups(lineups)
  if (distinct.count <= most) return distinct
  return { size: distinct.size, count: most, rows: distinct.rows.slice(0, most * distinct.size) }
}
