import { expect, test } from 'vitest'
import { pickLineups, rowsOfLineup } from '#core/contest-pool/lineup-rows.ts'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import { randomFrom } from '#core/numbers/random-from.ts'
import { simulate } from '../sim.ts'
import { centsByWorld } from './cents-by-world.ts'
import { loadSimKernel } from './kernel.node.ts'
import { setCentsByWorld } from './set-cents-by-world.ts'
import {
  opponentsOf,
  randomLineups,
  randomScores,
  smallPool,
  steepContest,
} from './testing/small-contests.ts'

const kernel = await loadSimKernel()
const random = randomFrom(8)
// So few different lineups of coarse scores that copies and ties are many.
const pool = smallPool(SHOWDOWN, 9)
const opponents = opponentsOf(randomLineups(pool, 300, random))
const given = randomScores(pool, 400, random)
const contest = steepContest(320, 60, random)
const shared = { pool, contest, people: pool.people.length, scores: given.scores }
const entered = randomLineups(pool, 20, random)
const weights = [0, 1, 2].map((world) =>
  opponents.copies.map((_, i) => (world === 0 ? 1 : 0.2 + ((i * world) % 7) / 4)),
)

test('a world in which every entry counts once pays a set what the sim pays it, each game', () => {
  const request = {
    ...{ pool, scores: given, lineups: entered, games: 400, seed: 1, entering: 'together' as const },
    ...{ contest, opponents },
  }
  const { together } = simulate(request, kernel)
  const [even] = setCentsByWorld({ ...shared, field: { opponents, weights }, lineups: entered })
  const fees = 20 * contest.feeCents
  const profits = Array.from(even!, (cents) => cents - fees).sort((a, b) => a - b)
  expect(profits.some((cents) => cents > -fees)).toBe(true)
  for (const [game, cents] of profits.entries()) expect(cents).toBeCloseTo(together!.sorted[game]!, 6)
})

test('a set of one is paid as that lineup, in every game of every world', () => {
  const one = pickLineups(entered, [4])
  const field = { opponents, weights }
  const asSet = setCentsByWorld({ ...shared, field, lineups: one })
  const alone = centsByWorld({ ...shared, field, lineup: rowsOfLineup(one, 0) })
  for (const [world, cents] of alone.entries())
    for (const [game, each] of cents.entries()) expect(asSet[world]![game]).toBeCloseTo(each, 6)
})
