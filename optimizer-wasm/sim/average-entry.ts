import { crowdOf } from '#core/games/shrink.ts'
import { lastPaidPlace, paidUpTo } from '#core/payouts/payout-tiers.ts'
import type { SimContest } from '#core/payouts/sim-contest.ts'
import { placeLimits } from './place-limits.ts'
import type { Opponents } from './sim-request.ts'
import type { SimTally } from './sum-blocks.ts'

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
  /** `crowdOf` the entries; 0 where the opponents are the real ones, which have all their copies. */
  crowd: number
}

/**
 * Of the entries that reach a place beyond those that it has, so many times as many as in the games: the popular lineups of a field
 * are better than is known before the contest, and of the real ones even fewer are made by the points of the app (docs/proof.md).
 */
export const TIES = { drawn: 2, real: 3 }

/**
 * What the average entry of the contest gets. All entries of a tie reach its best place, so more reach a limit than it has places: of
 * real fields of 20,000 seven to nine entries are first, of wider limits hardly more.
 * @param played games of the contest, in which ties are counted; without them no two entries tie.
 * @param opponents those of the games, who say whether they are real.
 */
export function averageEntry(
  { entries, feeCents, tiers }: SimContest,
  played?: Pick<SimTally, 'fieldReached' | 'games'>,
  { isReal }: Pick<Opponents, 'isReal'> = {},
): AverageEntry {
  const paid = paidUpTo(tiers, entries) / entries
  const ties = isReal ? TIES.real : TIES.drawn
  const limits = placeLimits({ entries, tiers })
  const [win, top1, top10, cash] = [1, limits.top1, limits.top10, limits.cash].map((places, limit) => {
    const met = played?.games ? played.fieldReached[limit]! / played.games : 0
    return Math.min(1, (places + ties * Math.max(0, met - places)) / entries)
  }) as [number, number, number, number]
  return {
    ...{ win, top1, top10, cash },
    roi: feeCents > 0 ? paid / feeCents - 1 : null,
    profit: paid - feeCents,
    steep: steepOf(tiers, entries),
    crowd: isReal ? 0 : crowdOf(entries),
  }
}

function steepOf(tiers: SimContest['tiers'], entries: number): number {
  const pool = paidUpTo(tiers, entries)
  const least = tiers.reduce((low, { prizeCents }) => Math.min(low, prizeCents), Number.POSITIVE_INFINITY)
  return pool > 0 ? 1 - (least * Math.min(entries, lastPaidPlace(tiers))) / pool : 0
}
