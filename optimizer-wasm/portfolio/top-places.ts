import { lastPaidPlace } from '#core/payouts/payout-tiers.ts'
import type { SimContest } from '#core/payouts/sim-contest.ts'

const TOP_SHARES = { top1: 0.01, top01: 0.001 } as const
type TopShare = keyof typeof TOP_SHARES

/** How many places of a contest of so many entries are its top 1% or 0.1%: at least the first one. */
export function topPlaces(entries: number, share: TopShare): number {
  return Math.max(1, Math.floor(entries * TOP_SHARES[share] + 1e-9))
}

/** The places that cells are needed for: those that are paid and those of the top 1%. */
export function cellDepth({ entries, tiers }: SimContest): number {
  return Math.max(lastPaidPlace(tiers), topPlaces(entries, 'top1'))
}
