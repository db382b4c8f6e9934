export {
  CANDIDATE_SOURCES,
  type CandidateKernels,
  type CandidateRequest,
  type CandidateSource,
  candidatesOf,
} from './portfolio/candidates-of.ts'
export { choosePortfolio } from './portfolio/choose-portfolio.ts'
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
export {
  type ContestPortfolios,
  type ContestsRequest,
  choosePortfolios,
} from './portfolio/several-contests.ts'
