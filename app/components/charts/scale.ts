/** Positions and ticks of a chart. */

export type Scale = (value: number) => number

/** A straight line through (from, start) and (to, end). */
export function linearScale([from, to]: [number, number], [start, end]: [number, number]): Scale {
  const step = to === from ? 0 : (end - start) / (to - from)
  return (value) => start + (value - from) * step
}

/**
 * Round values (1, 2 or 5 times a power of ten apart) that span at least `low` to `high`, about `count` of them;
 * ascending.
 */
export function roundTicks(low: number, high: number, count: number): number[] {
  if (high === low) return roundTicks(low - 1, high + 1, count)
  const rough = (high - low) / count
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((each) => each >= rough)!
  const first = Math.floor(low / step + 1e-9)
  const last = Math.ceil(high / step - 1e-9)
  return Array.from({ length: last - first + 1 }, (_, index) => tidy((first + index) * step))
}

/** Removes floating-point error and -0. */
function tidy(value: number): number {
  return Number(value.toPrecision(12)) || 0
}
