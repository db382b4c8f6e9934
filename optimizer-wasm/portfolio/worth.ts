import { type Estimate, withVariance } from '../sim/estimate.ts'
import { differenceOf, isBeyondError } from './paired-estimate.ts'
import type { PortfolioObjective } from './portfolio-request.ts'
import type { ComparedChoice, Worth } from './portfolio-result.ts'
import { growthByGame, type StakedGames, unseenOf } from './set-outcome.ts'

/** What a set is worth against `other` in the same games. */
export function worthOf(
  own: StakedGames,
  other: StakedGames,
  objective: PortfolioObjective,
  otherName: string,
): Worth {
  const games = own.games.payouts.length
  // Prizes of lineups that both have are in both figures.
  const unseen = unseenOf(own, other)
  const profit = withVariance(
    differenceOf(figuresOf(own, 'profit'), figuresOf(other, 'profit')),
    unseen,
    games,
  )
  const difference =
    objective === 'profit' ? profit : differenceOf(figuresOf(own, objective), figuresOf(other, objective))
  return {
    profit,
    objective: difference,
    isBeyondError: isBeyondError(difference),
    sentence: sentenceOf(difference, objective, otherName),
  }
}

function figuresOf({ games, stakes }: StakedGames, objective: PortfolioObjective): ArrayLike<number> {
  const { feesCents, bankrollCents } = stakes
  if (objective === 'profit') return games.payouts.map((cents) => cents - feesCents)
  if (objective === 'growth') return growthByGame(games.payouts, feesCents, bankrollCents)
  return games[objective]
}

/** The words for a simpler choice of that many entries. */
export function nameOfChoice(choice: ComparedChoice, count: number): string {
  const those = count === 1 ? 'the one lineup' : `the ${count} lineups`
  if (choice.by === 'points') return `${those} with the most points`
  if (choice.apart <= 1) return `${those} with the highest own ROI`
  return `${those} with the highest own ROI that differ by ${choice.apart} players or more`
}

/** Such as: "$12.40 a contest more than the 150 lineups with the most points. That is beyond its error of $8.10." */
function sentenceOf(difference: Estimate, objective: PortfolioObjective, otherName: string): string {
  const amount = amountOf(Math.abs(difference.value), objective)
  const error = amountOf(2 * difference.error, objective)
  const compared = `${amount} ${UNIT[objective]} ${difference.value < 0 ? 'less' : 'more'} than ${otherName}`
  return isBeyondError(difference)
    ? `${compared}. That is beyond its error of ${error}.`
    : `${compared}. That is within its error of ${error}, so the two may be worth the same.`
}

const UNIT: Record<PortfolioObjective, string> = {
  profit: 'a contest',
  top1: 'of a chance that at least one finishes in the top 1%',
  top01: 'of a chance that at least one finishes in the top 0.1%',
  growth: 'of the bankroll a contest',
}

function amountOf(value: number, objective: PortfolioObjective): string {
  if (objective === 'profit') return DOLLARS.format(value / 100)
  return objective === 'growth' ? `${(100 * value).toFixed(3)}%` : `${(100 * value).toFixed(2)} points`
}

const DOLLARS = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
