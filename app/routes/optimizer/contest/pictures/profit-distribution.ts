/**
 * How often the entries together ended with which profit (payouts minus fees) over the simulated games. Places of the two
 * lists belong together; profits are in whole cents and ascend, each once.
 */
export type ProfitDistribution = { profitCents: readonly number[]; games: readonly number[] }

export type ProfitFigures = {
  /** All simulated games. */
  games: number
  /** Cents a game, on average. */
  expected: number
  /** Cents. Half of the games end with at most this. */
  median: number
  /** Cents. 95 of 100 games end with at most this. */
  high: number
  /** Share of the games, 0 to 1, with more than the fees paid out. */
  chanceOfProfit: number
  /** Share of the games, 0 to 1, in which no entry is paid. */
  chanceOfLosingAll: number
}

/** Counts equal profits together, in any order of the games. */
export function profitDistribution(profitCentsByGame: Iterable<number>): ProfitDistribution {
  const counts = new Map<number, number>()
  for (const profit of profitCentsByGame) counts.set(profit, (counts.get(profit) ?? 0) + 1)
  const pairs = [...counts].sort(([a], [b]) => a - b)
  return { profitCents: pairs.map(([profit]) => profit), games: pairs.map(([, games]) => games) }
}

/** `feesCents`: what all entries cost together. Null without a game. */
export function profitFigures(distribution: ProfitDistribution, feesCents: number): ProfitFigures | null {
  const games = gamesOf(distribution, () => true)
  if (games === 0) return null
  const sum = distribution.profitCents.reduce(
    (total, profit, place) => total + profit * (distribution.games[place] ?? 0),
    0,
  )
  return {
    games,
    expected: sum / games,
    median: profitAt(distribution, 0.5),
    high: profitAt(distribution, 0.95),
    chanceOfProfit: gamesOf(distribution, (profit) => profit > 0) / games,
    chanceOfLosingAll: gamesOf(distribution, (profit) => profit <= -feesCents) / games,
  }
}

/** The smallest profit that at least `share` of the games do not exceed; 0 without a game. */
export function profitAt({ profitCents, games }: ProfitDistribution, share: number): number {
  const wanted = share * games.reduce((sum, each) => sum + each, 0)
  let below = 0
  for (const [place, profit] of profitCents.entries()) {
    below += games[place] ?? 0
    // Sums of shares such as 0.95 x 20 may miss the whole number by a rounding error.
    if (below >= wanted - 1e-9) return profit
  }
  return profitCents.at(-1) ?? 0
}

function gamesOf({ profitCents, games }: ProfitDistribution, isCounted: (profit: number) => boolean): number {
  return profitCents.reduce((sum, profit, place) => (isCounted(profit) ? sum + (games[place] ?? 0) : sum), 0)
}
