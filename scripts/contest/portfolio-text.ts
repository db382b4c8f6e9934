import { gainSentence, isShown } from '#core/games/choice-gain.ts'
import { shownSetGain, shownSetMoney } from '#core/games/set-claims.ts'
import { type Estimate, scaled } from '#core/numbers/estimate.ts'
import type { Comparison, ContestPortfolios, Portfolio, PortfolioObjective } from '#optimizer/portfolio.ts'
import { claimsOf, lineupTable, orderNote, type SimAnswer, simFigures } from './sim-text.ts'
import { dollars, moneyText, percent, percentText, profitText } from './units.ts'

/** `name`: of one of several contests. */
export type PortfolioAnswer = SimAnswer & {
  name: string | null
  portfolio: Portfolio
  objective: PortfolioObjective
}

/** What the entries of several contests share, and make together. */
type Together = Pick<ContestPortfolios, 'overlap' | 'together'>

/** Of one contest its figures; of several those of each, and of all together. */
export function portfoliosJson(answers: readonly PortfolioAnswer[], { overlap, together }: Together): string {
  const [only] = answers
  const profit = profitOfAll(answers)
  const several = {
    contests: answers.map((answer) => ({ name: answer.name, ...portfolioFigures(answer) })),
    overlap,
    together: {
      profit: dollars(profit.value),
      profitError: dollars(profit.error),
      raw: { profit: dollars(together.profit.value), profitError: dollars(together.profit.error) },
      chanceOfProfit: percent(together.chanceOfProfit.value),
      chanceOfLosingAll: percent(together.chanceOfLosingAll.value),
    },
  }
  return `${JSON.stringify(only?.name === null ? portfolioFigures(only) : several, null, 2)}\n`
}

function feesOf({ contest, portfolio }: PortfolioAnswer): number {
  return portfolio.outcome.entries * contest.feeCents
}

/** As it is shown. All contests are of the same games, so their errors add up. */
function profitOfAll(answers: readonly PortfolioAnswer[]): Estimate {
  const profits = answers.map((answer) => shownMoney(answer.portfolio.outcome, answer).profit)
  const sumOf = (figure: keyof Estimate) => profits.reduce((sum, profit) => sum + profit[figure], 0)
  return { value: sumOf('value'), error: sumOf('error') }
}

export function portfoliosTable(
  answers: readonly PortfolioAnswer[],
  { overlap, together }: Together,
): string {
  const [only] = answers
  if (only?.name === null) return portfolioTable(only)
  const names = answers.map(({ name }) => name ?? '')
  const shared = overlap.flatMap((own, one) =>
    own
      .slice(0, one)
      .map((count, other) => `${names[other]} and ${names[one]} have ${count} lineups in common.`),
  )
  const { chanceOfProfit, chanceOfLosingAll } = together
  const profit = profitOfAll(answers)
  const fees = answers.reduce((sum, answer) => sum + feesOf(answer), 0)
  return [
    ...answers.map((answer) => `${answer.name}\n\n${portfolioTable(answer)}\n`),
    `All contests together: ${profitText(profit, fees)} As simulated: ahead in ${percent(chanceOfProfit.value).toFixed(1)}% of the games, nothing won in ${percent(chanceOfLosingAll.value).toFixed(1)}%.\n`,
    ...shared.map((sentence) => `${sentence}\n`),
  ].join('')
}

/** The figures of `sim` for the chosen lineups, in the order of choice, and those of the choice. */
function portfolioFigures(answer: PortfolioAnswer) {
  const { portfolio, objective } = answer
  const { outcome, selfCompetition, comparisons, scripts, games, judges } = portfolio
  return {
    ...simFigures(answer),
    portfolio: {
      objective,
      ...outcomeFigures(outcome, answer),
      selfCompetition: {
        alone: dollars(selfCompetition.alone.value),
        cost: dollars(selfCompetition.cost.value),
        costError: dollars(selfCompetition.cost.error),
      },
      comparisons: comparisons.map((comparison) => comparisonFigures(comparison, answer)),
      scripts: scripts.map(({ words, games: share, covered }) => ({
        script: words.join(', '),
        games: percent(share),
        covered: percent(covered),
      })),
      games,
      judges,
    },
  }
}

