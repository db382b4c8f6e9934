import { contestPoolOf } from '#core/contest-pool/contest-pool.ts'
import { distinctLineups } from '#core/contest-pool/distinct-lineups.ts'
import { pickLineups, rowsOfLineup } from '#core/contest-pool/lineup-rows.ts'
import { clumpedField } from '#core/field/clumped-field.ts'
import { ownershipOfPool } from '#core/field/ownership-target.ts'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import { scoreModelOf } from '#core/games/score-model.ts'
import { meanOf } from '#core/numbers/estimate.ts'
import { withOwnership } from '#core/ownership/expected-ownership.ts'
import { simContestOf } from '#core/payouts/contest-settings.ts'
import { usualContest } from '#core/payouts/usual-contest.ts'
import { loadFieldKernel } from '#optimizer/field/kernel.node.ts'
import { drawField, fitField } from '#optimizer/field.ts'
import { loadSimKernel } from '#optimizer/sim/kernel.node.ts'
import { outcomeOf } from '#optimizer/sim/outcome.ts'
import { sumBlocks } from '#optimizer/sim/sum-blocks.ts'
import { playBlocks } from '#optimizer/sim.ts'
import { showdownSlate } from '#optimizer/testing/generated-slates.ts'
import { printTable } from '../lib/measure.mjs'

/**
 * @import { ContestKind } from '#core/payouts/contest-kinds.ts'
 * @import { SimRequest } from '#optimizer/sim/sim-request.ts'
 */

export const title = 'How often an interval of 1.96 errors holds the ROI of 400,000 other games'

const PEOPLE = 40
const SEED = 7
const RUNS = 40
const GAMES = [2_000, 10_000]
const TRUE_GAMES = 400_000
const Z = 1.96
const BLOCK = 500
/** Lineups of each kind. */
const EACH = 10

/** @type {[name: string, kind: ContestKind, size: number][]} */
const SHAPES = [
  ['winner takes all', 'winner_take_all', 2_000],
  ['GPP, top heavy', 'large_top_heavy', 2_000],
  ['GPP, top heavy', 'large_top_heavy', 20_000],
  ['GPP, flat', 'large_flat', 5_000],
  ['satellite', 'satellite', 500],
  ['double-up', 'double_up', 1_000],
  ['50/50', 'fifty_fifty', 100],
]

export async function run() {
  const [kernel, fieldKernel] = [await loadSimKernel(), await loadFieldKernel()]
  const pool = contestPoolOf(withOwnership(showdownSlate(PEOPLE, SEED), SHOWDOWN), SHOWDOWN)
  const scores = scoreModelOf(pool)
  const field = fitField({ pool, target: ownershipOfPool(pool) }, fieldKernel)
  if (!field) throw new Error('The generated slate has no legal lineup')
  /** @param {{ count: number, seed: number }} asked */
  const draw = (asked) =>
    distinctLineups(clumpedField((options) => drawField(field, pool, options, fieldKernel), asked))
  const { lineups: candidates } = draw({ count: 20_000, seed: 99 })
  const byPoints = [...Array(candidates.count).keys()].sort((a, b) => pointsOf(b) - pointsOf(a))
  /** @param {number} lineup */
  function pointsOf(lineup) {
    const rows = [...rowsOfLineup(candidates, lineup)].map((row) => pool.rows[row])
    return rows.reduce((sum, row) => sum + (row ? row.fppg * (row.position === 'CPT' ? 1.5 : 1) : 0), 0)
  }
  const kinds = {
    best: byPoints.slice(0, EACH),
    'as entered': byPoints.filter((_, at) => at % Math.floor(candidates.count / EACH) === 0).slice(0, EACH),
    'long shots': byPoints.slice(-EACH),
  }
  const rows = []
  for (const [name, kind, size] of SHAPES) {
    const made = simContestOf({ ...usualContest(kind), size })
    if (!made.ok) throw new Error(made.error)
    const { contest } = made.value
    for (const [group, places] of Object.entries(kinds)) {
      const lineups = pickLineups(candidates, places)
      const { lineups: others, copies } = draw({ count: size - EACH, seed: SEED })
      /** @type {Omit<SimRequest, 'games' | 'seed'>} */
      const shared = {
        pool,
        scores,
        contest,
        lineups,
        opponents: { lineups: others, copies },
        entering: 'alone',
      }
      for (const entering of /** @type {const} */ (['alone', 'together'])) {
        const truth = figuresOf({ ...shared, entering, seed: 1, games: TRUE_GAMES })
        for (const games of GAMES) {
          const blocks = [...playBlocks({ ...shared, entering, seed: 2, games: RUNS * games }, kernel)]
          let [held, plain, zero, count, width] = [0, 0, 0, 0, 0]
          for (let run = 0; run < RUNS; run++) {
            const own = blocks.slice((run * games) / BLOCK, ((run + 1) * games) / BLOCK)
            const tally = sumBlocks(own.map((block, at) => ({ ...block, firstGame: at * BLOCK })))
            for (const [at, { estimate, sampled }] of figuresIn(
              { ...shared, entering, games },
              tally,
            ).entries()) {
              const miss = Math.abs(estimate.value - (truth[at]?.estimate.value ?? 0))
              count++
              held += Number(miss <= Z * estimate.error)
              plain += Number(miss <= Z * sampled)
              zero += Number(sampled === 0)
              width += estimate.error
            }
          }
          rows.push({
            contest: name,
            entries: size,
            lineups: group + (entering === 'together' ? `, all ${EACH} entered` : ''),
            games,
            'holds the truth': pct(held / count),
            'by the games alone': pct(plain / count),
            'whose error is 0': pct(zero / count),
            'mean error': pct(width / count),
            'true ROI': pct(truth.reduce((sum, { estimate }) => sum + estimate.value, 0) / truth.length),
          })
        }
      }
    }
  }
  printTable(rows)

  /** @param {Omit<SimRequest, 'games'> & { games: number }} request */
  function figuresOf(request) {
    return figuresIn(request, sumBlocks([...playBlocks(request, kernel)]))
  }

  /**
   * ROI of each lineup, or of all together, as shown; and the error that the games alone say.
   * @param {Omit<SimRequest, 'seed'>} request
   * @param {ReturnType<typeof sumBlocks>} tally
   */
  function figuresIn(request, tally) {
    const { outcomes, together } = outcomeOf(request, tally)
    const { feeCents } = request.contest
    if (together) {
      const [sum, squares] = [
        together.sorted.reduce((a, b) => a + b, 0),
        together.sorted.reduce((a, b) => a + b * b, 0),
      ]
      const sampled = meanOf(sum, squares, tally.games).error / (feeCents * request.lineups.count)
      return [{ estimate: together.roi ?? NONE, sampled }]
    }
    return outcomes.map(({ roi }, i) => ({
      estimate: roi ?? NONE,
      sampled: meanOf(tally.cents[i] ?? 0, tally.squares[i] ?? 0, tally.games).error / feeCents,
    }))
  }
}

const NONE = { value: 0, error: 0 }

/** @param {number} share */
function pct(share) {
  return (100 * share).toFixed(1)
}
