import type { Comparison, Portfolio, PortfolioObjective } from '#optimizer/portfolio.ts'
import { lineupTable, type SimAnswer, simFigures } from './sim-text.ts'
import { dollars, moneyText, percent, percentText } from './units.ts'

export type PortfolioAnswer = SimAnswer & { portfolio: Portfolio; objective: PortfolioObjective }

/** The figures of `sim` for the chosen lineups, in the order of choice, and those of the choice. */
export function portfolioJson(answer: PortfolioAnswer): string {
  const { portfolio, objective } = answer
  const { outcome, selfCompetition, comparisons, scripts, games, judges } = portfolio
  const figures = {
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
  return `${JSON.stringify(figures, null, 2)}\n`
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

function comparisonFigures({ choice, outcome, worth }: Comparison) {
  return {
    ...choice,
    ...outcomeFigures(outcome),
    /** What the choice made here makes more, in dollars a contest. */
    gain: dollars(worth.profit.value),
    gainError: dollars(worth.profit.error),
    isBeyondError: worth.isBeyondError,
    sentence: worth.sentence,
  }
}

export function portfolioTable(answer: PortfolioAnswer): string {
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