/** Money as it is shown, moved towards the field; chances of the whole set are as simulated. */
function outcomeFigures(outcome: Portfolio['outcome'], answer: PortfolioAnswer) {
  const { top1, top01, chanceOfProfit, chanceOfLosingAll } = outcome
  return {
    ...moneyFigures(shownMoney(outcome, answer)),
    raw: moneyFigures(outcome),
    top1: percent(top1.value),
    top01: percent(top01.value),
    chanceOfProfit: percent(chanceOfProfit.value),
    chanceOfLosingAll: percent(chanceOfLosingAll.value),
  }
}

type Money = Pick<Portfolio['outcome'], 'profit' | 'roi'>

function moneyFigures({ profit, roi }: Money) {
  return {
    profit: dollars(profit.value),
    profitError: dollars(profit.error),
    roi: percent(roi.value),
    roiError: percent(roi.error),
  }
}

function shownMoney(outcome: Portfolio['outcome'], answer: PortfolioAnswer): Money {
  const { basis, means } = claimsOf(answer)
  const { profit, roi } = shownSetMoney({ ...outcome, means }, answer.contest.feeCents, basis)
  return { profit, roi: roi ?? { value: 0, error: 0 } }
}

/** What the choice made here makes more, in cents an entry, as it is shown. */
function gainOver({ worth, outcome }: Comparison, answer: PortfolioAnswer): Estimate {
  const { basis, means } = claimsOf(answer)
  const sets = { gained: worth.anEntry, own: { ...answer.portfolio.outcome, means }, other: outcome }
  return shownSetGain(sets, answer.contest.feeCents, basis)
}

function sentenceOf(comparison: Comparison, answer: PortfolioAnswer): string {
  const gain = gainOver(comparison, answer)
  return gainSentence(
    gain,
    `${moneyText({ ...gain, value: Math.abs(gain.value) })} an entry`,
    comparison.name,
  )
}

function comparisonFigures(comparison: Comparison, answer: PortfolioAnswer) {
  const { choice, chosen, outcome, worth } = comparison
  const gain = gainOver(comparison, answer)
  return {
    ...choice,
    entries: chosen.length,
    ...outcomeFigures(outcome, answer),
    /** What the choice made here makes more, in dollars an entry. */
    gain: dollars(gain.value),
    gainError: dollars(gain.error),
    rawGain: dollars(worth.anEntry.value),
    rawGainError: dollars(worth.anEntry.error),
    isShown: isShown(gain),
    sentence: sentenceOf(comparison, answer),
  }
}

function portfolioTable(answer: PortfolioAnswer): string {
  const { outcome, selfCompetition, comparisons, scripts, games, judges } = answer.portfolio
  const heldOut = games.heldOut.toLocaleString('en-US')
  const shown = shownMoney(outcome, answer)
  const least = scripts.at(-1)
  const lines = [
    lineupTable(answer),
    ...orderNote(answer),
    '',
    `Entered together, in ${heldOut} games that were not used for choosing, against ${judges > 0 ? `${judges} newly drawn fields` : 'the same opponents'}, moved towards the field; +- is one standard error:`,
    profitText(shown.profit, feesOf(answer)),
    `As simulated: at least one in the top 1% in ${percent(outcome.top1.value).toFixed(1)}% of the games, ahead in ${percent(outcome.chanceOfProfit.value).toFixed(1)}% of the games, nothing won in ${percent(outcome.chanceOfLosingAll.value).toFixed(1)}%.`,
    `Self-competition: the entries take ${percentText(scaled(selfCompetition.cost, 1 / selfCompetition.alone.value))} from each other of what they would be paid each by itself.`,
    ...comparisons.map((comparison) => sentenceOf(comparison, answer)),
    ...(least
      ? [
          `Least covered: ${least.words.join(', ')} (${percent(least.games).toFixed(0)}% of the games): one in the top 1% in ${percent(least.covered).toFixed(1)}% of them.`,
        ]
      : []),
  ]
  return `${lines.join('\n')}\n`
}
