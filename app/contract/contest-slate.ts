import * as z from 'zod/mini'
import type { SlateProblem } from '#core/contest/slate-fit.ts'

/* How a contest is tied to the slate that it was played on. */

/** Body of PUT /api/contest/{id}/slate; null when none of the user's slates is the contest's. */
export const SlateChoiceRequest = z.object({
  slateId: z.nullable(
    z.int('slateId must be a number or null').check(z.positive('slateId must be positive')),
  ),
})

/** Answer of GET /api/contest/{id}/slates. */
export type SlateOffersAnswer = {
  /** The format of the contest's lineups; null when slates of it can't be stored. `budget` is in dollars. */
  format: { id: string; name: string; budget: number } | null
  /** Whether the file shows at least one lineup; without one no slate can be recognized. */
  hasLineups: boolean
  /** The user's slates of the format. */
  stored: number
  /** The slates on which the contest may have been played, best fit first. */
  offers: SlateOffer[]
  /** Slates that list the contest's players at prices that put lineups over the budget. */
  otherPrices: number
}

/** `listed` of the `drafted` players of the contest are on the slate. */
type SlateOffer = { id: number; label: string; listed: number; drafted: number }

/** How well the contest's slate fits, as part of the field report. */
export type SlateReport = {
  slateId: number
  drafted: number
  listed: number
  /** The most drafted of the players who are not on the slate. */
  notListed: string[]
  /** Lineups that are wholly on the slate, and how many of them cost more than the budget. */
  lineups: number
  overBudget: number
  /** Dollars. */
  budget: number
  /** Why figures by this slate would be wrong; null when there is no reason. */
  problem: SlateProblem | 'unreadable' | null
}
