import { describe, expect, test } from 'vitest'
import { BIG_LEAGUE } from '#core/formats/big-league.ts'
import { personKey } from '#core/players/player.ts'
import type { BuildRule } from '#core/rules/build-rule.ts'
import type { BuildRequest } from './build-request.ts'
import { loadKernel } from './kernel.node.ts'
import type { PreparedPool, SearchLimits } from './lineups-under.ts'
import { findBestLineup } from './optimizer.ts'
import { preparePool } from './prepared-pool.ts'
import { bigLeagueSlate, showdownSlate } from './testing/generated-slates.ts'
import { type HardPool, hardPools, unprovedPools } from './testing/hard-pools.ts'

/*
 * Pools that are too large to try every lineup. What must hold of any list of the best: it starts as a shorter one does,
 * which another pass of the search may have found, and without its first lineups it goes on with the next.
 */

const STEPS = 200_000_000

const kernel = await loadKernel()

test.each(hardPools())(
  '$name: the best 60 start with the best 7, and those with the best one',
  ({ request }) => {
    const many = best(request, { wanted: 60 })
    const few = best(request, { wanted: 7 })
    expect(many.slice(0, 7)).toEqual(few)
    expect(new Set(many.map(({ rows }) => rows.join())).size).toBe(60)
    const single = findBestLineup(
      { ...request, keptPlayers: [], withRunnerUp: false, stepBudget: STEPS },
      kernel,
    )
    if (!single.ok) throw new Error(single.error.message)
    expect(ids(request, many[0]!.rows)).toEqual(single.value.players.map(({ id }) => id))
    expect(many[0]!.objective).toBe(single.value.objective)
  },
)

test.each(hardPools())('$name: without the best 3 the next ones are the best', ({ request }) => {
  const many = best(request, { wanted: 12 })
  const banned = many.slice(0, 3).map(({ rows }) => rows)
  expect(best(request, { wanted: 9, banned })).toEqual(many.slice(3))
  const apart = { from: banned, players: 1, captainSwapCounts: true }
  expect(best(request, { wanted: 9, apart })).toEqual(many.slice(3))
})

describe('a search that uses up its budget', () => {
  test.each(unprovedPools())(
    '$name: legal lineups, best first, and no claim to be the best',
    ({ request }) => {
      const found = prepared(request).bestLineups({ wanted: 20, stepBudget: 300_000 })
      expect(found.lineups.length).toBeGreaterThan(0)
      const objectives = found.lineups.map(({ objective }) => objective)
      expect(objectives).toEqual(objectives.toSorted((a, b) => b - a))
      const enough = prepared(request).bestLineups({ wanted: 20, stepBudget: 40_000_000 })
      if (found.isProved) expect(found.lineups).toEqual(enough.lineups)
      else expect(objectives[0]!).toBeLessThanOrEqual(enough.lineups[0]!.objective)
    },
  )
})

test('the kernel stays under 40 MiB with 1,200 rows, 20,000 lineups, hundreds of rules and 150 earlier lineups', async () => {
  const own = await loadKernel()
  const playerPool = bigLeagueSlate(1_200, 3)
  const perTeam: BuildRule[] = (['RB', 'WR', 'QB', 'TE'] as const).map((position) => ({
    kind: 'group',
    players: { positions: [position] },
    slots: 'any',
    count: { min: null, max: 1 },
    per: 'team',
    when: null,
  }))
  const people: BuildRule[] = playerPool.slice(0, 60).map((player) => ({
    kind: 'group',
    players: { teams: [player.team!] },
    slots: 'any',
    count: { min: null, max: 3 },
    per: 'lineup',
    when: { players: { people: [personKey(player)] }, slots: 'any', team: 'any' },
  }))
  const settings = { strategy: 'max_points', contestFormat: 'gpp', creativity: 50 } as const
  const request = {
    playerPool,
    format: BIG_LEAGUE,
    budget: 100,
    settings,
    count: 150,
    rules: [...perTeam, ...people],
  }
  const pool = preparePool(request, own)
  if (!pool.ok) throw new Error(pool.error.message)
  const first = pool.value.bestLineups({ wanted: 150, stepBudget: 1_000_000 }).lineups.map(({ rows }) => rows)
  const apart = { from: first, players: 2, captainSwapCounts: false }
  pool.value.bestLineups({ wanted: 20_000, stepBudget: 1_000_000, apart })
  const showdown = preparePool({ ...request, ...slateOf(600), rules: [] }, own)
  if (!showdown.ok) throw new Error(showdown.error.message)
  showdown.value.bestLineups({ wanted: 20_000, stepBudget: 1_000_000 })
  expect(own.exports.memory.buffer.byteLength).toBeLessThanOrEqual(40 * 2 ** 20)
})

test('rules that would need too much memory are refused with a sentence', () => {
  const playerPool = bigLeagueSlate(1_200, 3)
  const rules: BuildRule[] = Array.from({ length: 20 }, (_, number) => ({
    kind: 'group',
    players: { positions: [(['RB', 'WR'] as const)[number % 2]!] },
    slots: 'any',
    count: { min: null, max: 1 },
    per: 'team',
    when: null,
  }))
  const settings = { strategy: 'max_points', contestFormat: 'cash', creativity: 50 } as const
  const pool = preparePool({ playerPool, format: BIG_LEAGUE, budget: 100, settings, count: 1, rules }, kernel)
  expect(pool).toMatchObject({ ok: false, error: { reason: 'rules' } })
})

function slateOf(people: number): Pick<BuildRequest, 'playerPool' | 'format' | 'budget'> {
  const { format, budget } = hardPools()[0]!.request
  return { playerPool: showdownSlate(people, 4), format, budget }
}

function best(request: HardPool['request'], limits: Omit<SearchLimits, 'stepBudget'>) {
  const found = prepared(request).bestLineups({ ...limits, stepBudget: STEPS })
  expect(found.isProved).toBe(true)
  expect(found.lineups).toHaveLength(limits.wanted)
  return found.lineups
}

function prepared({ playerPool, format, budget, settings }: HardPool['request']): PreparedPool {
  const pool = preparePool({ playerPool, format, budget, settings, count: 150, rules: [] }, kernel)
  if (!pool.ok) throw new Error(pool.error.message)
  return pool.value
}

function ids(request: HardPool['request'], lineup: readonly number[]): string[] {
  const { rows } = prepared(request)
  return lineup.map((row) => rows[row]!.id)
}
