export type { CandidateKernels } from './portfolio/candidates-of.ts'
export { chooseFromBest } from './portfolio/choose-from-best.ts'
export {
  MOST_CANDIDATES,
  PORTFOLIO_GAMES,
  PORTFOLIO_OBJECTIVES,
  type PortfolioLimits,
  type PortfolioObjective,
} from './portfolio/portfolio-request.ts'
export type {
  Comparison,
  Portfolio,
} from './portfolio/portfolio-result.ts'
export type { ScriptCoverage } from './portfolio/script-coverage.ts'
export { type ContestPortfolios, choosePortfolios } from './portfolio/several-contests.ts'
