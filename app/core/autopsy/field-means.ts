import { lastPaidPlace, type PayoutTier, paidUpTo } from '../payouts/payout-tiers.ts'
import type { FieldMeans } from './autopsy.ts'

/** The tiers up to the last entry: a contest that did not fill pays fewer places than its table lists. */
export function tiersOfField(tiers: readonly PayoutTier[], entries: number): PayoutTier[] {
  return tiers.flatMap((tier) => (tier.from > entries ? [] : [{ ...tier, to: Math.min(tier.to, entries) }]))
}

/** What the average entry of a contest has: `top1` counts whole places, `roi` is of the fee. */
export function fieldMeans({
  entries,
  tiers,
  feeCents,
}: {
  entries: number
  /** Null without a payout table. */
  tiers: readonly PayoutTier[] | null
  feeCents: number | null
}): FieldMeans {
  return {
    win: 1 / entries,
    top1: Math.max(1, Math.floor(entries / 100)) / entries,
    cash: tiers && lastPaidPlace(tiers) / entries,
    roi: tiers && feeCents ? paidUpTo(tiers, entries) / (entries * feeCents) - 1 : null,
  }
}
