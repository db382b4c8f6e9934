/** How much of a person's score others may determine at most: the square of the multiple correlation. */
const MOST_DETERMINED = 0.75

/**
 * The lower triangle L of a matrix of correlations, L L' = matrix, row by row (rows of 1, 2, ... `size` numbers).
 *
 * Correlations that were measured or set pair by pair may be such that no scores can have all of them at once: a team's
 * fourth quarterback cannot score apart from each of the other three by as much as these score apart from each other.
 * Where a row's correlations with the rows before it are impossible, all of them are lowered by the same factor, as little as
 * needed. Earlier rows keep theirs, so the order of the rows decides which correlations change.
 * @param correlation of two rows, by their indexes.
 */
export function choleskyOf(size: number, correlation: (row: number, column: number) => number): Float64Array {
  const factor = new Float64Array((size * (size + 1)) / 2)
  for (let row = 0; row < size; row += 1) {
    const rowStart = (row * (row + 1)) / 2
    let determined = 0
    for (let column = 0; column < row; column += 1) {
      const columnStart = (column * (column + 1)) / 2
      let rest = correlation(row, column)
      for (let k = 0; k < column; k += 1) rest -= factor[rowStart + k]! * factor[columnStart + k]!
      const term = rest / factor[columnStart + column]!
      factor[rowStart + column] = term
      determined += term * term
    }
    if (determined > MOST_DETERMINED) {
      const kept = Math.sqrt(MOST_DETERMINED / determined)
      for (let column = 0; column < row; column += 1) factor[rowStart + column]! *= kept
      determined = MOST_DETERMINED
    }
    factor[rowStart + row] = Math.sqrt(1 - determined)
  }
  return factor
}
