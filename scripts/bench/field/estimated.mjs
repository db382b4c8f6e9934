import { distinctLineups } from '#core/contest-pool/distinct-lineups.ts'
import { pickLineups, rowsOfLineup } from '#core/contest-pool/lineup-rows.ts'
import { clumpedField } from '#core/field/clumped-field.ts'
import { PRIOR_CLUMPING } from '#core/field/dupes.ts'
import { logLikelihood, sharesOfLineups } from '#core/field/lineup-crowds.ts'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import { scoreModelOf } from '#core/games/score-model.ts'
import { fieldPoints } from '#core/ownership/field-points.ts'
import { sharesByPoints } from '#core/ownership/points-model.ts'
import { modelShares } from '#core/ownership/testing/shares-at-once.ts'
import { simContestOf } from '#core/payouts/contest-settings.ts'
import { usualContest } from '#core/payouts/usual-contest.ts'
import { peopleOf } from '#core/players/people.ts'
import { isCaptainRow } from '#core/players/player.ts'
import { drawField, fitField, probabilitiesOf } from '#optimizer/field.ts'
import { simulate } from '#optimizer/sim.ts'
import { ownershipOf } from './contests.mjs'
import { copyShareOf, drawnProbabilities } from './copy-share.ts'
import { percent, total } from './figures.mjs'

/**
 * @import { OwnershipTarget } from '#core/field/ownership-target.ts'
 * @import { FieldKernel } from '#optimizer/field/kernel.ts'
 * @import { SimKernel } from '#optimizer/sim/kernel.ts'
 * @import { Opponents } from '#optimizer/sim/sim-request.ts'
 * @import { Contest } from './contests.mjs'
 */

const DRAWS = 20_000
const GAMES = 10_000
const BEST = 20
const NONE = /** @type {ReadonlySet<string>} */ (new Set())
const LEAST = { captain: 0.0002, flex: 0.001 }

/**
 * The field of the ownership that the product estimates from points and prices alone, beside the real entries, and what the
 * 20 lineups with most points are said to be worth in it. The reconstructed points of single players are too far from what users
 * expected to play the real entries with.
 * @param {Contest} contest
 * @param {{ field: FieldKernel, sim: SimKernel }} kernels
 */
export function estimatedRows(contest, kernels) {
  const { pool, played, inPool } = contest
  const { people } = peopleOf(pool.rows, SHOWDOWN)
  const points = fieldPoints(people, SHOWDOWN, NONE)
  const real = ownershipOf(contest, sharesOfLineups(played.items, played.copies))
  const entries = total(played.copies)
  const estimates = {
    'by points alone': sharesByPoints(people, SHOWDOWN, points),
    'likely lineups (the app)': modelShares(people, SHOWDOWN, NONE),
  }
  return Object.entries(estimates).map(([model, shares]) => {
    const byPerson = new Map(people.map(({ row }, i) => [row.basePlayerId, shares[i]]))
    const share = (/** @type {'captain' | 'flex'} */ of) =>
      Float64Array.from(pool.people, ({ row }) => {
        const own = byPerson.get(row.basePlayerId)
        return Math.max(LEAST[of], ((of === 'captain' ? own?.captainPct : own?.flexPct) ?? 0) / 100)
      })
    const target = { captain: share('captain'), flex: share('flex') }
    const field = fitField({ pool, target }, kernels.field)
    if (!field) throw new Error('No lineup is legal')
    const chances = probabilitiesOf(field, pool, inPool)
    const draws = drawField(field, pool, { count: DRAWS, seed: 1 }, kernels.field)
    const drawn = drawnProbabilities(probabilitiesOf(field, pool, draws))
    const entered = distinctLineups(
      clumpedField((options) => drawField(field, pool, options, kernels.field), {
        count: entries - 1,
        seed: 1,
      }),
    )
    const pointsOf = new Map(people.map(({ row }, i) => [row.basePlayerId, points[i] ?? 0]))
    const best = bestOf(draws, (row) => {
      const player = pool.rows[row]
      return player ? (pointsOf.get(player.basePlayerId) ?? 0) * (isCaptainRow(player) ? 1.5 : 1) : 0
    })
    const scored = {
      ...pool,
      rows: pool.rows.map((row) => ({ ...row, fppg: pointsOf.get(row.basePlayerId) ?? 0 })),
      people: pool.people.map((person) => ({
        ...person,
        row: { ...person.row, fppg: pointsOf.get(person.row.basePlayerId) ?? 0 },
      })),
    }
    const claimed = roiAgainst(entered, {
      ...{ contest, pool: scored, best: pickLineups(draws, best), kernel: kernels.sim },
    })
    return {
      model,
      'log-likelihood': logLikelihood(
        chances,
        played.copies.map((copies, i) => ((chances[i] ?? 0) > 0 ? copies : 0)),
      ).toFixed(3),
      'captain MAE': meanError(real.captain, target.captain),
      'flex MAE': meanError(real.flex, target.flex),
      'copy share, real': `${percent(copyShareOf(drawn, entries, PRIOR_CLUMPING))}, ${percent(1 - inPool.count / entries)}`,
      'claimed ROI of the 20 with most points': percent(claimed),
    }
  })
}

/**
 * @param {Float64Array} real
 * @param {Float64Array} estimated
 */
function meanError(real, estimated) {
  return ((100 * total(real.map((share, i) => Math.abs(share - (estimated[i] ?? 0))))) / real.length).toFixed(
    2,
  )
}

/**
 * The places of the distinct lineups with most points.
 * @param {import('#core/contest-pool/lineup-rows.ts').LineupRows} lineups
 * @param {(row: number) => number} pointsOf
 */
function bestOf(lineups, pointsOf) {
  const { placeOf } = distinctLineups(lineups)
  const firsts = [...placeOf.keys()].filter((i) => placeOf.indexOf(placeOf[i] ?? 0) === i)
  const points = new Map(firsts.map((i) => [i, total([...rowsOfLineup(lineups, i)].map(pointsOf))]))
  return firsts.toSorted((a, b) => (points.get(b) ?? 0) - (points.get(a) ?? 0)).slice(0, BEST)
}

/**
 * The mean ROI of lineups in a large contest of as many entries, each lineup alone.
 * @param {Opponents} opponents
 * @param {{ contest: Contest, pool: Contest['pool'], best: import('#core/contest-pool/lineup-rows.ts').LineupRows, kernel: SimKernel }} of
 */
function roiAgainst(opponents, { contest: { played }, pool, best, kernel }) {
  const settings = simContestOf({ ...usualContest('large_top_heavy'), size: total(played.copies) })
  if (!settings.ok) throw new Error(settings.error)
  const { contest } = settings.value
  const { outcomes } = simulate(
    {
      pool,
      scores: scoreModelOf(pool),
      contest,
      opponents,
      lineups: best,
      entering: 'alone',
      games: GAMES,
      seed: 1,
    },
    kernel,
  )
  return total(outcomes.map(({ profit }) => profit.value / contest.feeCents)) / outcomes.length
}
