import { toCents } from '#core/money/cents.ts'
import type { PayoutSource } from '#core/payouts/contest-settings.ts'
import type { ContestDetail } from './contests.ts'

/** The payout table of a contest as another one can take it over; null where it is not known. */
export function earlierPayouts({
  contest: { name, entries, payouts },
}: Pick<ContestDetail, 'contest'>): Extract<PayoutSource, { from: 'earlier' }> | null {
  if (payouts === null) return null
  const tiers = payouts.map(({ from, to, prize }) => ({ from, to, prizeCents: toCents(prize) }))
  return { from: 'earlier', name, entries, tiers }
}
