import { type Estimate, withVariance } from '../sim/estimate.ts'
import { differenceOf, isBeyondError } from './paired-estimate.ts'
import type { PortfolioObjective } from './portfolio-request.ts'
import type { ComparedChoice, Worth } from './portfolio-result.ts'
import { growthByGame, type StakedGames, unseenOf } from './set-outcome.ts'

/**
 * What a set is worth against `other` in the same games. Where limits leave the other fewer entries, its money counts as that of
 * as many; chances of sets of different size are told and not called different.
 */
export function worthOf(
  own: StakedGames,
  other: StakedGames,
  objective: PortfolioObjective,
  otherName: string,
): Worth {
  const times = own.games.finishes.size / Math.max(1, other.games.finishes.size)
  const difference = (of: PortfolioObjective) =>
    differenceOf(
      figuresOf(own, of),
      of === 'profit' ? figuresOf(other, of).map((cents) => times * cents) : figuresOf(other, of),
    )
  // Prizes of lineups that both have are in both figures, if both count alike.
  const unseen = times === 1 ? unseenOf(own, other) : unseenOf(own) + times ** 2 * unseenOf(other)
  const profit = withVariance(difference('profit'), unseen, own.games.payouts.length)
  const gained = objective === 'profit' ? profit : difference(objective)
  return {
    profit,
    objective: gained,
    isBeyondError: isBeyondError(gained) && (times === 1 || objective === 'profit'),
    sentence: sentenceOf(gained, objective, otherName, times === 1 ? null : own.games.finishes.size),
  }
}

function figuresOf({ games, stakes }: StakedGames, objective: PortfolioObjective): Float64Array | Uint8Array {
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

/**
 * Such as: "$12.40 a contest more than the 150 lineups with the most points. That is beyond its error of $8.10." `entries`: of a
 * set that has others than the one it is compared with; then money is told by entry, and chances are not compared.
 */
function sentenceOf(
  difference: Estimate,
  objective: PortfolioObjective,
  otherName: string,
  entries: number | null,
): string {
  const parts = objective === 'profit' && entries !== null ? entries : 1
  const amount = amountOf(Math.abs(difference.value) / parts, objective)
  const error = amountOf((2 * difference.error) / parts, objective)
  const unit = parts > 1 ? 'an entry' : UNIT[objective]
  const compared = `${amount} ${unit} ${difference.value < 0 ? 'less' : 'more'} than ${otherName}`
  if (entries !== null && objective !== 'profit')
    return `${compared}. The limits leave no more of those, so ${entries} entries stand beside fewer.`
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
