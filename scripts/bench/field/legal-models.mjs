import { distinctLineups, findLineup, indexLineups } from '#core/contest-pool/distinct-lineups.ts'
import { clumpedField } from '#core/field/clumped-field.ts'
import { DEFAULT_CROWD_PRIOR } from '#core/field/crowd-prior.ts'
import { dupesOf, PRIOR_CLUMPING } from '#core/field/dupes.ts'
import { logLikelihood, sharesOfLineups } from '#core/field/lineup-crowds.ts'
import { featureShares } from '#core/field/raking.ts'
import { crowdProbabilities } from '#optimizer/field/probabilities.ts'
import { fitCrowd } from '#optimizer/field/testing/one-crowd.ts'
import { drawField, fitField } from '#optimizer/field.ts'
import { ownershipOf } from './contests.mjs'
import { collisionChance, copyShareOf, drawnProbabilities } from './copy-share.ts'
import { correlation, largest, percent, realCollisions, total } from './figures.mjs'
import { learnCrowds, refineCrowds } from './learned-crowds.ts'

/**
 * @import { ContestPool } from '#core/contest-pool/contest-pool.ts'
 * @import { LineupRows } from '#core/contest-pool/lineup-rows.ts'
 * @import { CrowdModel } from '#optimizer/field/field-model.ts'
 * @import { FieldKernel } from '#optimizer/field/kernel.ts'
 * @import { Contest } from './contests.mjs'
 * @typedef {{ crowds: CrowdModel[] }} Model
 */

const DRAWS = 20_000
const EM_STEPS = 15

/**
 * The models of a field among all legal lineups, as the app has them; dollars left make no difference in them, since the
 * prices are inferred. Each learns from one half of the users and is judged by the entries of the other half.
 * @param {Contest} contest
 * @param {FieldKernel} kernel
 */
export function legalModels(contest, kernel) {
  const { pool, played, learned } = contest
  const target = ownershipOf(contest, sharesOfLineups(played.items, learned))
  const one = /** @type {CrowdModel} */ (fitCrowd({ pool, target }, kernel))
  const two = /** @type {Model} */ (fitField({ pool, target, prior: DEFAULT_CROWD_PRIOR }, kernel))
  const models = [
    { model: 'one crowd', field: { crowds: [{ ...one, weight: 1 }] } },
    { model: 'two crowds, default', field: two },
    ...[2, 3].map((count) => ({
      model: `${count} crowds learned`,
      field: learnedField(contest, count, kernel),
    })),
  ]
  return models.map(({ model, field }) => ({ model, ...judged(contest, field, kernel) }))
}

/** @param {ReturnType<typeof legalModels>[number]} figures */
export function legalRow(figures) {
  const { model, likelihood, r, collisions, copyShare, clumped, expected, largest: most } = figures
  return {
    model,
    'log-likelihood': likelihood.toFixed(3),
    r: r.toFixed(2),
    'collisions / real': collisions.toFixed(2),
    'copy share': percent(copyShare),
    'with clumping': percent(clumped),
    'largest group, expected': expected.toFixed(0),
    'drawn, clumped': most,
  }
}

/** @param {ReturnType<typeof legalModels>[number]} figures */
export function dupesRow({ model, ofDraws, ofUsers }) {
  return {
    model,
    ...calibrationCells('drawn', ofDraws),
    ...calibrationCells("users'", ofUsers),
  }
}

/**
 * @param {string} whose
 * @param {Calibration} of
 */
function calibrationCells(whose, { expected, real, alone, realAlone, inRange }) {
  return {
    [`${whose}: Dupes, real`]: `${expected.toFixed(2)}, ${real.toFixed(2)}`,
    [`${whose}: alone, real`]: `${percent(alone)}, ${percent(realAlone)}`,
    [`${whose}: in 90% range`]: percent(inRange),
  }
}

/**
 * Crowds learned among the played lineups, then refined among all legal ones.
 * @param {Contest} contest
 * @param {number} count
 * @param {FieldKernel} kernel
 */
