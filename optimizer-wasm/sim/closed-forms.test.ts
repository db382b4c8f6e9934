import { expect, test } from 'vitest'
import type { ContestPool } from '#core/contest-pool/contest-pool.ts'
import { lineupRowsOf } from '#core/contest-pool/lineup-rows.ts'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import type { Estimate } from '#core/numbers/estimate.ts'
import { randomFrom } from '#core/numbers/random-from.ts'
import type { SimContest } from '#core/payouts/sim-contest.ts'
import { simulate } from '../sim.ts'
import { loadSimKernel } from './kernel.node.ts'
import type { GivenScores, SimRequest } from './sim-request.ts'
import { drawnRequest, opponentsOf, randomLineups, smallPool } from './testing/small-contests.ts'

const kernel = await loadSimKernel()

/** A figure may miss the truth by chance; beyond this many standard errors it is wrong. */
const MOST_ERRORS = 4.5

test('two entries that differ by one player: the score of one is 0 to 9, of the other 0 to 4', () => {
  const pool = smallPool(SHOWDOWN, 7)
  const [mine, theirs] = lineupsThatDiffer(pool, 2)
  const random = randomFrom(1)
  const { outcomes } = simulate(
    {
      ...contestOf(pool, 2, [180], 100),
      scores: scoresOf(pool, 20_000, (person) =>
        person === 5 ? whole(random, 10) : person === 6 ? whole(random, 5) : 300,
      ),
      opponents: opponentsOf(theirs!),
      lineups: mine!,
      entering: 'alone',
      games: 20_000,
    },
    kernel,
  )
  // Of 50 pairs of scores mine is higher in 35 and equal in 5.
  expect(outcomes).toHaveLength(1)
  const [{ win, cash, profit, roi }] = outcomes as [(typeof outcomes)[0]]
  expectNear(win, 40 / 50)
  expectNear(cash, 40 / 50)
  expectNear(profit, 180 * (35 / 50 + 5 / 100) - 100)
  expectNear(roi!, 1.8 * (35 / 50 + 5 / 100) - 1)
})

test('entries that are all the same lineup share the pool in every game', () => {
  const pool = smallPool(SHOWDOWN, 6)
  const random = randomFrom(2)
  const same = randomLineups(pool, 1, random)
  const contest = contestOf(pool, 9, [500, 301, 100], 100)
  const scores = scoresOf(pool, 700, () => whole(random, 3000))
  const lineups = { size: 6, count: 3, rows: new Uint16Array([...same.rows, ...same.rows, ...same.rows]) }
  for (const [entering, others] of [
    ['alone', 8],
    ['together', 6],
  ] as const) {
    const opponents = { lineups: same, copies: Uint32Array.of(others) }
    const { outcomes, together, conservation } = simulate(
      { ...contest, scores, opponents, lineups, entering, games: 700, paysOpponents: true },
      kernel,
    )
    for (const { win, top10, cash, profit, dupes } of outcomes) {
      for (const share of [win, top10, cash]) expect(share.value).toBe(1)
      expect(profit.value).toBeCloseTo(901 / 9 - 100, 9)
      // Always the same; only prizes that 700 games might not have shown add to it.
      expect(profit.error).toBeLessThan(1)
      expect(dupes).toBe(others)
    }
    if (entering === 'alone') continue
    expect(together!.profit.value).toBeCloseTo((3 * 901) / 9 - 300, 9)
    expect([together!.chanceOfProfit.value, together!.chanceOfLosingAll.value]).toEqual([1, 0])
    expect(conservation!.worst).toBeLessThan(1e-9)
  }
})

