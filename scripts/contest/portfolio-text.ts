import type { Comparison, ContestPortfolios, Portfolio, PortfolioObjective } from '#optimizer/portfolio.ts'
import { lineupTable, type SimAnswer, simFigures } from './sim-text.ts'
import { dollars, moneyText, percent, percentText } from './units.ts'

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
  const several = {
    contests: answers.map((answer) => ({ name: answer.name, ...portfolioFigures(answer) })),
    overlap,
    together: {
      profit: dollars(together.profit.value),
      profitError: dollars(together.profit.error),
      chanceOfProfit: percent(together.chanceOfProfit.value),
      chanceOfLosingAll: percent(together.chanceOfLosingAll.value),
    },
  }
  return `${JSON.stringify(only?.name === null ? portfolioFigures(only) : several, null, 2)}\n`
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
  const { profit, chanceOfProfit, chanceOfLosingAll } = together
  return [
    ...answers.map((answer) => `${answer.name}\n\n${portfolioTable(answer)}\n`),
    `All contests together: profit ${moneyText(profit)}; ahead in ${percent(chanceOfProfit.value).toFixed(1)}% of the games, nothing won in ${percent(chanceOfLosingAll.value).toFixed(1)}%.\n`,
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
      ...outcomeFigures(outcome),
      selfCompetition: {
        alone: dollars(selfCompetition.alone.value),
        cost: dollars(selfCompetition.cost.value),
        costError: dollars(selfCompetition.cost.error),
      },
      comparisons: comparisons.map(comparisonFigures),
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

function outcomeFigures({
  profit,
  roi,
  top1,
  top01,
  chanceOfProfit,
  chanceOfLosingAll,
}: Portfolio['outcome']) {
  return {
    profit: dollars(profit.value),
    profitError: dollars(profit.error),
    roi: percent(roi.value),
    roiError: percent(roi.error),
    top1: percent(top1.value),
    top01: percent(top01.value),
    chanceOfProfit: percent(chanceOfProfit.value),
    chanceOfLosingAll: percent(chanceOfLosingAll.value),
  }
}

function comparisonFigures({ choice, chosen, outcome, worth }: Comparison) {
  return {
    ...choice,
    entries: chosen.length,
    ...outcomeFigures(outcome),
    /** What the choice made here makes more, in dollars a contest; fewer entries count as many times as there are more. */
    gain: dollars(worth.profit.value),
    gainError: dollars(worth.profit.error),
    isBeyondError: worth.isBeyondError,
    sentence: worth.sentence,
  }
}

function portfolioTable(answer: PortfolioAnswer): string {
  const { outcome, selfCompetition, comparisons, scripts, games, judges } = answer.portfolio
  const heldOut = games.heldOut.toLocaleString('en-US')
  const least = scripts.at(-1)
  const lines = [
    lineupTable(answer),
    '',
    `Entered together, in ${heldOut} games that were not used for choosing, against ${judges > 0 ? `${judges} newly drawn fields` : 'the same opponents'}; +- is one standard error:`,
    `profit ${moneyText(outcome.profit)}, ROI ${percentText(outcome.roi)}, at least one in the top 1%: ${percentText(outcome.top1)},`,
    `ahead in ${percent(outcome.chanceOfProfit.value).toFixed(1)}% of the games, nothing won in ${percent(outcome.chanceOfLosingAll.value).toFixed(1)}%.`,
    `Self-competition: ${moneyText(selfCompetition.cost)} a contest are what the entries take from each other.`,
    ...comparisons.map(({ worth }) => worth.sentence),
    ...(least
      ? [
          `Least covered: ${least.words.join(', ')} (${percent(least.games).toFixed(0)}% of the games): one in the top 1% in ${percent(least.covered).toFixed(1)}% of them.`,
        ]
      : []),
  ]
  return `${lines.join('\n')}\n`
}
