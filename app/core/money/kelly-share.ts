/** Halvings of the interval from nothing to everything: shares to a millionth. */
const STEPS = 20

/**
 * The share of a bankroll (0 to 1) that makes it grow fastest when the same stake is offered again and again: the f with the highest
 * mean of log(1 + f x), x being the profit of a game by its stake (Kelly, "A New Interpretation of Information Rate", Bell System
 * Technical Journal 35, 1956). 0 where the mean profit is not above 0. All that is known of x are its games, so a mean that
 * the games overstate overstates the share too.
 * @param profits by game, in the unit of the stake; no game loses more than the stake.
 */
export function kellyShare(profits: ArrayLike<number>, stake: number): number {
  if (!(stake > 0) || profits.length === 0) return 0
  /** Has the growth of the share f passed its highest point? Its slope falls as f rises. */
  const isPast = (share: number) => {
    let slope = 0
    for (let game = 0; game < profits.length; game++) {
      const profit = profits[game]! / stake
      const left = 1 + share * profit
      if (left <= 0) return true
      slope += profit / left
    }
    return slope <= 0
  }
  if (isPast(0)) return 0
  if (!isPast(1)) return 1
  let [low, high] = [0, 1]
  for (let step = 0; step < STEPS; step++) {
    const middle = (low + high) / 2
    if (isPast(middle)) high = middle
    else low = middle
  }
  return (low + high) / 2
}

/**
 * The same where games claim too much: what is paid in every game is scaled so that the mean profit is `expected`.
 * @param expected the mean profit that is believed, in the unit of the stake.
 */
export function kellyShareAt(profits: ArrayLike<number>, stake: number, expected: number): number {
  let paid = 0
  for (let game = 0; game < profits.length; game++) paid += profits[game]! + stake
  const mean = paid / profits.length
  if (!(mean > 0) || expected <= 0) return 0
  const scale = (expected + stake) / mean
  return kellyShare(
    Float64Array.from(profits, (profit) => scale * (profit + stake) - stake),
    stake,
  )
}
