import type { Format } from '../formats/format.ts'
import type { Player } from '../players/player.ts'
import { expectedPoints, whosePoints } from '../players/points.ts'
import { scoreSpread } from './score-spread.ts'

/** A file's projection misses by less than the baseline, which knows a price and an average only. */
const OF_PROJECTION = 0.75
/** A ceiling is a 90th percentile (own-file/percentiles.ts): so many standard deviations of a normal distribution above the mean. */
const CEILING_DEVIATIONS = 1.2816

/**
 * Standard deviation, in points, of the player's score around `mean` points, never multiplied for a captain. It belongs
 * to the source of the points: what the user typed, else an imported file's own, or 0.75 of the baseline's if the file has none; the baseline's,
 * also for points by hand; that of positions for an average. It falls to 0 with the mean.
 */
export function spreadOf(player: Player, format: Format, mean: number): number {
  if (mean <= 0) return 0
  const imported = importedSpread(player)
  const expected = expectedPoints(player)
  // An injury lowers the mean, and the variance in proportion.
  if (imported !== null && expected > 0) return imported * Math.sqrt(mean / expected)
  const ofBaseline = (format.baselineSpread ?? scoreSpread)(player.actualPosition, mean)
  switch (whosePoints(player)) {
    case 'projection':
      return OF_PROJECTION * ofBaseline
    case 'baseline':
    case 'hand':
      return ofBaseline
    case 'average':
      return scoreSpread(player.actualPosition, mean)
  }
}

/** The 90th percentile, in points: as a file or the user says, else by the spread. */
export function ceilingOf(player: Player, format: Format): number {
  const mean = expectedPoints(player)
  return givenCeiling(player) ?? mean + CEILING_DEVIATIONS * spreadOf(player, format, mean)
}

/** The ceiling of a file or of the user. One that is not above the points says nothing, such as after points are raised by hand. */
export function givenCeiling(player: Player): number | null {
  const { ceilingPoints } = player
  return (ceilingPoints ?? 0) > expectedPoints(player) ? ceilingPoints : null
}

/** A file that has no spread says it by its ceiling. */
function importedSpread(player: Player): number | null {
  // `!=`, since players stored by an older version lack the field.
  if (player.spreadPoints != null) return player.spreadPoints
  const ceiling = givenCeiling(player)
  return ceiling === null ? null : (ceiling - expectedPoints(player)) / CEILING_DEVIATIONS
}
