import { type CalibrationPoint, hasFailed, type MeanErrors } from '#core/autopsy/over-contests.ts'
import { formatShare, formatShareError } from '#core/figures/estimates.ts'
import { formatCount, formatSigned, pluralize } from '#core/figures/format.ts'
import { writeSpreadsheetRows } from '#core/files/spreadsheet-csv.ts'
import type { OwnFactor } from '#core/games/own-factor.ts'

/** `24.0% ±3.1%`, or that there are too few contests. */
export function actualText({ actual, needs }: Pick<CalibrationPoint, 'actual' | 'needs'>): string {
  return needs === null ? `${formatShare(actual.value)} ${formatShareError(actual.error)}` : tooFewText(needs)
}

/** `came 24.0% ±3.1%`, within a sentence. */
export function cameText(point: Pick<CalibrationPoint, 'actual' | 'needs'>): string {
  return point.needs === null
    ? `came ${actualText(point)}`
    : `too few contests to say what came (about ${formatCount(point.needs)} needed)`
}

function tooFewText(contests: number): string {
  return `too few to say (needs about ${pluralize(contests, 'contest')})`
}

export function pointText(point: CalibrationPoint): string {
  const { predicted, entries, contests } = point
  return `Said to cash ${formatShare(predicted)}, ${cameText(point)}: ${pluralize(entries, 'entry', 'entries')} of ${pluralize(contests, 'contest')}`
}

/** Whether some of the dots are further from the line than luck explains; a dot stands for entries with about the same chance. */
export function verdictText(points: readonly CalibrationPoint[]): string {
  const failed = points.filter(hasFailed).length
  if (failed === 0) return 'No dot is further from the line than luck explains.'
  return `${failed} of ${pluralize(points.length, 'dot')} ${failed === 1 ? 'is' : 'are'} further from the line than luck explains.`
}

/** `off by 4.2 ±0.3, bias +0.1 ±0.2` */
export function meanErrorsText({ absolute, bias }: MeanErrors): string {
  return `off by ${withError(absolute.value.toFixed(1), absolute.error)}, bias ${withError(formatSigned(bias.value), bias.error)}`
}

export function ownFactorText(own: OwnFactor | null, frozen: number, general: number): string {
  if (own === null)
    return `${pluralize(frozen, 'contest')} with kept forecasts. From 30 on your own record counts; until then ${general} of a predicted gap is kept.`
  return `Of the gaps that your forecasts predicted, ${own.slope.toFixed(2)} ±${own.error.toFixed(2)} came true over ${own.contests} contests. Your figures keep ${own.factor.toFixed(2)} of a gap; others keep ${general}.`
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

function withError(text: string, error: number): string {
  return Number.isFinite(error) ? `${text} ±${error.toFixed(1)}` : text
}

function hundredths(share: number): number {
  return Math.round(share * 10_000) / 100
}
