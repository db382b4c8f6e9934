import { BANKROLL_IN_FEES, type PortfolioRequest } from './portfolio-request.ts'

/** What so many entries cost, and the bankroll before the contest, in cents. */
export type Stakes = { feesCents: number; bankrollCents: number }

export function stakesOf({ contest, count, bankrollCents }: PortfolioRequest, entries: number): Stakes {
  return {
    feesCents: entries * contest.feeCents,
    bankrollCents: bankrollCents ?? BANKROLL_IN_FEES * count * Math.max(1, contest.feeCents),
  }
}
