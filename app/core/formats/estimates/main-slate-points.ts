import { isAmongDearest, type PricedPlayer, startersSpread } from './priced-player.ts'

/** At the position's lowest price: `constant + slope * min(average, cap)`, times 0.3 for an average above `stale`. */
type AtFloor = { price: number; constant: number; slope: number; cap: number; stale: number }
/** Above it: the price expects an average of `e0 + e1 * price`; `a + b * price + c * average` are the points. */
type AboveFloor = { e0: number; e1: number; a: number; b: number; c: number }

const AT_FLOOR: Record<string, AtFloor> = {
  QB: { price: 4, constant: 0.15, slope: 0.17, cap: 5, stale: Number.POSITIVE_INFINITY },
  RB: { price: 4, constant: 0.3, slope: 1.38, cap: 1, stale: 8 },
  WR: { price: 3, constant: 0.18, slope: 0.9, cap: 2, stale: 6 },
  TE: { price: 2.5, constant: 0.21, slope: 0.65, cap: 4, stale: 8 },
}

const ABOVE_FLOOR: Record<string, AboveFloor> = {
  QB: { e0: -7.89, e1: 4.24, a: -2.1, b: 1.284, c: 0.554 },
  RB: { e0: -15.01, e1: 4.48, a: -3.27, b: 1.325, c: 0.505 },
  WR: { e0: -7.7, e1: 3.58, a: -3.45, b: 1.791, c: 0.322 },
  TE: { e0: -4.81, e1: 3.24, a: -0.1, b: 0.674, c: 0.551 },
  DST: { e0: 1.08, e1: 1.76, a: 1.78, b: 1.248, c: 0.205 },
}

/** An average this far above what the price expects is from a role that the player has lost. */
const STALE_BY = 2
const STALE_FACTOR = 0.3

/**
 * The points that price and average let expect on a main slate (DraftKings Classic), or null for a position without a
 * formula. Fitted on 2021 and 2022, tested on 2023 and 2025. In a file without averages it is the average that the price
 * expects: above the lowest prices the error of 2023 is then 7.9 points, by averages alone 7.8, by both 7.4.
 */
export function mainSlateBaseline(player: PricedPlayer, pool: readonly PricedPlayer[]): number | null {
  const above = ABOVE_FLOOR[player.position]
  if (!above) return null
  const price = player.salary / 1000
  const floor = AT_FLOOR[player.position]
  if (floor && price <= floor.price) return atFloor(floor, Math.max(0, player.average ?? 0))
  if (player.position === 'QB' && !isAmongDearest(player, pool)) return Math.max(0, -1.5 + 4.4 * (price - 4))
  const expected = above.e0 + above.e1 * price
  const average = Math.max(0, player.average ?? expected)
  const excess = average - expected - STALE_BY
  const trusted = average - 2 * Math.max(0, excess)
  return Math.max(0, above.a + above.b * price + above.c * trusted)
}

function atFloor({ constant, slope, cap, stale }: AtFloor, average: number): number {
  const points = constant + slope * Math.min(average, cap)
  return average > stale ? points * STALE_FACTOR : points
}

/** Below these points the fitted variances, which keep a constant, fall to 0. */
const SMALL = 2

/** Around these estimates. */
export function mainSlateSpread(position: string, points: number): number {
  return startersSpread(spreadFrom(position, Math.max(points, SMALL)), points, SMALL)
}

function spreadFrom(position: string, points: number): number {
  switch (position) {
    case 'QB':
      return Math.sqrt(43 + 2.7 * points)
    case 'RB':
      return Math.sqrt(6 + 6.7 * points)
    case 'WR':
      return Math.sqrt(3 + 6.8 * points)
    case 'TE':
      return Math.sqrt(Math.max(4, 7.2 * points - 8))
    case 'DST':
      return 6
    default:
      return 0
  }
}
