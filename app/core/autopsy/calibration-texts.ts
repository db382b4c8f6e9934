import { formatShare, percentRange } from '../figures/estimates.ts'
import { pluralize } from '../figures/format.ts'
import { writeSpreadsheetRows } from '../files/spreadsheet-csv.ts'
import type { OwnFactor } from '../games/own-factor.ts'
import { type CalibrationPoint, hasFailed, judgedOf, type MeanErrors } from './over-contests.ts'

/** `5 to 34%`; one contest has no range. */
export function rangeText({ interval: { low, high }, contests }: CalibrationPoint): string {
  return contests < 2 ? 'not known' : percentRange(low, high)
}

/** Whether what was said lies in the range of what came, as far as contests are enough to say so. */
export function resultText(point: CalibrationPoint): string {
  if (hasFailed(point)) return 'missed'
  return point.needs === null ? 'as said' : `early: ${pluralize(point.needs, 'contest')} needed`
}

/** `2 of 5 predictions missed by more than luck explains.` A prediction stands for entries with about the same chance. */
export function verdictText(points: readonly CalibrationPoint[]): string {
  const { judged, failed } = judgedOf(points)
  if (judged === 0) return 'Too early to judge.'
  return `${failed === 0 ? 'None' : failed} of ${pluralize(judged, 'prediction')} missed by more than luck explains.`
}

/** `In the top 1%: said 2.0%, came 0% (0 to 1%, missed).` */
export function top1Text(point: CalibrationPoint): string {
  return `In the top 1%: said ${formatShare(point.predicted)}, came ${formatShare(point.actual.value)} (${rangeText(point)}, ${resultText(point)}).`
}

/** `off by 4.2 ±0.3, too high by 0.4 ±0.2` */
export function meanErrorsText({ absolute, bias }: MeanErrors): string {
  const side = bias.value < 0 ? 'too low' : 'too high'
  return `off by ${withError(absolute.value, absolute.error)}, ${side} by ${withError(Math.abs(bias.value), bias.error)}`
}

export function ownFactorText(own: OwnFactor | null, frozen: number, general: number): string {
  if (own === null)
    return `Of a lead that the games promise, ${percent(general)} is shown. From 30 contests with kept forecasts on (now ${frozen}), your own record sets that share.`
  return `Of the leads that your forecasts promised, ${percent(own.slope)} ±${percent(own.error)} came true in ${own.contests} contests. So ${percent(own.factor)} of a lead is shown; without a record ${percent(general)}.`
}

/** Percents. */
export function calibrationCsv(points: readonly CalibrationPoint[]): string {
  return writeSpreadsheetRows([
    ['Predicted cash%', 'Actual cash%', 'Error', '95% low', '95% high', 'Entries', 'Contests'],
    ...points.map(({ predicted, actual, interval, entries, contests }) => [
      hundredths(predicted),
      hundredths(actual.value),
      hundredths(actual.error),
      hundredths(interval.low),
      hundredths(interval.high),
      entries,
      contests,
    ]),
  ])
}

function withError(value: number, error: number): string {
  return Number.isFinite(error) ? `${value.toFixed(1)} ±${error.toFixed(1)}` : value.toFixed(1)
}

function percent(share: number): string {
  return `${Math.round(100 * share)}%`
}

function hundredths(share: number): number {
  return Math.round(share * 10_000) / 100
}
