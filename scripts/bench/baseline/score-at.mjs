import { LEAST_Z, QUANTILES, STEPS_PER_Z, scoreTable } from '#core/games/score-table.ts'

/**
 * The score in points that the app's score model has at a standard normal z, read from the table as the kernel reads it.
 * @param {{ position: string, mean: number, spread: number }} player
 * @param {number} z
 */
export function scoreAt(player, z) {
  const place = Math.min(Math.max((z - LEAST_Z) * STEPS_PER_Z, 0), QUANTILES - 1.001)
  const below = Math.floor(place)
  const [low = 0, high = 0] = scoreTable(player).subarray(below, below + 2)
  return (low + (place - below) * (high - low)) / 100
}
