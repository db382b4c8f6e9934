/** A player's games in the user's contests of one format. Points are not multiplied. */
export type PlayerHistory = {
  playerName: string
  games: number
  avgPoints: number | null
  /** The standard deviation of a sample; null below two games. */
  pointsStdDev: number | null
  /** Dollars at flex; null without a slate, as the value: points per $1,000. */
  avgSalary: number | null
  valueScore: number | null
  /** Share of the lineups of those contests with the player as captain, in percent; null without captains. */
  captainFrequency: number | null
  /** Lineups with the player in the best 1% of their contest. */
  winningLineups: number
}

export type MatchupHistory = { playerName: string; opponent: string; games: number; avgPoints: number }

export type PairHistory = {
  player1Name: string
  player2Name: string
  games: number
  /** Lineups with both. */
  timesStacked: number
  /** The share of them in the best 1% of their contest, in percent. */
  successRate: number
  avgCombinedPoints: number | null
  /** Phi, -1 to 1, not shrunk; null when it is undefined (all lineups, or none, held both or won). */
  correlation: number | null
}
