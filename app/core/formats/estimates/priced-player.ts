/** What a salary file says of a person: all that a baseline estimate reads. */
export type PricedPlayer = {
  /** In our spelling (`NFL_POSITIONS`). */
  position: string
  team: string | null
  /** Dollars, of the row that is not the captain's. */
  salary: number
  /** Average fantasy points per game; may be negative. Null in a file without averages. */
  average: number | null
}

/** Estimates the points of a player of that pool, in points of a flex slot; null for a position without a formula. */
export type Baseline = (player: PricedPlayer, pool: readonly PricedPlayer[]) => number | null

/**
 * The standard deviation, in points, of the score of a player at that position with that baseline estimate. It is 0 for
 * an estimate of 0, since such a player is expected not to play, and for positions without a formula.
 */
export type BaselineSpread = (position: string, points: number) => number

/** A spread measured on starters, who have at least `from` points; below, the variance falls in proportion to the points. */
export function startersSpread(spread: number, points: number, from = spread): number {
  return points < from ? spread * Math.sqrt(Math.max(0, points) / from) : spread
}

/**
 * Whether the player is one of the so many dearest of the team at the position; of two at one price the one with the greater average
 * comes first, then the earlier one. A player who is not in the pool, as the same object, comes after equals. The search stops at the
 * last that matters: files may list 30,000 players.
 */
export function isAmongDearest(player: PricedPlayer, pool: readonly PricedPlayer[], places = 1): boolean {
  let [before, isPassed] = [0, false]
  for (const other of pool) {
    if (other === player) isPassed = true
    else if (other.position === player.position && other.team === player.team) {
      const byAverage = (other.average ?? 0) - (player.average ?? 0)
      const dearer = other.salary - player.salary || byAverage || (isPassed ? -1 : 1)
      if (dearer > 0) before += 1
      if (before === places) return false
    }
  }
  return true
}
