import { lastPaidPlace, paidUpTo } from '#core/payouts/payout-tiers.ts'
import type { SimContest } from '#core/payouts/sim-contest.ts'
import { topPlaces } from './place-limits.ts'

/** What the average entry of a contest gets, which the figures that are shown are moved towards; shares, and cents. */
export type AverageEntry = {
  win: number
  top1: number
  top10: number
  cash: number
  /** Null where entry is free. */
  roi: number | null
  profit: number
  /** The part of all prizes, 0 to 1, that is beyond what each paid place gets at least. */
  steep: number
}

/** What the average entry of the contest gets, without ties: they give a little more, but six to ten times the first place (docs/proof.md). */
export function averageEntry({ entries, feeCents, tiers }: SimContest): AverageEntry {
  const paid = paidUpTo(tiers, entries) / entries
  return {
    win: 1 / entries,
    top1: topPlaces(entries, 1) / entries,
    top10: topPlaces(entries, 10) / entries,
    cash: Math.min(1, lastPaidPlace(tiers) / entries),
    roi: feeCents > 0 ? paid / feeCents - 1 : null,
    profit: paid - feeCents,
    steep: steepOf(tiers, entries),
  }
}

function steepOf(tiers: SimContest['tiers'], entries: number): number {
  const pool = paidUpTo(tiers, entries)
  const least = tiers.reduce((low, { prizeCents }) => Math.min(low, prizeCents), Number.POSITIVE_INFINITY)
  return pool > 0 ? 1 - (least * Math.min(entries, lastPaidPlace(tiers))) / pool : 0
}
