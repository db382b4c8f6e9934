import { expect, test } from 'vitest'
import { loadKernel } from '#optimizer/kernel.node.ts'
import { optimizeLineup } from '#optimizer/optimizer.ts'
import { SHOWDOWN } from '../../formats/dk-showdown.ts'
import { objectiveTerms } from '../../objective/objective.ts'
import { PLAIN } from '../../objective/plain-points.ts'
import { CONTEST_FORMATS, STRATEGIES } from '../../objective/strategy.ts'
import { expectedOwnership } from '../../ownership/expected-ownership.ts'
import type { Player } from '../../players/player.ts'
import { suggestAdjustments } from '../alternatives/adjustments.ts'
import { passedOver } from '../alternatives/forced-player.ts'
import { enrichFromSlate } from '../enrichment.ts'
import { analysisFacts } from '../facts/facts.ts'
import { smallLineup, smallSlate } from '../fixtures/small-slate.ts'
import { analyzeLineup } from '../lineup-analysis.ts'

/*
 * One slate with averages only, and the same slate with reversed averages and the original averages as projections.
 * Every function that reads expected points gives the same result for both; one that reads `fppg` does not.
 */
// With a spread of their own: otherwise it belongs to the source of the points.
const byAverage = smallSlate().map((player) => ({ ...player, spreadPoints: player.fppg / 2 }))
const byProjection = byAverage.map((player) => ({
  ...player,
  fppg: -player.fppg,
  projectedPoints: player.fppg,
}))

const EVERY_SETTING = STRATEGIES.flatMap((strategy) =>
  CONTEST_FORMATS.flatMap((contestFormat) =>
    [0, 50, 90].map((creativity) => ({ strategy, contestFormat, creativity })),
  ),
)

const kernel = await loadKernel()

test('the objective is the same under every setting, alone and in pairs', () => {
  for (const settings of EVERY_SETTING) {
    const [averages, projections] = [byAverage, byProjection].map((pool) => {
      const { values, pairOf } = objectiveTerms(pool, SHOWDOWN, settings)
      return { values, pairs: pool.map((_, a) => pool.map((_, b) => pairOf?.(a, b) ?? 0)) }
    })
    expect(projections).toEqual(averages)
  }
})

test('the facts of a lineup, its adjustments and the players left out are the same', async () => {
  const [averages, projections] = await Promise.all(
    [byAverage, byProjection].map(async (playerPool) => {
      const lineup = smallLineup(playerPool)
      const analysis = await analyzeLineup({
        lineup,
        playerPool,
        settings: PLAIN,
        level: 'max',
        proof: null,
        searchWith: searchIn(playerPool),
      })
      const others = playerPool.slice(0, 6)
      const { group } = analysisFacts({ format: SHOWDOWN, settings: PLAIN, playerPool, lineup: null, others })
      return {
        facts: numbersOf(analysis.facts),
        group: numbersOf(group),
        changes: analysis.adjustments.map(({ in: player, out, pointsChange, reason }) => [
          reason,
          player.id,
          out.id,
          pointsChange,
        ]),
        passedOver: passedOver(lineup, playerPool, 3).map(({ id }) => id),
      }
    }),
  )
  expect(averages!.changes.length).toBeGreaterThan(0)
  expect(averages!.passedOver).toHaveLength(2)
  expect(projections).toEqual(averages)
})

test('the points that a saving may cost are a share of the expected points', () => {
  // 3% of 74 points are 2.2: Val Cheap (11 points, $3,000) for Cobb (12, $6,000) gives up one and saves $3,000.
  const cobb = byAverage.find(({ name }) => name === 'Ray Cobb Jr.')!
  const val = { ...cobb, id: 'val', name: 'Val Cheap', basePlayerId: 'val-cheap', salary: 3000 }
  const pools = [
    [...byAverage, { ...val, fppg: 11 }],
    [...byProjection, { ...val, fppg: -11, projectedPoints: 11 }],
  ]
  for (const playerPool of pools) {
    const lineup = smallLineup(playerPool)
    const lockedIds = new Set(['will-reich', 'vikings'])
    const changes = suggestAdjustments({ lineup, playerPool, settings: PLAIN, lockedIds }, 3)
    expect(changes.map(({ reason, in: player, out }) => [reason, player.id, out.id])).toEqual([
      ['saves_money', 'val', 'ray-cobb-jr'],
    ])
  }
})

test('ownership, leverage and game environment are the same', () => {
  // Without a baseline, which other users would go by where there is no projection.
  const format = { ...SHOWDOWN, baseline: null }
  const [averages, projections] = [byAverage, byProjection].map((pool) =>
    expectedOwnership(pool, format).map(({ shares, deserved }) => [shares, deserved]),
  )
  expect(projections).toEqual(averages)
  const enriched = (pool: readonly Player[]) =>
    enrichFromSlate(pool, format).map(({ ownershipPct, leverageScore, gameEnvScore }) => [
      ownershipPct,
      leverageScore,
      gameEnvScore,
    ])
  expect(enriched(byProjection)).toEqual(enriched(byAverage))
})

/** Without the average itself and the outlook, which reads it by SPEC.md's formula, and without the sources. */
function numbersOf(facts: unknown): unknown {
  return JSON.parse(JSON.stringify(facts, (key, value) => (NOT_POINTS.has(key) ? undefined : value)))
}

const NOT_POINTS = new Set(['outlook', 'average', 'whose', 'sources', 'pointsBy'])

function searchIn(playerPool: readonly Player[]) {
  return async (keptPlayers: readonly Player[]) => {
    const request = { playerPool, format: SHOWDOWN, budget: 50_000, settings: PLAIN, keptPlayers }
    const best = optimizeLineup(request, kernel)
    return { isProved: true, players: best.ok ? best.value.players : null } as const
  }
}
