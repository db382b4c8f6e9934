import { student975 } from '../numbers/distributions/student.ts'
import { type Estimate, meanOfValues } from '../numbers/estimate.ts'
import type { ContestCalibration, ErrorSums, PredictionSums, TallySums } from './calibration.ts'

/** Predictions that were about as large, over all contests. */
export type CalibrationPoint = {
  entries: number
  contests: number
  /** Mean of the predictions and the share that came true, 0 to 1. */
  predicted: number
  actual: Estimate
  /** The 95% interval of that share, by Student's t over contests; all of 0 to 1 with one contest. */
  interval: { low: number; high: number }
  /** How many contests are needed before the share says something; null where there are enough. */
  needs: number | null
}

/** A share is shown as known when its error is at most 10 points, from at least three contests. */
const MOST_ERROR = 0.1
const FEWEST_CONTESTS = 3

/** A point for each tenth of the predicted chance to cash; tenths without an entry are left out. */
export function cashPoints(contests: readonly PredictionSums[]): CalibrationPoint[] {
  const tenths = contests[0]?.cash.length ?? 0
  return Array.from({ length: tenths }, (_, tenth) =>
    calibrationPoint(
      contests.map(({ cash }) => cash[tenth]!),
      MOST_ERROR,
    ),
  ).filter((point) => point !== null)
}

/** Chances of a top 1% are small: the error may be half of the prediction. */
export function top1Point(contests: readonly PredictionSums[]): CalibrationPoint | null {
  const sums = contests.map(({ top1 }) => top1)
  const predicted =
    sum(sums, (each) => each.predicted) /
    Math.max(
      1,
      sum(sums, (each) => each.entries),
    )
  return calibrationPoint(sums, predicted / 2)
}

/**
 * Entries of one contest share its game, so contests are what varies: the error is that of a ratio of sums over contests.
 * With few contests it is no smaller than that of independent entries.
 */
function calibrationPoint(sums: readonly TallySums[], mostError: number): CalibrationPoint | null {
  const own = sums.filter(({ entries }) => entries > 0)
  const entries = sum(own, (each) => each.entries)
  if (entries === 0) return null
  const predicted = sum(own, (each) => each.predicted) / entries
  const share = sum(own, (each) => each.actual) / entries
  const between = sum(own, (each) => (each.actual - share * each.entries) ** 2)
  const ofContests = own.length < 2 ? 0 : Math.sqrt((own.length / (own.length - 1)) * between) / entries
  const smoothed = (sum(own, (each) => each.actual) + 1) / (entries + 2)
  const ofEntries = Math.sqrt((smoothed * (1 - smoothed)) / entries)
  const error = Math.max(ofContests, ofEntries)
  const wanted = Math.max(FEWEST_CONTESTS, Math.ceil(own.length * (error / mostError) ** 2))
  const isKnown = own.length >= FEWEST_CONTESTS && error <= mostError
  return {
    entries,
    contests: own.length,
    predicted,
    actual: { value: share, error },
    interval: intervalOf(share, error, own.length),
    needs: isKnown ? null : wanted,
  }
}

function intervalOf(share: number, error: number, contests: number): CalibrationPoint['interval'] {
  if (contests < 2) return { low: 0, high: 1 }
  const reach = error * student975(contests - 1)
  return { low: Math.max(0, share - reach), high: Math.min(1, share + reach) }
}

/** Whether what came contradicts the prediction: it lies outside the 95% interval. */
export function hasFailed({
  predicted,
  interval,
}: Pick<CalibrationPoint, 'predicted' | 'interval'>): boolean {
  return predicted < interval.low || predicted > interval.high
}

/** How many points can be judged, and how many of them failed. */
export function judgedOf(points: readonly CalibrationPoint[]): { judged: number; failed: number } {
  const failed = points.filter(hasFailed).length
  return { failed, judged: points.filter((point) => point.needs === null || hasFailed(point)).length }
}

/** The mean squared distance of the predicted chance to cash from 0 or 1, and what guessing the cash rate itself gets. */
export function brierScore(
  contests: readonly PredictionSums[],
): { score: number; base: number; entries: number } | null {
  const tallies = contests.flatMap(({ cash }) => cash)
  const entries = sum(tallies, (each) => each.entries)
  if (entries === 0) return null
  const rate = sum(tallies, (each) => each.actual) / entries
  return { score: sum(contests, ({ brier }) => brier) / entries, base: rate * (1 - rate), entries }
}

export type MeanErrors = { contests: number; players: number; bias: Estimate; absolute: Estimate }

/** How far forecasts of players lie off, over contests: each contest counts once. */
export function meanErrors(contests: readonly ErrorSums[]): MeanErrors | null {
  const own = contests.filter(({ players }) => players > 0)
  if (own.length === 0) return null
  return {
    contests: own.length,
    players: sum(own, ({ players }) => players),
    bias: meanOfValues(own.map((each) => each.sum / each.players))!,
    absolute: meanOfValues(own.map((each) => each.absolute / each.players))!,
  }
}

/** The predictions of this kind, of the contests that have any. */
export function predictionsBy(
  contests: readonly ContestCalibration[],
  by: 'forecast' | 'deserved',
): PredictionSums[] {
  return contests.flatMap((contest) => contest[by] ?? [])
}

function sum<Each>(all: readonly Each[], of: (each: Each) => number): number {
  return all.reduce((total, each) => total + of(each), 0)
}
