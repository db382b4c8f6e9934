import { formatShare, percentRange } from '../figures/estimates.ts'
import { formatCount, pluralize } from '../figures/format.ts'
import type { ContestCalibration, ErrorSums, PredictionSums } from './calibration.ts'
import {
  brierScore,
  type CalibrationPoint,
  cashPoints,
  hasFailed,
  meanErrors,
  top1Point,
} from './over-contests.ts'

/*
 * The record of a user's forecasts as a text for others. It names no user, no contest and no entry; contests are numbered. All
 * figures over contests can be worked out again from its last table, and the hash of a contest's forecasts can be compared with the
 * one that the user gave away before the contest.
 */

/**
 * @param format the name of the format that all of the contests have.
 * @param contests the newest first, as they are listed.
 * @param now milliseconds since 1970.
 */
export function forecastRecord(format: string, contests: readonly ContestCalibration[], now: number): string {
  const oldestFirst = contests.toReversed()
  return [
    'Forecasts and what came',
    `${format}, ${pluralize(contests.length, 'finished contest')}, written ${dayOf(now)} by Pro DFS Optimizer.`,
    'Without names. Forecasts are as simulated. Entries of one contest share its game, so intervals are over contests.',
    ...kindLines('Forecasts before lock', oldestFirst, 'forecast'),
    ...kindLines('The same entries played against the real field', oldestFirst, 'deserved'),
    ...playerLines(oldestFirst),
    '',
    'Contests, the oldest first',
    'Sums over entries: what was expected and what came. Frozen: when the last forecast was made, and the SHA-256 of all.',
    ...oldestFirst.map(contestLine),
    '',
    'To check a hash: ask for the file of forecasts of that contest, and run (Linux)',
    CHECK_COMMAND,
    '',
  ].join('\n')
}

/** Prints the hash of all forecasts in a file of `frozenText` lines (`hashOfAll`). */
export const CHECK_COMMAND =
  'while IFS= read -r line; do printf %s "$line" | sha256sum | cut -c1-64; done < forecasts.txt | LC_ALL=C sort | head -c -1 | sha256sum'

/** The tenths whose prediction is contradicted by what came, and how many tenths there are. */
export function failedTenths(points: readonly CalibrationPoint[]): string {
  if (points.length === 0) return ''
  const failed = points.filter(hasFailed)
  if (failed.length === 0) return `None of ${pluralize(points.length, 'tenth')} is outside its 95% interval.`
  return `Outside the 95% interval: ${failed
    .map(
      ({ predicted, actual, interval }) =>
        `predicted ${formatShare(predicted)}, came ${formatShare(actual.value)} (${percentRange(interval.low, interval.high)})`,
    )
    .join('; ')}. ${failed.length} of ${pluralize(points.length, 'tenth')}; luck alone makes about one of 20.`
}

function kindLines(
  title: string,
  contests: readonly ContestCalibration[],
  by: 'forecast' | 'deserved',
): string[] {
  const predictions = contests.flatMap((contest) => contest[by] ?? [])
  const without = contests.length - predictions.length
  const points = cashPoints(predictions)
  const brier = brierScore(predictions)
  const top1 = top1Point(predictions)
  return [
    '',
    title,
    ...(without > 0 ? [`Not known of ${pluralize(without, 'contest')}.`] : []),
    ...(points.length > 0 ? ['Chance to cash: predicted | came | 95% interval | entries | contests'] : []),
    ...points.map(pointLine),
    ...(points.length > 0 ? [`What failed: ${failedTenths(points)}`] : []),
    ...(brier
      ? [
          `Brier score ${brier.score.toFixed(3)}; always guessing the cash rate gets ${brier.base.toFixed(3)}.`,
        ]
      : []),
    ...(top1 ? [`Top 1%: ${pointLine(top1)}${hasFailed(top1) ? ' (failed)' : ''}`] : []),
  ]
}

function pointLine({ predicted, actual, interval, entries, contests }: CalibrationPoint): string {
  const range = contests < 2 ? 'not known' : percentRange(interval.low, interval.high)
  return [
    formatShare(predicted),
    formatShare(actual.value),
    range,
    formatCount(entries),
    formatCount(contests),
  ].join(' | ')
}

function playerLines(contests: readonly ContestCalibration[]): string[] {
  const kinds: [name: string, all: ErrorSums[]][] = [
    ['Projections, points', contests.flatMap(({ points }) => points ?? [])],
    [
      'Captain ownership, points of a hundred',
      contests.flatMap(({ captainOwnership }) => captainOwnership ?? []),
    ],
    [
      'Ownership of the other slots, points of a hundred',
      contests.flatMap(({ flexOwnership }) => flexOwnership ?? []),
    ],
  ]
  const lines = kinds.flatMap(([name, all]) => {
    const errors = meanErrors(all)
    if (errors === null) return []
    const { absolute, bias, players, contests: count } = errors
    return [
      `${name}: off by ${absolute.value.toFixed(2)}, bias ${bias.value.toFixed(2)} (${pluralize(players, 'player')}, ${pluralize(count, 'contest')})`,
    ]
  })
  return lines.length > 0 ? ['', 'Players', ...lines] : []
}

function contestLine(contest: ContestCalibration, at: number): string {
  const { forecast, deserved, frozen, points, captainOwnership, flexOwnership } = contest
  const frozenText = frozen
    ? `frozen ${momentOf(frozen.madeAt)}${frozen.locksAt === null ? '' : `, lock ${momentOf(frozen.locksAt)}`}, ${pluralize(frozen.forecasts, 'forecast')}${frozen.changed > 0 ? `, ${frozen.changed} changed since` : ''}${frozen.late > 0 ? `, ${frozen.late} after lock and not counted` : ''}, ${frozen.sha256}`
    : 'not frozen'
  return [
    `${at + 1}. ${frozenText}`,
    `forecast ${sumsText(forecast)}`,
    `real field ${sumsText(deserved)}`,
    `projections ${errorsText(points)}`,
    `captain ownership ${errorsText(captainOwnership)}`,
    `other ownership ${errorsText(flexOwnership)}`,
  ].join('; ')
}

function errorsText(sums: ErrorSums | null): string {
  return sums === null
    ? 'none'
    : `${pluralize(sums.players, 'player')}, sum ${sums.sum.toFixed(2)}, absolute ${sums.absolute.toFixed(2)}`
}

function sumsText(sums: PredictionSums | null): string {
  if (sums === null) return 'none'
  const cash = sums.cash.flatMap(({ entries, predicted, actual }, tenth) =>
    entries > 0 ? [`${tenth}: ${predicted.toFixed(3)} and ${actual} of ${entries}`] : [],
  )
  const { top1 } = sums
  return [
    `cash by tenth (${cash.join(', ') || 'none'})`,
    `Brier ${sums.brier.toFixed(3)}`,
    `top 1% ${top1.predicted.toFixed(3)} and ${top1.actual} of ${top1.entries}`,
  ].join(', ')
}

function momentOf(at: number): string {
  return `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`
}

function dayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10)
}
