/**
 * @typedef {{ average: number, baseline: number, spread: number, scored: number }} Estimate
 * @typedef {{ rmseAverage: number, rmseBaseline: number, rAverage: number, rBaseline: number }} Errors
 */

/**
 * How far averages and baseline estimates are from what was then scored. A negative average counts as 0.
 * @param {readonly Estimate[]} estimates
 * @returns {Errors}
 */
export function errorsOf(estimates) {
  const scored = estimates.map((each) => each.scored)
  const average = estimates.map((each) => Math.max(0, each.average))
  const baseline = estimates.map((each) => each.baseline)
  return {
    rmseAverage: rmse(average, scored),
    rmseBaseline: rmse(baseline, scored),
    rAverage: correlation(average, scored),
    rBaseline: correlation(baseline, scored),
  }
}

/**
 * The root of the mean square of error over spread: 1 if the spreads are right, more if they are too narrow.
 * @param {readonly Estimate[]} estimates
 */
export function errorInSpreads(estimates) {
  const spread = estimates.filter((each) => each.spread > 0)
  return Math.sqrt(mean(spread.map((each) => ((each.scored - each.baseline) / each.spread) ** 2)))
}

/** @param {readonly number[]} numbers */
export function mean(numbers) {
  return numbers.reduce((sum, each) => sum + each, 0) / numbers.length
}

/**
 * @param {readonly number[]} estimated
 * @param {readonly number[]} scored
 */
function rmse(estimated, scored) {
  return Math.sqrt(mean(estimated.map((points, i) => (points - (scored[i] ?? 0)) ** 2)))
}

/**
 * @param {readonly number[]} a
 * @param {readonly number[]} b
 */
function correlation(a, b) {
  const [meanA, meanB] = [mean(a), mean(b)]
  const covariance = mean(a.map((each, i) => (each - meanA) * ((b[i] ?? 0) - meanB)))
  return (
    covariance /
    Math.sqrt(mean(a.map((each) => (each - meanA) ** 2)) * mean(b.map((each) => (each - meanB) ** 2)))
  )
}
