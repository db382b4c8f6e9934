import type { Estimate } from '#core/numbers/estimate.ts'

export function estimateOf(byGame: ArrayLike<number>): Estimate {
  return differenceOf(byGame, null)
}

/** The mean difference of two figures in the same games: its error is that of the differences, not of the two figures. */
export function differenceOf(byGame: ArrayLike<number>, other: ArrayLike<number> | null): Estimate {
  const games = byGame.length
  let sum = 0
  for (let game = 0; game < games; game++) sum += byGame[game]! - (other?.[game] ?? 0)
  const value = sum / games
  let squares = 0
  for (let game = 0; game < games; game++) squares += (byGame[game]! - (other?.[game] ?? 0) - value) ** 2
  return { value, error: games > 1 ? Math.sqrt(squares / (games - 1) / games) : 0 }
}
