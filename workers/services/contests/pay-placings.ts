import type { PayoutTier } from '#core/payouts/payout-tiers.ts'
import { tiedShareCents } from '#core/payouts/winnings.ts'
import type { Db } from '#db/client.ts'
import {
  type PlacingsToPay,
  type PrizeShare,
  payPlacings as pay,
  placingsToPay,
} from '#db/contests/contest-placings.ts'
import type { OwnedContest } from '#db/contests/contests.ts'

/**
 * Gives the placed entries of a contest what its payouts pay them, or nothing known without payouts. It runs after a change
 * of the placings. If the payouts change meanwhile, it leaves the work to the change.
 */
export async function payPlacings(db: Db, owned: OwnedContest): Promise<void> {
  const { placings, payouts } = await placingsToPay(db, owned)
  if (placings.length > 0) await pay(db, owned, { shares: sharesOf(placings, payouts), payouts })
}

export function sharesOf(
  placings: PlacingsToPay['placings'],
  payouts: readonly PayoutTier[] | null,
): PrizeShare[] {
  return placings.map(({ entryKey, ...place }) => [entryKey, payouts && tiedShareCents(place, payouts)])
}
