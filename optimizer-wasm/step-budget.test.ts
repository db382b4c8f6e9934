import { describe, expect, test } from 'vitest'
import { BIG_LEAGUE } from '#core/formats/big-league.ts'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import type { OptimizerSettings } from '#core/objective/strategy.ts'
import { withCaptainTwins } from '#core/players/captain-twins.ts'
import { isCaptainRow } from '#core/players/player.ts'
import { countLegalLineups } from './counting/count-lineups.ts'
import { loadKernel } from './kernel.node.ts'
import type { OptimizeRequest } from './optimize-request.ts'
import { findBestLineup, STEPS_OF_A_SEARCH } from './optimizer.ts'
import { preparePool } from './prepared-pool.ts'
import { bigLeagueSlate, showdownSlate } from './testing/generated-slates.ts'
import { hardPools, priceIsPoints, unprovedPools } from './testing/hard-pools.ts'

const kernel = await loadKernel()

/*
 * Steps are the kernel's measure of work and the same on every machine, busy or not. A change that makes the search slower
 * fails here; a limit in milliseconds would depend on the load of the machine.
 */
describe('the search takes at most 10% more steps than measured', () => {
  const MEASURED: Record<string, number> = {
    'points are the price, 150 people': 23_233,
    'points are the price, 200 people': 323_212,
    'points are the price, 300 people': 575_843,
    'points are the price, one team': 670_255,
    'points are the price, two kept': 476_226,
    'points are the price within 5%, 150 people': 22_762,
    'points are the price within 5%, 300 people': 49_843,
    'points are the price within 50%': 31_804,
    'points are the price within 5%, one team': 63_960,
    'prices that no sum of brings to the budget': 13_149,
    'everyone at one price': 171,
    'everyone at one price, gpp': 929,
    '300 people at 0 points': 2_640,
    '300 people at 0 points, gpp': 2_640,
    '300 people at 0 points, odd prices': 575_843,
    '300 people at 0 points, odd prices, gpp': 575_138,
    'gpp, 40 quarterbacks at 0 points': 30_771,
    'gpp, 60 quarterbacks at 0 points': 38_867,
    'gpp, 100 quarterbacks at 0 points': 36_184,
    'gpp, 500 people, most at 0 points and the least price': 24_426,
    'Big League, points are the price': 122_758,
    'Big League, prices in cents': 326_681,
    'Big League, 300 people at 0 points, gpp': 45_403,
  }

  test.each(hardPools())('$name', ({ name, request }) => {
    const { optimal, steps } = found(request)
    expect(optimal).toBe(true)
    expect(steps).toBeLessThanOrEqual(1.1 * (MEASURED[name] ?? 0))
  })

  const PLAIN: OptimizerSettings = { strategy: 'max_points', contestFormat: 'cash', creativity: 50 }
  const WEIGHED: OptimizerSettings = { strategy: 'best_value', contestFormat: 'cash', creativity: 20 }
  const GPP: OptimizerSettings = { strategy: 'max_points', contestFormat: 'gpp', creativity: 50 }
  const WILD: OptimizerSettings = { strategy: 'best_value', contestFormat: 'gpp', creativity: 80 }
  test.each([
    ['Showdown of 60, plain points', 60, PLAIN, 16_047],
    ['Showdown of 60, weighed', 60, WEIGHED, 14_895],
    ['Showdown of 60, gpp', 60, GPP, 302_777],
    ['Showdown of 110, plain points', 110, PLAIN, 16_393],
    ['Showdown of 110, gpp', 110, GPP, 475_805],
    ['Showdown of 110, gpp, weighed', 110, WILD, 478_325],
    ['Big League of 300, plain points', 300, PLAIN, 9_138],
    ['Big League of 300, gpp', 300, GPP, 1_909_110],
    ['Big League of 800, gpp, weighed', 800, WILD, 215_353],
  ])('ten ordinary slates: %s', (name, people, settings, measured) => {
    const isLeague = name.startsWith('Big League')
    let steps = 0
    for (let seed = 0; seed < 10; seed++) {
      const playerPool = isLeague ? bigLeagueSlate(people, seed) : showdownSlate(people, seed)
      const format = isLeague ? BIG_LEAGUE : SHOWDOWN
      const answer = found({
        playerPool,
        format,
        budget: format.budget,
        settings,
        keptPlayers: [],
        withRunnerUp: true,
      })
      expect(answer.optimal).toBe(true)
      steps += answer.steps
    }
    expect(steps).toBeLessThanOrEqual(1.1 * measured)
  })
})

