/** What a salary file says of a person: all that a baseline estimate reads. */
export type PricedPlayer = {
  /** In our spelling (`NFL_POSITIONS`). */
  position: string
  team: string | null
  /** Dollars, of the row that is not the captain's. */
  salary: number
  /** Average fantasy points per game; may be negative. */
  average: number
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

/** The dearest of a team at the position; of two at one price the one with the greater average, then the earlier one. */
export function isDearestOfTeam<Priced extends PricedPlayer>(
  player: Priced,
  pool: readonly Priced[],
): boolean {
  return dearerOfTeam(player, pool) === 0
}

/** How many of the team come before the player at the position, by the order of `isDearestOfTeam`. */
export function dearerOfTeam<Priced extends PricedPlayer>(player: Priced, pool: readonly Priced[]): number {
  return pool.filter(
    (other) =>
      other.position === player.position && other.team === player.team && isBefore(other, player, pool),
  ).length
}

function isBefore<Priced>(
  a: Priced & PricedPlayer,
  b: Priced & PricedPlayer,
  pool: readonly Priced[],
): boolean {
  if (a.salary !== b.salary) return a.salary > b.salary
  if (a.average !== b.average) return a.average > b.average
  return pool.indexOf(a) < pool.indexOf(b)
}
