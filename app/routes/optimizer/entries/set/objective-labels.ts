import type { PortfolioObjective } from '#optimizer/portfolio/portfolio-request.ts'

/** What entries may be chosen for, in the order of the form; the sentence of the list says the same word. */
export const OBJECTIVE_LABELS: Readonly<Record<PortfolioObjective, string>> = {
  profit: 'Expected profit',
  top1: 'Top 1%',
  top01: 'Top 0.1%',
  growth: 'Growth',
}
