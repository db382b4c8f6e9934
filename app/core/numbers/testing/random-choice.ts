type Random = () => number

/** A whole number from 0 up to the limit. */
export function below(random: Random, limit: number): number {
  return Math.floor(random() * limit)
}

/** One of the items, each with the same chance. */
export function pick<T>(random: Random, items: readonly T[]): T {
  return items[below(random, items.length)]!
}
