import { MOST_LINEUPS } from './build-request.ts'
import { portfolioFrom } from './portfolio/choose-portfolio.ts'
import { someOpponents } from './portfolio/leave-room.ts'
import { MOST_CANDIDATES, type PortfolioRequest } from './portfolio/portfolio-request.ts'
import type { Portfolio } from './portfolio/portfolio-result.ts'
import { simGames } from './portfolio/sim-games.ts'
import type { SimKernel } from './sim/kernel.ts'

export {
  CANDIDATE_SOURCES,
  type CandidateKernels,
  type CandidateRequest,
  type CandidateSource,
  candidatesOf,
} from './portfolio/candidates-of.ts'
export type { UnmetLimit } from './portfolio/limit-state.ts'
export {
  type ExposureLimit,
  MOST_CANDIDATES,
  PORTFOLIO_GAMES,
  PORTFOLIO_OBJECTIVES,
  type PortfolioGames,
  type PortfolioLimits,
  type PortfolioObjective,
  type PortfolioRequest,
} from './portfolio/portfolio-request.ts'
export type {
  ComparedChoice,
  Comparison,
  Portfolio,
  SelfCompetition,
  Worth,
} from './portfolio/portfolio-result.ts'
export type { ScriptCoverage } from './portfolio/script-coverage.ts'
export type { SetOutcome } from './portfolio/set-outcome.ts'

/**
 * Chooses entries together from the candidates (README.md, "Portfolio"): each is the one that adds most to those chosen
 * before it, what it takes from them included. The same request gives the same answer on every machine.
 */
export function choosePortfolio(request: PortfolioRequest, kernel: SimKernel): Portfolio {
  checkRequest(request)
  const { contest, count, opponents, seed } = request
  const others = someOpponents(opponents, contest.entries - count, seed)
  return portfolioFrom(request, simGames({ ...request, opponents: others }, kernel))
}

function checkRequest({ count, candidates, contest, objective, bankrollCents }: PortfolioRequest): void {
  if (!Number.isInteger(count) || count < 1 || count > MOST_LINEUPS) {
    throw new RangeError(`Choose 1 to ${MOST_LINEUPS} entries, not ${count}`)
  }
  if (count > contest.entries) {
    throw new RangeError(`The contest has ${contest.entries} entries, fewer than the ${count} to choose`)
  }
  if (candidates.count > MOST_CANDIDATES) {
    throw new RangeError(`Entries are chosen from ${MOST_CANDIDATES} candidates at most`)
  }
  if (objective === 'growth' && bankrollCents !== undefined && bankrollCents <= count * contest.feeCents) {
    throw new RangeError('For growth the bankroll must be larger than the fees of all entries')
  }
}
