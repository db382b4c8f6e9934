import { LEAST_Z, QUANTILES, STEPS_PER_Z, scoreTable } from '#core/games/score-table.ts'

/**
 * @typedef {{ position: string, mean: number, spread: number, scored: number, zeroShare?: number }} Scored
 *   What was expected of a player, and what came, in points.
 */

/** Predicted shares below, and the same of a standard normal variable. */
export const LEVELS = [
  { share: 10, z: -1.2816 },
  { share: 25, z: -0.6745 },
  { share: 50, z: 0 },
  { share: 75, z: 0.6745 },
  { share: 90, z: 1.2816 },
  { share: 95, z: 1.6449 },
  { share: 99, z: 2.3263 },
]

/**
 * By level, the percent of real scores below the predicted quantile. A score equal to it counts half.
 * @param {readonly Scored[]} players
 * @param {(player: Scored) => (z: number) => number} quantilesOf
 */
export function sharesBelow(players, quantilesOf) {
  const sums = LEVELS.map(() => 0)
  for (const player of players) {
    const quantile = quantilesOf(player)
    for (const [i, { z }] of LEVELS.entries()) {
      const gap = quantile(z) - player.scored
      sums[i] = (sums[i] ?? 0) + (Math.abs(gap) < 0.005 ? 0.5 : gap > 0 ? 1 : 0)
    }
  }
  return sums.map((sum) => (100 * sum) / players.length)
}

/**
 * The score model of the app: a gamma distribution, for a defense shifted.
 * @param {Scored} player
 */
export function gammaQuantiles({ position, mean, spread }) {
  return inTable(scoreTable({ position, mean, spread }))
}

/**
 * The same with zeros by themselves.
 * @param {Scored} player
 */
export function inflatedQuantiles({ position, mean, spread, zeroShare = 0 }) {
  return inTable(scoreTable({ position, mean, spread, zeroShare }))
}

/**
 * A normal distribution.
 * @param {Scored} player
 */
export function normalQuantiles({ mean, spread }) {
  return (/** @type {number} */ z) => mean + spread * z
}

/**
 * Points by z, as the kernel reads a table.
 * @param {Int32Array} table
 */
function inTable(table) {
  return (/** @type {number} */ z) => {
    const place = Math.min(Math.max((z - LEAST_Z) * STEPS_PER_Z, 0), QUANTILES - 1.001)
    const below = Math.floor(place)
    const [low = 0, high = 0] = table.subarray(below, below + 2)
    return (low + (place - below) * (high - low)) / 100
  }
}

/**
 * The continuous ranked probability score: how far a predicted distribution lies from what came, in points; less is better.
 * It is twice the mean over all levels u of (score below quantile - u) x (quantile - score).
 * @param {readonly Scored[]} players
 * @param {(player: Scored) => (z: number) => number} quantilesOf
 */
export function rankedScore(players, quantilesOf) {
  const steps = 400
  const levels = Array.from({ length: steps }, (_, i) => -4 + (8 * (i + 0.5)) / steps)
  const weights = levels.map((z) => (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * (8 / steps))
  let below = 0
  const shares = weights.map((weight) => {
    below += weight
    return below - weight / 2
  })
  let sum = 0
  for (const player of players) {
    const quantile = quantilesOf(player)
    for (const [i, z] of levels.entries()) {
      const points = quantile(z)
      const isBelow = player.scored < points ? 1 : 0
      sum += 2 * (weights[i] ?? 0) * (isBelow - (shares[i] ?? 0)) * (points - player.scored)
    }
  }
  return sum / players.length
}
