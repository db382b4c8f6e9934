// What is done to whole rows of cells, two at a time.

/** Adds `count` cells to others. */
export function addRow(to: usize, from: usize, count: i32): void {
  const end = to + 8 * <usize>count
  for (; to + 16 <= end; to += 16, from += 16) {
    v128.store(to, f64x2.add(v128.load(to), v128.load(from)))
  }
  if (to < end) store<f64>(to, load<f64>(to) + load<f64>(from))
}

/** Adds `factor` times `count` cells to others. */
export function addScaled(to: usize, from: usize, count: i32, factor: f64): void {
  const by = f64x2.splat(factor)
  const end = to + 8 * <usize>count
  for (; to + 16 <= end; to += 16, from += 16) {
    v128.store(to, f64x2.add(v128.load(to), f64x2.mul(by, v128.load(from))))
  }
  if (to < end) store<f64>(to, load<f64>(to) + factor * load<f64>(from))
}

/** Adds `factor` times `count` cells of `rest` to those of `to`, and returns the sum of `before` times `rest`. */
export function addScaledAndSum(to: usize, rest: usize, before: usize, count: i32, factor: f64): f64 {
  const by = f64x2.splat(factor)
  let sums = f64x2.splat(0)
  const end = to + 8 * <usize>count
  for (; to + 16 <= end; to += 16, rest += 16, before += 16) {
    const each = v128.load(rest)
    sums = f64x2.add(sums, f64x2.mul(v128.load(before), each))
    v128.store(to, f64x2.add(v128.load(to), f64x2.mul(by, each)))
  }
  let sum = f64x2.extract_lane(sums, 0) + f64x2.extract_lane(sums, 1)
  if (to < end) {
    sum += load<f64>(before) * load<f64>(rest)
    store<f64>(to, load<f64>(to) + factor * load<f64>(rest))
  }
  return sum
}
