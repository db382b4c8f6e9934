import { type Estimate, meanOf, shareOf, withVariance } from '#core/numbers/estimate.ts'

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

/**
 * @param totals by game, what all entries are paid.
 * @param unseen what prizes that the games did not show add to the variance, in cents squared (unseen-prizes.ts).
 */
export function profitDistribution(
  totals: Float64Array,
  feesCents: number,
  unseen: number,
): ProfitDistribution {
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
  const profit = withVariance(meanOf(sum, squares, games), unseen, games)
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
