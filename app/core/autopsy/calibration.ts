import type { FrozenTogether } from '../entries/frozen-forecast.ts'
import type { Autopsy } from './autopsy.ts'

/**
 * What one contest adds to the comparison of predictions with outcomes: sums, so that contests can be added up. Predictions
 * are as simulated, not shrunk.
 */
export type ContestCalibration = {
  /** Predictions by frozen forecasts, and by what the entries deserved against the real field; null where there is none. */
  forecast: PredictionSums | null
  deserved: PredictionSums | null
  /** Ownership and points: players, and the sums of forecast - actual and of its absolute value. */
  captainOwnership: ErrorSums | null
  flexOwnership: ErrorSums | null
  points: ErrorSums | null
  /** What shows later that the forecasts were not changed; null where none was frozen, absent in earlier versions. */
  frozen?: FrozenTogether | null
}

export type PredictionSums = {
  /** A tally for each tenth of the predicted chance to cash. */
  cash: TallySums[]
  /** The sum of (predicted - outcome)^2 over the same entries. */
  brier: number
  top1: TallySums
  /** Mean return over the field's: as predicted, and as it came; null without payouts and a fee. */
  gap: { predicted: number; realised: number } | null
}
export type TallySums = { entries: number; predicted: number; actual: number }
export type ErrorSums = { players: number; sum: number; absolute: number }

const TENTHS = 10

/** Null while the contest runs. @param frozen the frozen forecasts of its entries. */
export function calibrationOf(
  autopsy: Autopsy,
  frozen: FrozenTogether | null = null,
): ContestCalibration | null {
  if (autopsy.basis.isLive) return null
  return {
    forecast: predictionSums(autopsy, 'forecast'),
    deserved: predictionSums(autopsy, 'deserved'),
    captainOwnership: errorSums(autopsy.ownership.captain[0]),
    flexOwnership: errorSums(autopsy.ownership.flex[0]),
    points: errorSums(autopsy.points[0]),
    frozen,
  }
}

function errorSums(all: Autopsy['points'][number] | undefined): ErrorSums | null {
  return all ? { players: all.count, sum: all.count * all.bias, absolute: all.count * all.meanError } : null
}

function predictionSums(autopsy: Autopsy, by: 'forecast' | 'deserved'): PredictionSums | null {
  const { basis } = autopsy
  const entries = autopsy.entries.flatMap((entry) => {
    const predicted = by === 'forecast' ? entry.forecast : deservedChances(entry, basis.feeCents)
    return predicted ? [{ predicted, entry }] : []
  })
  if (entries.length === 0) return null
  const cash = Array.from({ length: TENTHS }, (): TallySums => ({ entries: 0, predicted: 0, actual: 0 }))
  const top1: TallySums = { entries: 0, predicted: 0, actual: 0 }
  const topRank = Math.max(1, Math.floor(basis.entries / 100))
  let brier = 0
  for (const { predicted, entry } of entries) {
    top1.entries++
    top1.predicted += predicted.top1
    if (entry.rank <= topRank) top1.actual++
    if (predicted.cash === null || entry.won === null) continue
    const outcome = entry.won > 0 ? 1 : 0
    const tenth = cash[Math.min(TENTHS - 1, Math.floor(predicted.cash * TENTHS))]!
    tenth.entries++
    tenth.predicted += predicted.cash
    tenth.actual += outcome
    brier += (predicted.cash - outcome) ** 2
  }
  return { cash, brier, top1, gap: gapOf(entries, autopsy) }
}

type Chances = { top1: number; cash: number | null; roi: number | null }

function deservedChances({ deserved }: Autopsy['entries'][number], feeCents: number | null): Chances | null {
  if (deserved === null) return null
  const { top1, cash, paid } = deserved
  return {
    top1: top1.value,
    cash: cash?.value ?? null,
    roi: paid && feeCents ? paid.value / feeCents - 1 : null,
  }
}

function gapOf(
  entries: readonly { predicted: Chances; entry: Autopsy['entries'][number] }[],
  { basis, means }: Autopsy,
): PredictionSums['gap'] {
  const { feeCents } = basis
  const known = entries.filter(({ predicted, entry }) => predicted.roi !== null && entry.won !== null)
  if (known.length === 0 || means.roi === null || !feeCents) return null
  const mean = (of: (each: (typeof known)[number]) => number) =>
    known.reduce((sum, each) => sum + of(each), 0) / known.length - means.roi!
  return {
    predicted: mean(({ predicted }) => predicted.roi!),
    realised: mean(({ entry }) => entry.won! / feeCents - 1),
  }
}