test('laying out a pool counts: each of 600 alike is compared with those kept before it', () => {
  const playerPool = showdownSlate(600, 1).map((row) => ({
    ...row,
    fppg: 10,
    salary: isCaptainRow(row) ? 7_500 : 5_000,
  }))
  const settings = { strategy: 'max_points', contestFormat: 'cash', creativity: 50 } as const
  const request = { playerPool, format: SHOWDOWN, budget: 50_000, settings, count: 60, rules: [] }
  const pool = preparePool(request, kernel)
  if (!pool.ok) throw new Error(pool.error.message)
  // Of one lineup few are kept, of 60 at least 60.
  const [one, many] = [1, 60].map(
    (wanted) => pool.value.bestLineups({ wanted, stepBudget: STEPS_OF_A_SEARCH }).steps,
  )
  expect(many! - one!).toBeGreaterThan((600 * 60) / 16)
})

describe('a search that uses up its budget', () => {
  /** In points; pools that are not listed are proved. A search that gives up early leaves a wider gap. */
  const MEASURED_GAPS: Record<string, number> = {
    'gpp, 40 quarterbacks at 10 points': 4.416,
    'gpp, 100 quarterbacks at 10 points': 4.416,
    'gpp, points are the price, 300 people': 5.8852,
    'gpp, 600 people': 1.6194,
    'gpp, Big League, one game of 600': 4.6298,
    'two kinds of odd prices': 0.954,
  }

  test.each(unprovedPools())('$name: stops with a legal lineup and a gap', ({ name, request }) => {
    const { optimal, gap, steps, runnerUpGap, players } = found(request)
    // A table that is being filled when the budget ends is completed.
    expect(steps).toBeLessThan(1.05 * STEPS_OF_A_SEARCH)
    expect(optimal).toBe(gap === 0)
    expect(gap).toBeLessThanOrEqual(1.1 * (MEASURED_GAPS[name] ?? 0))
    if (!optimal) expect(runnerUpGap).toBeNull()
    expect(players).toHaveLength(request.format.rosterSlots.length)
  })

  test('the gap is an upper bound: no larger budget finds a lineup above it', () => {
    const pools = [...hardPools(), ...unprovedPools().slice(0, 1)]
    for (const { name, request } of pools) {
      const { objective } = found(request)
      for (const stepBudget of [1, 10_000, 300_000]) {
        const early = found({ ...request, stepBudget })
        expect(early.objective, name).toBeLessThanOrEqual(objective)
        expect(early.objective + early.gap, name).toBeGreaterThanOrEqual(objective - 1e-9)
        expect(early.optimal, name).toBe(early.gap === 0)
      }
    }
  })

  test('with a single captain the gap covers the branches that were skipped', () => {
    const { request } = hardPools().find(({ name }) => name === 'points are the price, 150 people')!
    const playerPool = withCaptainTwins([...request.playerPool], SHOWDOWN)
    const kept = { ...request, playerPool, keptPlayers: [playerPool.filter(isCaptainRow)[40]!] }
    const { objective, steps } = found(kept)
    let unproved = 0
    // The first steps fill the tables; the budget has to end while branches are searched.
    for (const part of [0.5, 0.9, 0.95, 0.98, 0.99, 0.999]) {
      const early = found({ ...kept, stepBudget: Math.floor(part * steps) })
      expect(early.objective + early.gap).toBeGreaterThanOrEqual(objective - 1e-9)
      if (early.objective < objective) expect(early.optimal).toBe(false)
      if (!early.optimal) unproved++
    }
    expect(unproved).toBeGreaterThan(0)
  })

  test('the lead over the runner-up is given only when it is proved', () => {
    const request = { ...hardPools()[0]!.request }
    const { runnerUpGap } = found(request)
    expect(runnerUpGap).toBe(0.0185)
    for (const stepBudget of [1, 300, 3000, 10_000, 20_000]) {
      expect([null, runnerUpGap]).toContain(found({ ...request, stepBudget }).runnerUpGap)
    }
  })
})

