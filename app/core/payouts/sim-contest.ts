import type { ContestKind } from './contest-kinds.ts'
import type { PayoutTier } from './payout-tiers.ts'

/** A contest as a sim needs it. */
export type SimContest = {
  kind: ContestKind
  /** All entries of the contest, the user's included. */
  entries: number
  feeCents: number
  /** The most entries of one user. */
  maxEntries: number
  /** The prizes by place, without a gap; no more places than entries (`contestProblem`). */
  tiers: readonly PayoutTier[]
  /** The tiers are typical of such a contest, not those of its page: a screen must say "estimated payouts". */
  isEstimated: boolean
}
