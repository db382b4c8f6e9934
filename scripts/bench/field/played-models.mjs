import { crowdsOfPrior, DEFAULT_CROWD_PRIOR } from '#core/field/crowd-prior.ts'
import { chanceOfNone, PRIOR_CLUMPING } from '#core/field/dupes.ts'
import { PRIORS, priorGains } from '#core/field/learned-prior.ts'
import { logLikelihood, mixedChances, sharesOfLineups } from '#core/field/lineup-crowds.ts'
import { correlation, largest, percent, realCollisions, realCopyShare, total } from './figures.mjs'
import { learnCrowds, oneCrowd } from './learned-crowds.ts'

/** @import { Contest } from './contests.mjs' */

/**
 * The models of a field among the lineups that were played, which needs no prices. Each learns from one half of the users
 * and is judged by the entries of the other half.
 * @param {Contest} contest
 * @param {readonly Contest[]} others
 */
export function playedModels({ played, learned, heldOut }, others) {
  const shares = sharesOfLineups(played.items, learned)
  const fromOthers = likeliestPrior(others.map((other) => priorGains(other.played)))
  const prior = (/** @type {typeof fromOthers} */ each) => mixedChances(crowdsOfPrior(played, shares, each))
  const models = [
    { model: 'product of ownerships', chances: products(played.items.features, played.items.size, shares) },
    { model: 'one crowd', chances: oneCrowd(played.items, learned).chances },
    { model: `two crowds, default (${priorText(DEFAULT_CROWD_PRIOR)})`, chances: prior(DEFAULT_CROWD_PRIOR) },
    { model: `two crowds, of the other contests (${priorText(fromOthers)})`, chances: prior(fromOthers) },
    ...[2, 3, 4].map((count) => ({
      model: `${count} crowds learned`,
      chances: mixedChances(learnCrowds(played.items, learned, count)),
    })),
  ]
  return models.map(({ model, chances }) => ({
    model,
    likelihood: logLikelihood(chances, heldOut),
    r: correlation(chances, heldOut),
    collisions: chances.reduce((sum, p) => sum + p * p, 0) / realCollisions(heldOut),
    copyShare: copyShareAmong(chances, total(heldOut), 0),
    clumped: copyShareAmong(chances, total(heldOut), PRIOR_CLUMPING),
    largest: largest(chances) * total(heldOut),
  }))
}

/** @param {Contest} contest */
export function realAmongHeldOut({ heldOut }) {
  return { copyShare: realCopyShare(heldOut), largest: largest(heldOut) }
}

/** @param {ReturnType<typeof playedModels>[number]} figures */
export function playedRow({ model, likelihood, r, collisions, copyShare, clumped, largest: most }) {
  return {
    model,
    'log-likelihood': likelihood.toFixed(3),
    r: r.toFixed(2),
    'collisions / real': collisions.toFixed(2),
    'copy share': percent(copyShare),
    'with clumping': percent(clumped),
    'largest group': most.toFixed(0),
  }
}

/** @param {{ weight: number, slope: number }} prior */
function priorText({ weight, slope }) {
  return `${weight}, slope ${slope}`
}

/**
 * @param {ArrayLike<number>} features
 * @param {number} size
 * @param {Float64Array} shares
 */
function products(features, size, shares) {
  const all = Float64Array.from({ length: features.length / size }, (_, i) => {
    let product = 1
    for (let at = i * size; at < (i + 1) * size; at++) product *= shares[features[at] ?? 0] ?? 0
    return product
  })
  const sum = total(all)
  return all.map((each) => each / sum)
}

/**
 * Of that many entries, all of them among these lineups.
 * @param {Float64Array} chances
 * @param {number} entries
 * @param {number} clumping
 */
function copyShareAmong(chances, entries, clumping) {
  return 1 - chances.reduce((sum, p) => sum + 1 - chanceOfNone(entries * p, clumping), 0) / entries
}

/**
 * The prior under which contests are likeliest together; the default without any.
 * @param {readonly (readonly number[])[]} contests
 */
function likeliestPrior(contests) {
  const sums = PRIORS.map((_, prior) => contests.reduce((sum, gains) => sum + (gains[prior] ?? 0), 0))
  return PRIORS[sums.indexOf(Math.max(...sums))] ?? DEFAULT_CROWD_PRIOR
}
