import type { SimKernel } from '../sim/kernel.ts'
import { type ProfitDistribution, profitDistribution } from '../sim/profit-distribution.ts'
import { choosePortfolio } from './choose-portfolio.ts'
import type { PortfolioRequest } from './portfolio-request.ts'
import type { Portfolio } from './portfolio-result.ts'

/** Several contests of one slate. */
export type ContestsRequest = {
  /** With the same pool, candidates, scores, seed and games. */
  contests: readonly PortfolioRequest[]
  /** May a lineup be entered in several contests? */
  mayRepeat: boolean
}

export type ContestPortfolios = {
  /** In the order of the request. */
  portfolios: Portfolio[]
  /** How many lineups two contests have in common, by their places in the request. */
  overlap: number[][]
  /** All entries of all contests in the same games, which were not used for choosing. */
  together: ProfitDistribution
}

/**
 * Chooses the entries of each contest, the one of the highest fee first: where no lineup may repeat it has the first choice.
 */
export function choosePortfolios(
  { contests, mayRepeat }: ContestsRequest,
  kernel: SimKernel,
): ContestPortfolios {
  const used = new Set<number>()
  const portfolios: Portfolio[] = []
  for (const place of dearestFirst(contests)) {
    const request = contests[place]!
    const { limits } = request
    const removed = mayRepeat ? limits?.removed : [...(limits?.removed ?? []), ...used]
    const portfolio = choosePortfolio(
      { ...request, limits: { ...limits, ...(removed && { removed }) } },
      kernel,
    )
    for (const candidate of portfolio.chosen) used.add(candidate)
    portfolios[place] = portfolio
  }
  return { portfolios, overlap: overlapOf(portfolios), together: togetherOf(portfolios, contests) }
}

/** Places of the contests, the highest fee first; of equal ones in the order of the request. */
export function dearestFirst(contests: readonly Pick<PortfolioRequest, 'contest'>[]): number[] {
  return [...contests.keys()].sort(
    (a, b) => contests[b]!.contest.feeCents - contests[a]!.contest.feeCents || a - b,
  )
}

function overlapOf(portfolios: readonly Portfolio[]): number[][] {
  const sets = portfolios.map(({ chosen }) => new Set(chosen))
  return sets.map((own) => sets.map((other) => [...own].filter((candidate) => other.has(candidate)).length))
}

function togetherOf(
  portfolios: readonly Portfolio[],
  contests: readonly PortfolioRequest[],
): ContestPortfolios['together'] {
  const games = portfolios[0]?.profits.length ?? 0
  const fees = portfolios.reduce(
    (sum, { chosen }, place) => sum + chosen.length * contests[place]!.contest.feeCents,
    0,
  )
  const payouts = Float64Array.from({ length: games }, (_, game) =>
    portfolios.reduce((sum, { profits }) => sum + profits[game]!, fees),
  )
  const unseen = portfolios.reduce((sum, portfolio) => sum + portfolio.unseen, 0)
  return profitDistribution(payouts, fees, unseen)
}
