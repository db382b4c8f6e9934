import type { Format } from '#core/formats/format.ts'
import type { Player } from '#core/players/player.ts'

/** Dollars, both ends included. */
export type PriceRange = { min: number; max: number }

/** SPEC.md section 9: steps of $500. In a budget of $100, where players cost a few dollars, $1. */
export function priceStep(mode: Format): number {
  return mode.budget >= 10_000 ? 500 : 1
}

/** From the cheapest to the dearest of these players, widened to whole steps. */
export function priceBounds(players: readonly Player[], step: number): PriceRange {
  if (players.length === 0) return { min: 0, max: step }
  // Not spread into arguments: a hand-made file may hold more players than a call may have.
  const cheapest = players.reduce((least, { salary }) => Math.min(least, salary), Number.POSITIVE_INFINITY)
  const dearest = players.reduce((most, { salary }) => Math.max(most, salary), 0)
  const min = Math.floor(cheapest / step) * step
  const max = Math.ceil(dearest / step) * step
  return { min, max: Math.max(max, min + step) }
}

export function isInPriceRange(player: Player, { min, max }: PriceRange): boolean {
  return player.salary >= min && player.salary <= max
}

/** The chosen range inside the bounds, its ends in order. */
export function withinBounds({ min, max }: PriceRange, bounds: PriceRange): PriceRange {
  const low = Math.min(Math.max(min, bounds.min), bounds.max)
  return { min: low, max: Math.max(low, Math.min(max, bounds.max)) }
}
