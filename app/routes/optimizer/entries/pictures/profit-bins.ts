import { roundTicks } from '#app/components/charts/scale.ts'
import { type ProfitDistribution, profitAt } from '#optimizer/sim/profit-distribution.ts'

/**
 * A bar of the histogram: games with a profit from `from` to less than `to`, in cents; null: without end. The first range may
 * begin below the loss of all fees, so that all ranges are of one width; games that lose all are in `all_lost` alone.
 */
export type ProfitBin = {
  kind: 'all_lost' | 'range' | 'above'
  from: number
  to: number | null
  /** Share of all games, 0 to 1. */
  share: number
}

/** The largest prizes are hundreds of fees: the games above this share are one bar, or all others would stand in one corner. */
const SHOWN_SHARE = 0.95

/**
 * About `count` bars of one round width, 0 at an edge. Games without any payout are a bar of their own at the start, and the
 * few of the highest profits one at the end, so that the bars between can be read. `feesCents`: of all entries.
 */
export function profitBins(distribution: ProfitDistribution, feesCents: number, count: number): ProfitBin[] {
  const { sorted } = distribution
  const games = sorted.length
  if (games === 0) return []
  const end = Math.max(0, profitAt(distribution, SHOWN_SHARE))
  const edges = edgesUpTo(-feesCents, end, count)
  const lost = firstAbove(sorted, -feesCents)
  const places = edges.map((edge) => Math.max(lost, firstFrom(sorted, edge)))
  const ranges = edges.slice(0, -1).map((from, place) => ({
    kind: 'range' as const,
    from,
    to: edges[place + 1]!,
    share: (places[place + 1]! - places[place]!) / games,
  }))
  const above = games - places.at(-1)!
  return [
    { kind: 'all_lost', from: -feesCents, to: -feesCents, share: lost / games },
    ...ranges,
    ...(above > 0 ? [{ kind: 'above' as const, from: edges.at(-1)!, to: null, share: above / games }] : []),
  ]
}

/** Round edges of one width, from at most the loss of all fees to beyond `end`, which belongs to the bar that begins there. */
function edgesUpTo(lowest: number, end: number, count: number): number[] {
  const ticks = roundTicks(lowest, end, count)
  const last = ticks.at(-1)!
  return last > end ? ticks : [...ticks, last + (ticks[1]! - ticks[0]!)]
}

/** The place of the first profit of at least `edge`; the number of games without one. */
function firstFrom(sorted: Float64Array, edge: number): number {
  const place = sorted.findIndex((profit) => profit >= edge)
  return place < 0 ? sorted.length : place
}

function firstAbove(sorted: Float64Array, edge: number): number {
  const place = sorted.findIndex((profit) => profit > edge)
  return place < 0 ? sorted.length : place
}
