import type { SoFar } from '../contest-pool/contest-pool.ts'
import { MOST_POINTS } from '../players/points.ts'
import { gammaByZ } from './gamma-by-z.ts'

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
