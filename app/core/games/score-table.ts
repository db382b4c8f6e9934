import type { SoFar } from '../contest-pool/contest-pool.ts'
import { gammaShareBelow } from '../numbers/distributions/chi-square.ts'
import { logGamma } from '../numbers/distributions/log-gamma.ts'
import { quantileOf } from '../numbers/distributions/quantile.ts'
import { MOST_POINTS } from '../players/points.ts'

/** A person's scores are kept for z = -5, -5 + 1/16, ... 5; between two of them the kernel draws a straight line. */
export const QUANTILES = 161
export const LEAST_Z = -5
export const STEPS_PER_Z = 16
/** Scores are whole hundredths of a point, as the provider counts them. */
export const UNITS_PER_POINT = 100

/** A score cannot be lower than this: a defense loses points for those that it allows. */
const LEAST_SCORE: Partial<Record<string, number>> = { DST: -5 }

/** A defense has points at the kickoff, for none that it has allowed yet. */
const AT_KICKOFF: Partial<Record<string, number>> = { DST: 10 }

/** A spread below this (points) counts as none. */
const NO_SPREAD = 0.005

/** What a person is expected to score, in points: mean and standard deviation, never multiplied for a captain. */
type ExpectedScore = {
  position: string
  mean: number
  spread: number
}

/**
 * The scores of a person by z, in 1/100 point: a gamma distribution with that mean and spread,
 * for a defense shifted by 5 points. Who is expected to score 0 scores 0; without a spread the score is the mean.
 * Once the game has begun: the points so far, and of mean and variance the share that is left.
 */
export function scoreTable({ position, mean, spread }: ExpectedScore, soFar?: SoFar): Int32Array {
  const start = AT_KICKOFF[position] ?? 0
  const { points, left } = soFar ?? { points: start, left: 1 }
  const spreadLeft = spread * Math.sqrt(left)
  if (mean <= 0 || spreadLeft < NO_SPREAD)
    return new Int32Array(QUANTILES).fill(toUnits(points + (Math.max(0, mean) - start) * left))
  const least = LEAST_SCORE[position] ?? 0
  const from = points + (least - start) * left
  return Int32Array.from(gammaScores((mean - least) * left, spreadLeft), (score) => toUnits(from + score))
}

function gammaScores(mean: number, spread: number): Float64Array {
  const shape = (mean / spread) ** 2
  return gammaByZ(shape, QUANTILES).map((value) => (value * mean) / shape)
}

function toUnits(points: number): number {
  return Math.round(Math.min(points, MOST_POINTS) * UNITS_PER_POINT)
}

/** Above this shape Wilson and Hilferty's cube root is right to a millionth of the mean. */
const NEARLY_NORMAL = 400
/** A normal variable is above 5 with this probability. */
const ABOVE_FIVE = 2.866_515_718_791_94e-7
const HALF_LOG_TWO_PI = 0.5 * Math.log(2 * Math.PI)

/**
 * Quantiles of a gamma distribution of this shape and scale 1, by z: the k-th of `count` numbers has as much of the
 * distribution below it as a standard normal distribution has below 5 - 10 (count - 1 - k) / (count - 1). So the table
 * is fine in both tails, and a normal random number finds its score without a probability in between.
 *
 * x(z) solves dx/dz = normal density(z) / gamma density(x). It is followed from z = 5 downwards in steps of the
 * logarithm of x (Runge and Kutta's fourth order), which is a hundred times as fast as inverting the distribution at every place.
 */
function gammaByZ(shape: number, count: number): Float64Array {
  const step = 10 / (count - 1)
  const zAt = (index: number) => -5 + index * step
  if (shape > NEARLY_NORMAL) {
    const nearlyNormal = (z: number) => shape * (1 - 1 / (9 * shape) + z / (3 * Math.sqrt(shape))) ** 3
    return Float64Array.from({ length: count }, (_, index) => nearlyNormal(zAt(index)))
  }

  const constant = logGamma(shape) - HALF_LOG_TWO_PI
  const slope = (z: number, logX: number) => Math.exp(constant - (z * z) / 2 - shape * logX + Math.exp(logX))
  const quantiles = new Float64Array(count)
  let logX = Math.log(gammaAbove(ABOVE_FIVE, shape))
  quantiles[count - 1] = Math.exp(logX)
  for (let index = count - 1; index > 0; index -= 1) {
    const z = zAt(index)
    const first = slope(z, logX)
    const second = slope(z - step / 2, logX - (step / 2) * first)
    const third = slope(z - step / 2, logX - (step / 2) * second)
    const last = slope(z - step, logX - step * third)
    logX -= (step / 6) * (first + 2 * second + 2 * third + last)
    quantiles[index - 1] = Math.exp(logX)
  }
  return quantiles
}

/** The number that a gamma variable of this shape exceeds with that (small) probability. */
function gammaAbove(share: number, shape: number): number {
  const constant = logGamma(shape)
  return quantileOf(
    {
      shareBelow: (x) => gammaShareBelow(x, shape),
      density: (x) => Math.exp((shape - 1) * Math.log(x) - x - constant),
    },
    {
      share: 1 - share,
      low: 0,
      high: shape + 20 * Math.sqrt(shape) + 40,
      start: shape + 5 * Math.sqrt(shape) + 8,
    },
  )
}