describe('memory', () => {
  test('the kernel stays under 40 MiB, also for the largest pools that a request may bring', async () => {
    const large = [
      ...unprovedPools().map(({ request }) => request),
      largest(showdownSlate(600, 1), SHOWDOWN, 1_000_000),
      largest(bigLeagueSlate(1200, 1), BIG_LEAGUE, 1_000_000),
      // In a pool without captain rows one is added for each player.
      largest(
        showdownSlate(1200, 1).filter((row) => !isCaptainRow(row)),
        SHOWDOWN,
        1_000_000,
      ),
    ]
    for (const request of large) {
      const fresh = await loadKernel()
      const answer = findBestLineup({ ...request, stepBudget: 1_000_000 }, fresh)
      expect(answer.ok).toBe(true)
      expect(fresh.exports.memory.buffer.byteLength).toBeLessThanOrEqual(640 * 65_536)
    }
  })

  test('counting takes a few megabytes for any prices and any budget', () => {
    const cents = priceIsPoints(12).map((row, number) => ({ ...row, salary: row.salary + number / 100 }))
    for (const playerPool of [
      cents,
      priceIsPoints(600),
      showdownSlate(600, 2),
      inCents(bigLeagueSlate(1200, 3)),
    ]) {
      const request = { ...plain(playerPool), budget: 100_000 }
      const { bytes, result } = withAllocationsCounted(() => countLegalLineups(request))
      expect(bytes).toBeLessThan(24_000_000)
      expect(result.count).toBeGreaterThan(0)
    }
    expect(countLegalLineups({ ...plain(cents), budget: 100_000 }).isExact).toBe(false)
  })
})

test('a pool with too many rows is refused with a message', () => {
  const answer = findBestLineup(plain(priceIsPoints(1201)), kernel)
  expect(answer).toEqual({
    ok: false,
    error: { reason: 'too_many_rows', message: 'A pool can have 1,200 rows at most; this one has 1,201.' },
  })
})

test('an inexact count is a lower bound close to the exact one', () => {
  // The same people in whole dollars and with cents that do not change which lineups are legal.
  const whole = showdownSlate(30, 4)
  const withCents = whole.map((row, number) => ({
    ...row,
    salary: Math.max(0, row.salary - (number % 7) / 100),
  }))
  const exact = countLegalLineups(plain(whole))
  const bound = countLegalLineups(plain(withCents))
  expect(exact.isExact).toBe(true)
  expect(bound.isExact).toBe(false)
  expect(bound.count).toBeLessThanOrEqual(exact.count)
  expect(bound.count).toBeGreaterThan(0.97 * exact.count)
})

function found(request: OptimizeRequest) {
  const answer = findBestLineup(request, kernel)
  if (!answer.ok) throw new Error(answer.error.message)
  return answer.value
}

function plain(playerPool: OptimizeRequest['playerPool']): OptimizeRequest {
  const settings: OptimizerSettings = { strategy: 'max_points', contestFormat: 'cash', creativity: 50 }
  return { playerPool, format: SHOWDOWN, budget: 50_000, settings, keptPlayers: [] }
}

/** With pairs and prices in cents, which need the most tables. */
function largest(
  playerPool: ReturnType<typeof showdownSlate>,
  format: OptimizeRequest['format'],
  budget: number,
): OptimizeRequest {
  const settings: OptimizerSettings = { strategy: 'max_points', contestFormat: 'gpp', creativity: 50 }
  return { playerPool: inCents(playerPool), format, budget, settings, keptPlayers: [], withRunnerUp: true }
}

function inCents(players: ReturnType<typeof showdownSlate>) {
  return players.map((row, number) => ({ ...row, salary: row.salary + ((17 * number) % 100) / 100 }))
}

/** Bytes of all Float64Arrays that the task creates, freed or not. */
function withAllocationsCounted<T>(task: () => T): { bytes: number; result: T } {
  const Original = globalThis.Float64Array
  let bytes = 0
  globalThis.Float64Array = new Proxy(Original, {
    construct(target, parts) {
      const array = Reflect.construct(target, parts)
      bytes += array.byteLength
      return array
    },
  })
  try {
    const result = task()
    return { bytes, result }
  } finally {
    globalThis.Float64Array = Original
  }
}
