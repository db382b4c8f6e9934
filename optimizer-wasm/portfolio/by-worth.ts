/** All candidates, the one that is worth most first; of equal ones the first. */
export function byWorth(worth: ArrayLike<number>): Uint32Array {
  return Uint32Array.from({ length: worth.length }, (_, index) => index).sort(
    (a, b) => worth[b]! - worth[a]! || a - b,
  )
}
