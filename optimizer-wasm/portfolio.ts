export type { Estimate } from './portfolio/estimate.ts'
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
export type { SetOutcome } from './portfolio/set-outcome.ts'
