import { expect, test } from 'vitest'
import { lineupRowsOf, pickLineups } from '#core/contest-pool/lineup-rows.ts'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import { randomFrom } from '#core/numbers/random-from.ts'
import { simulate } from '../sim.ts'
import { centsByWorld } from './cents-by-world.ts'
import { loadSimKernel } from './kernel.node.ts'
import {
  opponentsOf,
  randomLineups,
  randomScores,
  smallPool,
  steepContest,
} from './testing/small-contests.ts'

const kernel = await loadSimKernel()

test('a world in which every entry counts once pays what the sim pays, and one of other copies what their sim pays', () => {
  const random = randomFrom(5)
  const pool = smallPool(SHOWDOWN, 9)
  // So few different lineups of coarse scores that copies and ties are many.
  const opponents = opponentsOf(randomLineups(pool, 300, random))
  const judged = randomLineups(pool, 1, random)
  const given = randomScores(pool, 500, random)
  const copies = opponents.copies.map((own, i) => (i % 3 === 0 ? 2 * own : i % 3 === 1 ? own : 0))
  const present = [...copies.keys()].filter((i) => copies[i]! > 0)
  const contest = steepContest(301, 60, random)
  const worlds = centsByWorld({
    ...{ pool, contest, people: pool.people.length, scores: given.scores, lineups: judged },
    field: {
      opponents,
      weights: [opponents.copies.map(() => 1), copies.map((own, i) => own / opponents.copies[i]!)],
    },
  })
  const played = (others: typeof opponents) => {
    const entries = others.copies.reduce((sum, own) => sum + own, 0) + 1
    const { outcomes } = simulate(
      {
        ...{ pool, scores: given, lineups: judged, games: 500, seed: 1, entering: 'alone' as const },
        ...{ contest: { ...contest, entries }, opponents: others },
      },
      kernel,
    )
    return outcomes[0]!.profit.value + contest.feeCents
  }
  const others = {
    lineups: pickLineups(opponents.lineups, present),
    copies: Uint32Array.from(present, (i) => copies[i]!),
  }
  expect(mean(worlds[0]!)).toBeGreaterThan(0)
  expect(mean(worlds[0]!)).toBeCloseTo(played(opponents), 6)
  expect(mean(worlds[1]!)).toBeCloseTo(played(others), 6)
})

test('a world in which every entry counts once pays a set what the sim pays it, each game', () => {
  const random = randomFrom(8)
  const pool = smallPool(SHOWDOWN, 9)
  const opponents = opponentsOf(randomLineups(pool, 300, random))
  const given = randomScores(pool, 400, random)
  const contest = steepContest(320, 60, random)
  const lineups = randomLineups(pool, 20, random)
  const { together } = simulate(
    { pool, scores: given, lineups, games: 400, seed: 1, entering: 'together', contest, opponents },
    kernel,
  )
  const weights = [
    opponents.copies.map(() => 1),
    Float64Array.from(opponents.copies, (_, i) => 0.2 + (i % 7) / 4),
  ]
  const [even] = centsByWorld({
    ...{ pool, contest, people: pool.people.length, scores: given.scores },
    ...{ field: { opponents, weights }, lineups },
  })
  const fees = 20 * contest.feeCents
  const profits = Array.from(even!, (cents) => cents - fees).sort((a, b) => a - b)
  expect(profits.some((cents) => cents > -fees)).toBe(true)
  for (const [game, cents] of profits.entries()) expect(cents).toBeCloseTo(together!.sorted[game]!, 6)
})

test('a place between two whole ones is paid in between, and entries that tie share their places', () => {
  const pool = smallPool(SHOWDOWN, 8)
  const lineupOf = (captain: number, ...flex: number[]) => [
    pool.people[captain]!.captainRow,
    ...flex.map((person) => pool.people[person]!.flexRow),
  ]
  const scores = Int32Array.of(100, 100, 100, 100, 100, 100, 0, 300)
  const opponents = opponentsOf(
    lineupRowsOf([lineupOf(0, 1, 2, 3, 4, 7), lineupOf(1, 0, 2, 3, 4, 5), lineupOf(0, 1, 2, 3, 4, 6)], pool),
  )
  const [one, other] = centsByWorld({
    ...{ pool, people: 8, scores, lineups: lineupRowsOf([lineupOf(0, 1, 2, 3, 4, 5)], pool) },
    contest: {
      ...{ kind: 'own_table', entries: 4, feeCents: 100, maxEntries: 4, isEstimated: false },
      tiers: [
        { from: 1, to: 1, prizeCents: 1000 },
        { from: 2, to: 3, prizeCents: 100 },
      ],
    },
    field: {
      opponents,
      weights: [
        [0.4, 1, 1.6],
        [2.5, 0.25, 0.25],
      ],
    },
  })
  // The first 0.4 entries take 0.4 of the first prize; two share 0.6 of it, 1 second prize and 0.4 of the next.
  expect(one![0]).toBeCloseTo((600 + 100 + 40) / 2, 9)
  // Two and a half entries are in front: half a third prize is left for one and a quarter entries.
  expect(other![0]).toBeCloseTo(50 / 1.25, 9)
})

function mean(values: Float64Array): number {
  return values.reduce((sum, each) => sum + each, 0) / values.length
}
