import { lastPaidPlace } from '#core/payouts/payout-tiers.ts'
import type { SimContest } from '#core/payouts/sim-contest.ts'

/** How many places of so many entries are the top `percent`: whole places, at least the first. */
export function topPlaces(entries: number, percent: number): number {
  // 0.1 is a little more or less than a tenth; no contest is large enough for a billionth of a place to matter.
  return Math.max(1, Math.floor((entries * percent) / 100 + 1e-9))
}

/** The places that count as top 1%, top 10% and cash. A tie reaches what the best of its places reaches. */
export function placeLimits({ entries, tiers }: Pick<SimContest, 'entries' | 'tiers'>): {
  top1: number
  top10: number
  cash: number
} {
  return { top1: topPlaces(entries, 1), top10: topPlaces(entries, 10), cash: lastPaidPlace(tiers) }
}
