/**
 * Where candidates stand in each simulated game, for those that alone would finish within the first `depth` places: all that
 * payouts and "in the top x" need, in about a quarter of the memory of a matrix. A game's cells are sorted by score, the best
 * first; of equal scores the first candidate first.
 */
export type PlacedCells = {
  games: number
  candidates: number
  /** By game the place of its first cell, and the number of cells at the end. */
  starts: Uint32Array
  /** By cell. Scores are whole 1/200 points. */
  candidate: Uint16Array
  score: Int32Array
  /** Opponents with a higher score, and with the same one. */
  above: Uint32Array
  tied: Uint32Array
  /** The opponents that are first, in the top 1%, in the top 10%, paid, over the games; of places below `depth` not all. */
  fieldReached: Float64Array
}