function learnedField(contest, count, kernel) {
  const { pool, played, learned, inPool } = contest
  /** @type {CrowdModel[]} */
  const models = []
  const fitted = (/** @type {Float64Array} */ shares, /** @type {number} */ k) => {
    const request = { pool, target: ownershipOf(contest, shares), start: models[k] }
    const model = /** @type {CrowdModel} */ (fitCrowd(request, kernel))
    models[k] = model
    return crowdProbabilities(model, pool, inPool)
  }
  const start = learnCrowds(played.items, learned, count).map(({ weight, chances }, k) => ({
    weight,
    chances: fitted(featureShares(played.items, chances), k),
  }))
  const found = refineCrowds(start, played.items, learned, {
    steps: EM_STEPS,
    refit: (shares, _, k) => fitted(shares, k),
  })
  // The crowds come back in another order than the models.
  return {
    crowds: models.map((model) => {
      const chances = crowdProbabilities(model, pool, inPool)
      const own = found.find((crowd) => crowd.chances.every((chance, i) => chance === chances[i]))
      return { ...model, weight: own?.weight ?? 0 }
    }),
  }
}

/**
 * @param {Model} model
 * @param {ContestPool} pool
 * @param {LineupRows} lineups
 */
function chancesOf({ crowds }, pool, lineups) {
  const chances = new Float64Array(lineups.count)
  for (const crowd of crowds)
    for (const [i, chance] of crowdProbabilities(crowd, pool, lineups).entries())
      chances[i] = (chances[i] ?? 0) + crowd.weight * chance
  return chances
}

/**
 * @param {Contest} contest
 * @param {Model} model
 * @param {FieldKernel} kernel
 */
function judged({ pool, inPool, played, learned, heldOut }, model, kernel) {
  const chances = chancesOf(model, pool, inPool)
  const entries = total(played.copies)
  const draws = drawField(model, pool, { count: DRAWS, seed: 1 }, kernel)
  const drawn = drawnProbabilities(chancesOf(model, pool, draws))
  const field = clumpedField((asked) => drawField(model, pool, asked, kernel), { count: entries, seed: 2 })
  const { lineups } = distinctLineups(draws)
  const index = indexLineups(inPool)
  const drawnCopies = Array.from(
    { length: lineups.count },
    (_, i) => heldOut[findLineup(index, lineups, i)] ?? 0,
  )
  const ofLearned = [...learned.keys()].filter((i) => (learned[i] ?? 0) > 0)
  return {
    likelihood: logLikelihood(
      chances,
      heldOut.map((copies, i) => ((chances[i] ?? 0) > 0 ? copies : 0)),
    ),
    illegal: total(heldOut.filter((_, i) => chances[i] === 0)) / total(heldOut),
    r: correlation(chances, heldOut),
    collisions: collisionChance(drawn, 0) / realCollisions(played.copies),
    copyShare: copyShareOf(drawn, entries, 0),
    clumped: copyShareOf(drawn, entries, PRIOR_CLUMPING),
    expected: largest(chances) * entries,
    largest: largest(distinctLineups(field).copies),
    ofDraws: calibration(chancesOf(model, pool, lineups), drawnCopies, total(heldOut)),
    ofUsers: calibration(
      ofLearned.map((i) => chances[i] ?? 0),
      ofLearned.map((i) => heldOut[i] ?? 0),
      total(heldOut),
    ),
  }
}

/**
 * @typedef {{ expected: number, real: number, alone: number, realAlone: number, inRange: number }} Calibration
 *   Dupes on average, the chance to be alone, and the share of lineups whose copies are within the range of 5 to 95%.
 */

/**
 * What `dupesOf` says of lineups, beside the copies that they had among the held-out entries.
 * @param {ArrayLike<number>} chances
 * @param {ArrayLike<number>} copies
 * @param {number} entries
 * @returns {Calibration}
 */
function calibration(chances, copies, entries) {
  const sums = { expected: 0, real: 0, alone: 0, realAlone: 0, inRange: 0 }
  for (let i = 0; i < chances.length; i++) {
    const { expected, alone, low, high } = dupesOf(chances[i] ?? 0, entries + 1)
    const real = copies[i] ?? 0
    sums.expected += expected
    sums.real += real
    sums.alone += alone
    sums.realAlone += Number(real === 0)
    sums.inRange += Number(real >= low && real <= high)
  }
  const mean = (/** @type {number} */ sum) => sum / chances.length
  return {
    expected: mean(sums.expected),
    real: mean(sums.real),
    alone: mean(sums.alone),
    realAlone: mean(sums.realAlone),
    inRange: mean(sums.inRange),
  }
}
