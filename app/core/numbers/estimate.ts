/**
 * A figure with its standard error; the error is Infinity where nothing can be said about it. Of random games: other games of
 * the same number differ by about so much.
 */
export type Estimate = { value: number; error: number }

/**
 * The share of games in which something happened. Its error is that of one more success and one more failure, since none
 * in 10,000 games does not prove that it never happens.
 */
export function shareOf(count: number, games: number): Estimate {
  const share = (count + 1) / (games + 2)
  return { value: count / games, error: Math.sqrt((share * (1 - share)) / games) }
}

/** The mean of independent numbers, from their sum and the sum of their squares. */
export function meanOf(sum: number, squares: number, games: number): Estimate {
  const value = sum / games
  if (games < 2) return { value, error: Number.POSITIVE_INFINITY }
  const variance = Math.max(0, (squares - sum * value) / (games - 1))
  return { value, error: Math.sqrt(variance / games) }
}

/** The mean of independent values with its standard error; null without any. */
export function meanOfValues(values: readonly number[]): Estimate | null {
  const count = values.length
  if (count === 0) return null
  const value = values.reduce((sum, each) => sum + each, 0) / count
  const squares = values.reduce((sum, each) => sum + (each - value) ** 2, 0)
  return { value, error: count < 2 ? Number.POSITIVE_INFINITY : Math.sqrt(squares / (count - 1) / count) }
}

/** The mean; null of none, and where one of the values is not known. */
export function meanOfKnown(values: readonly (number | null | undefined)[]): number | null {
  const known = values.filter((value) => value != null)
  if (known.length < values.length || known.length === 0) return null
  return known.reduce((sum, value) => sum + value, 0) / known.length
}

/** The estimate with so much more variance a game than the games showed. */
export function withVariance({ value, error }: Estimate, unseen: number, games: number): Estimate {
  return { value, error: Math.sqrt(error ** 2 + unseen / games) }
}

export function scaled({ value, error }: Estimate, factor: number, shift = 0): Estimate {
  return { value: value * factor + shift, error: error * Math.abs(factor) }
}
