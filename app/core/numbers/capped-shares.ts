/**
 * Shares in proportion to the weights that add up to `total`, none above its cap; what exceeds a cap is spread over the
 * others. They add up to less only if the caps of those with a weight do.
 */
export function cappedShares(weights: readonly number[], total: number, caps: readonly number[]): number[] {
  const full = new Set<number>()
  for (;;) {
    const left = weights.reduce((sum, _, i) => (full.has(i) ? sum - caps[i]! : sum), total)
    const free = weights.reduce((sum, weight, i) => (full.has(i) ? sum : sum + weight), 0)
    const shares = weights.map((weight, i) =>
      full.has(i) ? caps[i]! : free > 0 ? (Math.max(0, left) * weight) / free : 0,
    )
    const over = shares.flatMap((share, i) => (!full.has(i) && share > caps[i]! ? [i] : []))
    if (over.length === 0) return shares
    for (const i of over) full.add(i)
  }
}
