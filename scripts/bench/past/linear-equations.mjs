/**
 * Solves linear equations by elimination; both are used up.
 * @param {number[][]} matrix
 * @param {number[]} right
 */
export function solution(matrix, right) {
  const size = right.length
  const at = (/** @type {number} */ i, /** @type {number} */ j) => matrix[i]?.[j] ?? 0
  for (let i = 0; i < size; i++)
    for (let row = i + 1; row < size; row++) {
      const factor = at(row, i) / at(i, i)
      if (factor === 0) continue
      const line = matrix[row] ?? []
      for (let j = i; j < size; j++) line[j] = at(row, j) - factor * at(i, j)
      right[row] = (right[row] ?? 0) - factor * (right[i] ?? 0)
    }
  const solved = Array(size).fill(0)
  for (let i = size - 1; i >= 0; i--) {
    let rest = right[i] ?? 0
    for (let j = i + 1; j < size; j++) rest -= at(i, j) * solved[j]
    solved[i] = rest / at(i, i)
  }
  return solved
}
