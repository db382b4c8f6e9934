/** Figures that compare chances of lineups with the copies that they really had. */

/** @param {ArrayLike<number>} values */
export function total(values) {
  let sum = 0
  for (let i = 0; i < values.length; i++) sum += values[i] ?? 0
  return sum
}

/** @param {readonly number[]} numbers */
export function mean(numbers) {
  return total(numbers) / numbers.length
}

/**
 * The correlation of chances and copies over the lineups.
 * @param {ArrayLike<number>} chances
 * @param {ArrayLike<number>} copies
 */
export function correlation(chances, copies) {
  const size = chances.length
  const [x, y] = [total(chances) / size, total(copies) / size]
  let [xx, yy, xy] = [0, 0, 0]
  for (let i = 0; i < size; i++) {
    const [a, b] = [(chances[i] ?? 0) - x, (copies[i] ?? 0) - y]
    xx += a * a
    yy += b * b
    xy += a * b
  }
  return xy / Math.sqrt(xx * yy)
}

/** @param {ArrayLike<number>} copies */
export function realCopyShare(copies) {
  let distinct = 0
  for (let i = 0; i < copies.length; i++) if ((copies[i] ?? 0) > 0) distinct++
  return 1 - distinct / total(copies)
}

/** @param {number} share */
export function percent(share) {
  return `${(100 * share).toFixed(1)}%`
}
