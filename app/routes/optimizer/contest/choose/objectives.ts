import type { PortfolioObjective } from '#optimizer/portfolio/portfolio-request.ts'

/** What entries may be chosen for, in the order of the form. */
export const OBJECTIVES: { value: PortfolioObjective; label: string; hint: string }[] = [
  {
    value: 'profit',
    label: 'Expected profit',
    hint: 'The most dollars on average. To be paid counts more than a first prize, which simulations claim too often.',
  },
  {
    value: 'top1',
    label: 'Top 1%',
    hint: 'The best chance that at least one entry finishes in the top 1%.',
  },
  {
    value: 'top01',
    label: 'Top 0.1%',
    hint: 'The best chance that at least one entry finishes in the top 0.1%.',
  },
  {
    value: 'growth',
    label: 'Growth',
    hint: 'The bankroll that grows fastest over many such contests: less risk than profit.',
  },
]
