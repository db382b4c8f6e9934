import type { ContestDetail } from '#contract/contests.ts'
import type { Autopsy } from '#core/autopsy/autopsy.ts'
import { toCents } from '#core/money/cents.ts'
import { type PayoutTier, paidUpTo } from '#core/payouts/payout-tiers.ts'

type Contest = Pick<ContestDetail['contest'], 'payouts' | 'entries' | 'slateId' | 'isLive'>

/** The payout table of a contest in cents; null without one. */
export function tiersOf({ payouts }: Pick<Contest, 'payouts'>): PayoutTier[] | null {
  return payouts?.map(({ from, to, prize }) => ({ from, to, prizeCents: toCents(prize) })) ?? null
}

/** What changed since the figures were worked out, as the end of a sentence; null where nothing did. */
export function changedSince({ basis }: Autopsy, contest: Contest): string | null {
  const tiers = tiersOf(contest)
  const pool = tiers && paidUpTo(tiers, contest.entries)
  if (basis.slateId !== contest.slateId) return 'another slate was chosen'
  if (basis.poolCents !== pool)
    return pool === null ? 'the payouts were removed' : 'other payouts were pasted'
  return basis.entries === contest.entries && basis.isLive === contest.isLive ? null : 'the standings changed'
}
