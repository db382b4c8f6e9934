import type { Format } from '#core/formats/format.ts'
import type { Player } from '#core/players/player.ts'

/** Dollars, both ends included. */
export type PriceRange = { min: number; max: number }

/** SPEC.md section 9: steps of $500; $1 in a format with a budget of $100. */
export function priceStep(format: Format): number {
  return format.budget >= 10_000 ? 500 : 1
}

/** The lowest and highest salary of these players, widened to whole steps. */
export function priceBounds(players: readonly Player[], step: number): PriceRange {
  if (players.length === 0) return { min: 0, max: step }
  // `Math.min(...salaries)` would throw for a file with more rows than a call may have arguments.
  const cheapest = players.reduce((least, { salary }) => Math.min(least, salary), Number.POSITIVE_INFINITY)
  const dearest = players.reduce((most, { salary }) => Math.max(most, salary), 0)
  const min = Math.floor(cheapest / step) * step
  const max = Math.ceil(dearest / step) * step
  return { min, max: Math.max(max, min + step) }
}

export function isInPriceRange(player: Player, { min, max }: PriceRange): boolean {
  return player.salary >= min && player.salary <= max
}

/** The range clamped to the bounds, min before max. */
export function withinBounds({ min, max }: PriceRange, bounds: PriceRange): PriceRange {
  const low = Math.min(Math.max(min, bounds.min), bounds.max)
  return { min: low, max: Math.max(low, Math.min(max, bounds.max)) }
}

/** The prices that a filter offers: whole steps that these players' salaries span, twice as wide as the slider's. */
export function priceChoices(players: readonly Player[], format: Format): number[] {
  const step = 2 * priceStep(format)
  const { min, max } = priceBounds(players, step)
  return Array.from({ length: Math.round((max - min) / step) + 1 }, (_, i) => min + i * step)
}
