const MOST_STEPS = 200
const CLOSE_ENOUGH = 1e-10

/**
 * The `x` between `low` and `high` at which the increasing function `shareBelow` equals `share`. Newton's method; a step that
 * would leave the interval known to contain `x` is replaced by its middle.
 */
export function quantileOf(
  distribution: { shareBelow: (x: number) => number; density: (x: number) => number },
  { share, low, high, start }: { share: number; low: number; high: number; start: number },
): number {
  let [from, to] = [low, high]
  let x = start > low && start < high ? start : (low + high) / 2
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const excess = distribution.shareBelow(x) - share
    if (excess > 0) to = x
    else from = x
    const newton = x - excess / distribution.density(x)
    const next = newton > from && newton < to ? newton : (from + to) / 2
    if (Math.abs(next - x) <= CLOSE_ENOUGH * Math.abs(next)) return next
    x = next
  }
  return x
}
