import { isAmongDearest, type PricedPlayer, startersSpread } from './priced-player.ts'

/** DraftKings' lowest price of a single game. */
const FLOOR = 200
/** Above this average, a player at the lowest price has been a starter, and the price says that the player sits out. */
const STARTER_AVERAGE = 5

/**
 * The average, for each $1,000, that a quarterback who plays counts with at least: one who took over has hardly played, so the price
 * says more. Of three with averages of 0 to 0.4, who scored 7.4, 7.8 and 8.9, average and formula expect 1.5 to 1.8 points without it.
 */
const LEAST_OF_STARTER = 0.9

/** A quarterback who is not the dearest of the team: few points up to a price of $6,000, more for each $1,000 above it. */
const BACKUP = { price: 6, points: 0.15, perThousand: 1.5 }

/**
 * The points that price and average let expect in a single game (DraftKings Showdown), or null for a position without a
 * formula. Fitted on 24 slates of 2021 to 2025, tested on others; the formula of a defense is the
 * one of main slates and was not tested here.
 */
export function singleGameBaseline(player: PricedPlayer, pool: readonly PricedPlayer[]): number | null {
  const price = player.salary / 1000
  const average = Math.max(0, player.average ?? 0)
  switch (player.position) {
    case 'QB':
      if (isAmongDearest(player, pool)) {
        const own = Math.max(average, LEAST_OF_STARTER * price)
        return between(Math.max(0, -0.53 + 0.473 * price + 0.606 * own), own)
      }
      return price <= BACKUP.price ? BACKUP.points : BACKUP.perThousand * (price - BACKUP.price)
    case 'RB':
    case 'WR':
    case 'TE':
      if (player.salary > FLOOR) {
        const formula = 0.11 + 0.753 * price + 0.357 * average
        // Who comes after the starters goes by the formula alone, since the average is also of games that were started: on the
        // 24 slates those with a point and more were estimated at 3.6 points by the mean of both, at 3.4 by the formula, and scored 3.3.
        const starters = player.position === 'WR' ? 3 : 1
        return isAmongDearest(player, pool, starters) ? between(formula, average) : formula
      }
      return average > STARTER_AVERAGE ? 0.05 : 0.12 + 0.3 * Math.min(average, 2)
    case 'K':
      // A kicker's average says nothing about the next game (r 0.00 over 1,076 games).
      return isAmongDearest(player, pool) ? 8 : 0
    case 'DST':
      return 3.24 + 0.785 * price
    default:
      return null
  }
}

/**
 * Halfway from the fitted formula to the average. The formula was fitted on everyone listed, also on those who then sat out,
 * so for those who play it is too low at the top: of players whose mean of both is 8 and
 * more the mean is off by 0.2 points and the formula by -1.2. No weights fitted by position or price gain on it on held-out slates.
 */
function between(formula: number, average: number): number {
  return (formula + average) / 2
}

/**
 * Around these estimates. For backs, receivers and tight ends the variance is 6.2 points^2 a
 * point, less 3, but at least 1; an estimate under 0.65, where it would be 1, has less in proportion.
 */
export function singleGameSpread(position: string, points: number): number {
  switch (position) {
    case 'QB':
      return startersSpread(9, points, 8)
    case 'RB':
    case 'WR':
    case 'TE':
      return Math.sqrt(Math.max(0, 1.55 * points, 6.2 * points - 3))
    case 'K':
      return startersSpread(4.3, points)
    case 'DST':
      return startersSpread(6, points)
    default:
      return 0
  }
}
