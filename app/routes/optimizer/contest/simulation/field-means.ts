import { lastPaidPlace, paidUpTo } from '#core/payouts/payout-tiers.ts'
import type { SimContest } from '#core/payouts/sim-contest.ts'
import { topPlaces } from '#optimizer/sim/place-limits.ts'
import type { FieldMeans } from './simulation.ts'

/** What the average entry of the contest gets; ties give a little more than a place each. */
export function fieldMeans({ entries, feeCents, tiers }: SimContest): FieldMeans {
  const paid = paidUpTo(tiers, entries) / entries
  return {
    win: 1 / entries,
    top1: topPlaces(entries, 1) / entries,
    top10: topPlaces(entries, 10) / entries,
    cash: Math.min(1, lastPaidPlace(tiers) / entries),
    roi: feeCents > 0 ? paid / feeCents - 1 : null,
    profit: paid - feeCents,
  }
}
