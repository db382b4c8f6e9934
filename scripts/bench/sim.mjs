import { contestPoolOf } from '#core/contest-pool/contest-pool.ts'
import { distinctLineups } from '#core/contest-pool/distinct-lineups.ts'
import { pickLineups } from '#core/contest-pool/lineup-rows.ts'
import { clumpedField } from '#core/field/clumped-field.ts'
import { ownershipOfPool } from '#core/field/ownership-target.ts'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import { scoreModelOf } from '#core/games/score-model.ts'
import { randomFrom } from '#core/numbers/random-from.ts'
import { withOwnership } from '#core/ownership/expected-ownership.ts'
import { simContestOf } from '#core/payouts/contest-settings.ts'
import { usualContest } from '#core/payouts/usual-contest.ts'
import { loadFieldKernel } from '#optimizer/field/kernel.node.ts'
import { drawField, fitField } from '#optimizer/field.ts'
import { loadSimKernel } from '#optimizer/sim/kernel.node.ts'
import { randomLineups } from '#optimizer/sim/testing/small-contests.ts'
import { playBlocks } from '#optimizer/sim.ts'
import { showdownSlate } from '#optimizer/testing/generated-slates.ts'
import { printTable, processorMs } from '../lib/measure.mjs'

/**
 * @import { LineupRows } from '#core/contest-pool/lineup-rows.ts'
 * @import { Opponents, SimRequest } from '#optimizer/sim/sim-request.ts'
 */

export const title = 'Contests played on one thread, 50 people: ms of processor time, the least of three'

const PEOPLE = 50
const SEED = 7

const pool = contestPoolOf(withOwnership(showdownSlate(PEOPLE, SEED), SHOWDOWN), SHOWDOWN)
const scores = scoreModelOf(pool)
const ALL_PAID = { entering: /** @type {const} */ ('together'), games: 10_000 }
const CANDIDATES = [
  { count: 20_000, games: 10_000 },
  { count: 500, games: 100_000 },
  { count: 150, games: 2_000 },
]

export async function run() {
  const [simKernel, fieldKernel] = [await loadSimKernel(), await loadFieldKernel()]
  const model = fitField({ pool, target: ownershipOfPool(pool) }, fieldKernel)
  if (!model) throw new Error('The generated slate has no legal lineup')
  /** @param {number} count */
  const asReal = (count) => {
    const drawn = clumpedField((options) => drawField(model, pool, options, fieldKernel), {
      count,
      seed: SEED,
    })
    return distinctLineups(drawn)
  }
  // Any six people, since the field has fewer different lineups than are asked for.
  const random = distinctLineups(randomLineups(pool, 50_100, randomFrom(SEED))).lineups
  /** @param {number} count */
  const allDifferent = (count) => ({ lineups: first(random, count), copies: new Uint32Array(count).fill(1) })
  const none = first(random, 0)

  /** @type {{ what: string, field: Opponents, lineups: LineupRows, entering: SimRequest['entering'], games: number }[]} */
  const tasks = [
    ...[10_000, 50_000].flatMap((count) => [
      { ...ALL_PAID, what: `${count} entries as real, all paid`, field: asReal(count), lineups: none },
      {
        ...ALL_PAID,
        what: `${count} entries all different, all paid`,
        field: allDifferent(count),
        lineups: none,
      },
    ]),
    ...CANDIDATES.map(({ count, games }) => ({
      ...{ what: `${count} lineups in ${games} games against 10000 as real`, field: asReal(10_000) },
      ...{ lineups: first(random, count), entering: /** @type {const} */ ('alone'), games },
    })),
  ]
  const rows = tasks.map(({ what, field, lineups, entering, games }) => {
    const request = requestOf(field, lineups, entering, games)
    const ours = processorMs(() => [...playBlocks(request, simKernel)])
    return { task: what, 'different lineups': field.copies.length, sim: ours.toFixed(0) }
  })
  printTable(rows)
  console.log(`\nMemory of the kernel: ${(simKernel.exports.memory.buffer.byteLength / 1e6).toFixed(0)} MB`)
}

/**
 * @param {Opponents} opponents
 * @param {LineupRows} lineups
 * @param {SimRequest['entering']} entering
 * @param {number} games
 * @returns {SimRequest}
 */
function requestOf(opponents, lineups, entering, games) {
  const entries = opponents.copies.reduce((sum, copies) => sum + copies, entering === 'alone' ? 1 : 0)
  const made = simContestOf({ ...usualContest('large_top_heavy'), size: entries, feeCents: 1000 })
  if (!made.ok) throw new Error(made.error)
  return {
    pool,
    scores,
    contest: made.value.contest,
    opponents,
    lineups,
    entering,
    games,
    seed: SEED,
    paysOpponents: true,
  }
}

/**
 * @param {LineupRows} lineups
 * @param {number} count
 */
function first(lineups, count) {
  if (lineups.count < count) throw new Error(`Only ${lineups.count} different lineups were drawn`)
  return pickLineups(
    lineups,
    Uint32Array.from({ length: count }, (_, i) => i),
  )
}
