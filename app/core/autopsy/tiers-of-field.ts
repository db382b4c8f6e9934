import type { PayoutTier } from '../payouts/payout-tiers.ts'

/** The tiers up to the last entry: a contest that did not fill pays fewer places than its table lists. */
export function tiersOfField(tiers: readonly PayoutTier[], entries: number): PayoutTier[] {
  return tiers.flatMap((tier) => (tier.from > entries ? [] : [{ ...tier, to: Math.min(tier.to, entries) }]))
}
