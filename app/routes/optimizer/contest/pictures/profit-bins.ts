import { roundTicks } from '#app/components/charts/scale.ts'
import { type ProfitDistribution, profitAt } from './profit-distribution.ts'

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

/** A few games pay a hundred times the fees; beyond this share of the games one bar counts them all. */
const SHOWN_SHARE = 0.98

/**
 * About `count` bars of one round width, 0 at an edge. Games without any payout are a bar of their own at the start, and the
 * few of the highest profits one at the end, so that the bars between can be read.
 */
export function profitBins(distribution: ProfitDistribution, feesCents: number, count: number): ProfitBin[] {
  const games = distribution.games.reduce((sum, each) => sum + each, 0)
  if (games === 0) return []
  const share = (isCounted: (profit: number) => boolean) =>
    distribution.profitCents.reduce(
      (sum, profit, place) => (isCounted(profit) ? sum + (distribution.games[place] ?? 0) : sum),
      0,
    ) / games
  const highest = distribution.profitCents.at(-1)!
  const end = Math.max(0, Math.min(highest, profitAt(distribution, SHOWN_SHARE)))
  const edges = edgesUpTo(-feesCents, end, count)
  const ranges = edges.slice(0, -1).map((from, place) => {
    const to = edges[place + 1]!
    return { kind: 'range' as const, from, to, share: share((p) => p > -feesCents && p >= from && p < to) }
  })
  const above = share((profit) => profit >= edges.at(-1)!)
  return [
    { kind: 'all_lost', from: -feesCents, to: -feesCents, share: share((profit) => profit <= -feesCents) },
    ...ranges,
    ...(above > 0 ? [{ kind: 'above' as const, from: edges.at(-1)!, to: null, share: above }] : []),
  ]
}

/** Round edges of one width, from at most the loss of all fees to beyond `end`, which belongs to the bar that begins there. */
function edgesUpTo(lowest: number, end: number, count: number): number[] {
  const ticks = roundTicks(lowest, end, count)
  const last = ticks.at(-1)!
  return last > end ? ticks : [...ticks, last + (ticks[1]! - ticks[0]!)]
}
