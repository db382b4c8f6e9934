import type { PortfolioObjective } from '#optimizer/portfolio/portfolio-request.ts'

/** For the sentence of the list: `20 entries chosen together for expected profit`. */
export const OBJECTIVE_WORDS: Record<PortfolioObjective, string> = {
  profit: 'expected profit',
  top1: 'a top 1% finish',
  top01: 'a top 0.1% finish',
  growth: 'growth of the bankroll',
}
