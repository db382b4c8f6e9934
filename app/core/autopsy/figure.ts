/** A figure with its standard error; the error is Infinity where nothing can be said about it. */
export type Figure = { value: number; error: number }

/** The mean of independent values with its standard error; null without any. */
export function meanFigure(values: readonly number[]): Figure | null {
  const count = values.length
  if (count === 0) return null
  const value = values.reduce((sum, each) => sum + each, 0) / count
  const squares = values.reduce((sum, each) => sum + (each - value) ** 2, 0)
  return { value, error: count < 2 ? Number.POSITIVE_INFINITY : Math.sqrt(squares / (count - 1) / count) }
}
