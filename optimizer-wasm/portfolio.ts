export {
  CANDIDATE_SOURCES,
  type CandidateKernels,
  type CandidateSource,
  candidatesOf,
} from './portfolio/candidates-of.ts'
export { chooseFromBest } from './portfolio/choose-from-best.ts'
export { choosePortfolio } from './portfolio/choose-portfolio.ts'
export {
  MOST_CANDIDATES,
  PORTFOLIO_GAMES,
  PORTFOLIO_OBJECTIVES,
  type PortfolioLimits,
  type PortfolioObjective,
  type PortfolioRequest,
} from './portfolio/portfolio-request.ts'
export type {
  Comparison,
  Portfolio,
} from './portfolio/portfolio-result.ts'
export type { ScriptCoverage } from './portfolio/script-coverage.ts'
export type { SetOutcome } from './portfolio/set-outcome.ts'
export { type ContestPortfolios, choosePortfolios } from './portfolio/several-contests.ts'
