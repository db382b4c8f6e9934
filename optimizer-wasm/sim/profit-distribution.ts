import { type Estimate, meanOf, shareOf } from './estimate.ts'

/** What entries that are entered together win or lose, over the games. Money in cents, after fees. */
export type ProfitDistribution = {
  profit: Estimate
  /** Of the fees; null where entry is free. */
  roi: Estimate | null
  /** Shares of the games in which they end with more than they paid, and in which none of them is paid. */
  chanceOfProfit: Estimate
  chanceOfLosingAll: Estimate
  /** By game, ascending. */
  sorted: Float64Array
}

/** @param totals by game, what all entries are paid. */
export function profitDistribution(totals: Float64Array, feesCents: number): ProfitDistribution {
  const games = totals.length
  let [sum, squares, ahead, empty] = [0, 0, 0, 0]
  const sorted = new Float64Array(games)
  for (let game = 0; game < games; game++) {
    const cents = totals[game]! - feesCents
    sorted[game] = cents
    sum += cents
    squares += cents * cents
    if (cents > 0) ahead++
    if (totals[game] === 0) empty++
  }
  const profit = meanOf(sum, squares, games)
  return {
    profit,
    roi: feesCents > 0 ? { value: profit.value / feesCents, error: profit.error / feesCents } : null,
    chanceOfProfit: shareOf(ahead, games),
    chanceOfLosingAll: shareOf(empty, games),
    sorted: sorted.sort(),
  }
}

/** The profit that this share of the games (0 to 1) does not exceed, in cents. */
export function profitAt({ sorted }: ProfitDistribution, share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(share * sorted.length) - 1))] ?? 0
}

/** Games by profit, from `from` up to but not including `to`, in cents; the last bar includes its end. */
export type ProfitBar = { from: number; to: number; games: number }

/**
 * A histogram for the eye: bars of one width from the least profit on. Few games win very much, so the games above the share
 * `within` are one last, wider bar.
 */
export function profitBars(distribution: ProfitDistribution, bars: number, within = 0.98): ProfitBar[] {
  const { sorted } = distribution
  if (sorted.length === 0) return []
  const least = sorted[0]!
  const most = sorted[sorted.length - 1]!
  const end = Math.max(profitAt(distribution, within), least)
  const width = Math.max(1, Math.ceil((end - least) / bars))
  const result: ProfitBar[] = []
  for (let from = least; from <= end; from += width) result.push({ from, to: from + width, games: 0 })
  const last = result.at(-1)!
  if (most >= last.to) result.push({ from: last.to, to: most, games: 0 })
  let bar = 0
  for (const profit of sorted) {
    while (bar < result.length - 1 && profit >= result[bar]!.to) bar++
    result[bar]!.games++
  }
  return result
}
