/** Figures that compare chances of lineups with the copies that they really had. */

/** @param {ArrayLike<number>} values */
export function total(values) {
  let sum = 0
  for (let i = 0; i < values.length; i++) sum += values[i] ?? 0
  return sum
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

/**
 * The chance that two random entries are equal, from the entries themselves.
 * @param {ArrayLike<number>} copies
 */
export function realCollisions(copies) {
  const entries = total(copies)
  let pairs = 0
  for (let i = 0; i < copies.length; i++) pairs += (copies[i] ?? 0) * ((copies[i] ?? 0) - 1)
  return pairs / (entries * (entries - 1))
}

/** @param {ArrayLike<number>} copies */
export function realCopyShare(copies) {
  let distinct = 0
  for (let i = 0; i < copies.length; i++) if ((copies[i] ?? 0) > 0) distinct++
  return 1 - distinct / total(copies)
}

/** @param {ArrayLike<number>} values */
export function largest(values) {
  let most = 0
  for (let i = 0; i < values.length; i++) most = Math.max(most, values[i] ?? 0)
  return most
}

/** @param {number} share */
export function percent(share) {
  return `${(100 * share).toFixed(1)}%`
}
