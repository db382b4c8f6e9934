import type { Format } from '../formats/format.ts'
import type { Player } from '../players/player.ts'
import type { Field } from './field.ts'
import { draftCounts } from './ownership.ts'
import { type SlateFit, slateFit, slateProblem } from './slate-fit.ts'
import { type SlatePrice, slatePrices } from './slate-prices.ts'

/** One of the user's slates. */
export type SlateCandidate = { slateId: number; players: readonly Player[] }

/** A slate that the contest may have been played on. */
type SlateOffer = {
  slateId: number
  fit: SlateFit
  /** The price of each drafted player. */
  prices: (SlatePrice | null)[]
}

export type SlateOffers = {
  /** Best fit first; of equal fits the newest slate. */
  offers: SlateOffer[]
  /** Slates that list the contest's players at other prices: other games of the same teams. */
  otherPrices: number
}

/** The slates on which the contest may have been played; a slate of other players or prices is not offered. */
export function offeredSlates(field: Field, slates: readonly SlateCandidate[], format: Format): SlateOffers {
  const drafts = draftCounts(field)
  const compared = slates.map(({ slateId, players }) => {
    const prices = slatePrices(field, players, format)
    const fit = slateFit(field, prices, format)
    const ofDrafted = prices.filter((_, player) => drafts[player]! > 0)
    return { slateId, fit, prices: ofDrafted, problem: slateProblem(fit) }
  })
  return {
    offers: compared
      .filter(({ problem }) => problem === null)
      .sort((a, b) => b.fit.slotShare - a.fit.slotShare || b.slateId - a.slateId),
    otherPrices: compared.filter(({ problem }) => problem === 'other_prices').length,
  }
}

/** A few slots may hold players that the slate lists under another name. */
const CERTAIN_SHARE = 0.95

/**
 * The slate that the contest was played on; null when none is certain or several differ, so that the user chooses. Of
 * slates that price every drafted player alike, such as one file downloaded twice, the newest is taken: no figure depends on
 * the choice.
 */
export function certainSlate({ offers }: SlateOffers): number | null {
  const [best, ...others] = offers.filter(({ fit }) => fit.slotShare >= CERTAIN_SHARE)
  return best && others.every((other) => haveSamePrices(best, other)) ? best.slateId : null
}

function haveSamePrices(a: SlateOffer, b: SlateOffer): boolean {
  return a.prices.every((price, player) => isSamePrice(price, b.prices[player] ?? null))
}

function isSamePrice(a: SlatePrice | null, b: SlatePrice | null): boolean {
  if (a === null || b === null) return a === b
  return a.team === b.team && a.salary === b.salary && a.captainSalary === b.captainSalary
}