test('twenty entries that differ by one independent player each have every place equally often', () => {
  const entries = 20
  const pool = smallPool(SHOWDOWN, 5 + entries)
  const lineups = lineupsThatDiffer(pool, entries)
  const random = randomFrom(3)
  const prizes = [900, 500, 300, 100]
  const { outcomes, together } = simulate(
    {
      ...contestOf(pool, entries, prizes, 100),
      // Of 100,000 possible scores hardly any two are equal.
      scores: scoresOf(pool, 10_000, (person) => (person < 5 ? 500 : whole(random, 100_000))),
      opponents: opponentsOf({ ...lineups[0]!, count: 17, rows: joined(lineups.slice(3)) }),
      lineups: { ...lineups[0]!, count: 3, rows: joined(lineups.slice(0, 3)) },
      entering: 'together',
      games: 10_000,
    },
    kernel,
  )
  for (const { win, top1, top10, cash, profit } of outcomes) {
    expectNear(win, 1 / entries)
    expectNear(top1, 1 / entries)
    expectNear(top10, 2 / entries)
    expectNear(cash, prizes.length / entries)
    expectNear(profit, 1800 / entries - 100)
  }
  expectNear(together!.profit, (3 * 1800) / entries - 300)
  // None of three is among the four paid places of twenty.
  expectNear(together!.chanceOfLosingAll, (16 * 15 * 14) / (20 * 19 * 18))
})

test('the standard errors are how much figures of other games differ', () => {
  const seeds = 80
  const request = { ...drawnRequest(SHOWDOWN, 21, 'together'), games: 500, keepsGames: false }
  const runs = Array.from({ length: seeds }, (_, seed) => simulate({ ...request, seed }, kernel))
  const figures: ((outcome: (typeof runs)[0]) => Estimate)[] = [
    ({ outcomes }) => outcomes[0]!.top10,
    ({ outcomes }) => outcomes[1]!.cash,
    ({ outcomes }) => outcomes[2]!.profit,
    ({ outcomes }) => outcomes[3]!.roi!,
    ({ together }) => together!.profit,
    ({ together }) => together!.chanceOfProfit,
  ]
  for (const figure of figures) {
    const estimates = runs.map(figure)
    const mean = estimates.reduce((sum, { value }) => sum + value, 0) / seeds
    const spread = Math.sqrt(estimates.reduce((sum, { value }) => sum + (value - mean) ** 2, 0) / (seeds - 1))
    const told = estimates.reduce((sum, { error }) => sum + error, 0) / seeds
    // A spread of 80 numbers is itself known to 8%; an error of money counts prizes too that 500 games may not show.
    expect(spread / told).toBeGreaterThan(0.5)
    expect(spread / told).toBeLessThan(1.34)
  }
})

test('what never happened in the games is not called impossible', () => {
  const { outcomes } = simulate({ ...drawnRequest(SHOWDOWN, 2, 'alone'), games: 4 }, kernel)
  for (const { win } of outcomes) expect(win.error).toBeGreaterThan(0.1)
})

function expectNear({ value, error }: Estimate, truth: number) {
  expect(error).toBeGreaterThan(0)
  expect(Math.abs(value - truth)).toBeLessThan(MOST_ERRORS * error)
}

/** Lineups of the first five people and one of the others each. */
function lineupsThatDiffer(pool: ContestPool, count: number) {
  const rowOf = (person: number) => pool.people[person]!.flexRow
  const shared = [pool.people[0]!.captainRow, ...[1, 2, 3, 4].map(rowOf)]
  return Array.from({ length: count }, (_, i) => lineupRowsOf([[...shared, rowOf(5 + i)]], pool))
}

function contestOf(
  pool: ContestPool,
  entries: number,
  prizes: readonly number[],
  feeCents: number,
): Pick<SimRequest, 'pool' | 'contest' | 'seed'> {
  const tiers = prizes.map((prizeCents, i) => ({ from: i + 1, to: i + 1, prizeCents }))
  const contest: SimContest = {
    kind: 'own_table',
    entries,
    feeCents,
    maxEntries: entries,
    tiers,
    isEstimated: false,
  }
  return { pool, contest, seed: 1 }
}

function scoresOf({ people }: ContestPool, games: number, score: (person: number) => number): GivenScores {
  const scores = Int32Array.from({ length: games * people.length }, (_, i) => score(i % people.length))
  return { people: people.length, games, scores }
}

function whole(random: () => number, below: number): number {
  return Math.floor(random() * below)
}

function joined(lineups: readonly { rows: Uint16Array }[]): Uint16Array {
  return Uint16Array.from(lineups.flatMap(({ rows }) => [...rows]))
}
