import { lastPaidPlace } from '#core/payouts/payout-tiers.ts'
import type { SimContest } from '#core/payouts/sim-contest.ts'
import { topPlaces } from '../sim/place-limits.ts'

/** The places that cells are needed for: those that are paid and those of the top 1%. */
export function cellDepth({ entries, tiers }: SimContest): number {
  return Math.max(lastPaidPlace(tiers), topPlaces(entries, 1))
}
