import type { Format } from '#core/formats/format.ts'
import { lineupOf, projectedPoints, totalSalary } from '#core/lineups/lineup.ts'
import { TERMS_PER_POINT } from '#core/objective/objective.ts'
import { err, ok, type Result } from '#core/result.ts'
import type { BuildRule } from '#core/rules/build-rule.ts'
import type { Sliced } from '#core/sliced.ts'
import type { Build, BuiltLineup, Shortfall, UnmetRule } from '../build-request.ts'
import { exposuresOf } from '../exposures.ts'
import type { PreparedPool } from '../lineups-under.ts'
import type { NoLineup } from '../no-lineup.ts'
import { type BestBuild, bestBuild } from './best-build.ts'
import { demandsOf, hasFeature } from './demand.ts'
import { distanceOf, LEAST_DISTANCE } from './lineup-distance.ts'
import type { RankedLineup } from './lineup-order.ts'
import { captainRow, type PoolFacts, poolFacts, type Rows } from './pool-facts.ts'

/**
 * The default step budget of a build: about half a second where searches are hard, two or three where the plan is. Lineups of
 * many slots get four times as much, with which 150 of a main slate under all its rules are proved. Steps are counted, not
 * timed, so that every machine stops at the same step.
 */
export function stepsOfABuild({ rosterSlots }: Format): number {
  return rosterSlots.length > MANY_SLOTS ? 192_000_000 : 48_000_000
}

const MANY_SLOTS = 6

/** Every lineup is looked at for each of them. Two shares for each row of the largest salary file are fewer. */
const MOST_DEMANDS = 2_000

/** About 20 ms, in which most of what exchanges gain is gained. */
const STEPS_TO_EXCHANGE = 1_000_000

/** The build of a prepared pool. The error: a kept lineup is not of this pool. */
export function* buildFromPool(
  pool: PreparedPool,
  onLineup?: (lineups: number) => void,
  stepsToExchange = STEPS_TO_EXCHANGE,
): Sliced<Result<Build, NoLineup>> {
  const { request } = pool
  const { format, count, rules, keptLineups = [], bannedLineups = [] } = request
  const facts = poolFacts(pool.rows, format)
  const rowOfId = new Map(pool.rows.map(({ id }, index) => [id, index]))
  const kept = keptLineups.map((ids) => rowsOfIds(ids, rowOfId))
  if (!kept.every((rows) => rows !== null))
    return err({ reason: 'kept_players', message: 'A kept lineup has a player who is not in the pool.' })
  const demands = demandsOf(rules, facts, count)
  if (demands.length > MOST_DEMANDS) {
    const message = `The rules ask for ${demands.length} shares of lineups, more than the ${MOST_DEMANDS} that can be counted.`
    return err({ reason: 'rules', message })
  }
  // A lineup of which a row is no longer in the pool can't come back.
  const banned = bannedLineups.map((ids) => rowsOfIds(ids, rowOfId)).filter((rows) => rows !== null)
  const distance = distanceOf(rules)

  const best = yield* bestBuild({
    pool,
    facts,
    lineups: count,
    kept,
    banned,
    distance,
    steps: request.stepBudget ?? stepsOfABuild(format),
    stepsOfASearch: request.stepsOfASearch ?? Number.POSITIVE_INFINITY,
    stepsToExchange,
    onLineup: onMore(onLineup),
  })
  const lineups = [
    ...kept.map((rows) => builtLineup(pool, { rows, objective: pool.objectiveOf(rows) }, true)),
    ...best.built.map((lineup) => builtLineup(pool, lineup, false)),
  ]
  const isOneSearch = kept.length + banned.length + demands.length === 0 && distance === LEAST_DISTANCE
  return ok({
    lineups,
    exposures: exposuresOf(lineups, format),
    exact: isOneSearch ? 'n_best' : 'sequential',
    unmet: unmetRules(rules, [...kept, ...best.built.map(({ rows }) => rows)], best.shareOf, facts),
    isProved: best.isProved,
    gap: best.gap,
    shortfall: lineups.length < count ? shortfallOf(best, lineups.length, count) : null,
    steps: best.steps,
  })
}

/** Tells only further lineups of a build that is made again another way. */
function onMore(onLineup?: (lineups: number) => void): (lineups: number) => void {
  let most = 0
  return (lineups) => {
    if (lineups <= most) return
    most = lineups
    onLineup?.(lineups)
  }
}

/** Null where an id is not of the pool. */
function rowsOfIds(ids: readonly string[], rowOfId: ReadonlyMap<string, number>): Rows | null {
  const rows = ids.map((id) => rowOfId.get(id))
  return rows.every((row) => row !== undefined) ? rows : null
}

function shortfallOf({ ranOut, isCutShort }: BestBuild, lineups: number, count: number): Shortfall {
  const found = `${lineups} of the ${count} lineups`
  if (ranOut)
    return {
      reason: 'budget',
      message: `${found}: the search used up its steps before it found another one.`,
    }
  if (isCutShort)
    return { reason: 'no_more', message: `${found}: with more of them a strict share would be broken.` }
  if (lineups === 0) return { reason: 'no_lineup', message: 'No lineup obeys all the rules.' }
  return { reason: 'no_more', message: `${found}: no other lineup obeys the rules.` }
}

function builtLineup(
  { rows, request: { format } }: PreparedPool,
  { rows: indexes, objective }: RankedLineup,
  isKept: boolean,
): BuiltLineup {
  const players = indexes.map((index) => rows[index]!)
  const lineup = lineupOf(format, players)
  return {
    players,
    captainIndex: 0,
    projectedPoints: Math.round(projectedPoints(lineup) * TERMS_PER_POINT) / TERMS_PER_POINT,
    totalSalary: totalSalary(lineup),
    objective,
    isKept,
  }
}

/**
 * The limits and rules that these lineups do not meet. `wanted` and `got` count what the user set: lineups that hold the player, or
 * captains. `of`: how many lineups the shares are of.
 */
function unmetRules(
  rules: readonly BuildRule[],
  lineups: readonly Rows[],
  of: number,
  facts: PoolFacts,
): UnmetRule[] {
  const ofShares = demandsOf(rules, facts, of).flatMap((demand): UnmetRule[] => {
    const { rule: place, person, feature, lineups: demanded, isMaximum } = demand
    const who = { rule: place, ...(person !== undefined && { person }) }
    if (feature.kind === 'new_captain') return []
    const having = lineups.filter((rows) => hasFeature(feature, rows, facts, new Set())).length
    if (!isMaximum) return having < demanded ? [{ ...who, wanted: demanded, got: having }] : []
    const most = of - demanded
    const got = lineups.length - having
    return got > most ? [{ ...who, wanted: most, got }] : []
  })
  return [...captainsMissing(rules, lineups, facts), ...ofShares].sort((a, b) => a.rule - b.rule)
}

/** Each rule about the number of captains is told, though only the one that asks for most is planned. */
function captainsMissing(
  rules: readonly BuildRule[],
  lineups: readonly Rows[],
  facts: PoolFacts,
): UnmetRule[] {
  if (facts.captainPlace < 0) return []
  const got = new Set(lineups.map((rows) => facts.personOfRow[captainRow(facts, rows)!])).size
  return rules.flatMap((rule, place) =>
    rule.kind === 'captains' && got < rule.atLeast ? [{ rule: place, wanted: rule.atLeast, got }] : [],
  )
}
