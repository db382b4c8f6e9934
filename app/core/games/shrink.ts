import type { Format } from '../formats/format.ts'

/**
 * Simulations claim too much: their figures are the best of many tries under one model of players and field. Over 946
 * finished contests the outcome moved by a part of the predicted gap to the field only (CONTESTS.md section 5, ANCHORS.md
 * 0.4). Shown figures are moved towards the field's mean by that part; the order of lineups stays as it is.
 */
export type ShrinkFactors = {
  /** Of the gap in money and in the chance to cash that is kept. */
  payout: number
  /** Of the gap in the logarithm of the chance to finish high that is kept. */
  top: number
  /** Of the gap in the chance to win that is kept. */
  win: number
}

const SINGLE_GAME: ShrinkFactors = { payout: 0.57, top: 0.42, win: 0.04 }
const MAIN_SLATE: ShrinkFactors = { payout: 0.36, top: 0.36, win: 0.04 }

/** The factors of a format: contests with captains are about single games. */
export function shrinkFactors({ captain }: Pick<Format, 'captain'>): ShrinkFactors {
  return captain ? SINGLE_GAME : MAIN_SLATE
}

/** A simulated figure with its standard error. */
type Figure = { value: number; error: number }

/** A figure whose gap to the field's mean counts by `factor` (0 to 1): return, profit, chance to cash or to win. */
export function shrunkGap({ value, error }: Figure, fieldMean: number, factor: number): Figure {
  return { value: fieldMean + factor * (value - fieldMean), error: factor * error }
}

/**
 * A chance whose ratio to the field's counts by `factor` on the logarithmic scale: chances to finish in the top 1% or the top 10.
 * A chance of 0, one seen in no game, counts as half a game.
 * @param games the number of simulated games.
 */
export function shrunkChance(
  { value, error }: Figure,
  fieldMean: number,
  { factor, games }: { factor: number; games: number },
): Figure {
  if (fieldMean <= 0) return { value, error }
  const seen = Math.max(value, 0.5 / games)
  const shown = Math.min(1, fieldMean * (seen / fieldMean) ** factor)
  return { value: shown, error: (factor * shown * error) / seen }
}
