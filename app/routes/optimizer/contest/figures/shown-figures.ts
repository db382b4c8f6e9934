import type { Format } from '#core/formats/format.ts'
import { claimBasis, shownCash, shownClaim, shownRoi } from '#core/games/shrink.ts'
import type { LineupFigures, Simulation } from '../simulation/simulation.ts'

/** Moved towards the field, because simulations promise more than contests pay. All figures are of one distribution of payouts. */
export function shownFigures(
  raw: LineupFigures,
  { means, feeCents }: Pick<Simulation, 'means' | 'feeCents'>,
  format: Format,
  payoutFactor: number | null = null,
): LineupFigures {
  const basis = claimBasis(format, payoutFactor)
  const paid = { own: raw.cash, mean: means.cash }
  const before = { value: raw.profit.value + feeCents, error: raw.profit.error }
  const money = shownClaim(before, means.profit + feeCents, paid, basis, means)
  return {
    win: shownClaim(raw.win, means.win, paid, basis),
    top1: shownClaim(raw.top1, means.top1, paid, basis),
    top10: shownClaim(raw.top10, means.top10, paid, basis),
    cash: shownCash(paid, basis),
    roi: raw.roi && means.roi !== null ? shownRoi(raw.roi, means.roi, paid, basis, means) : null,
    profit: { value: money.value - feeCents, error: money.error },
    dupes: raw.dupes,
  }
}
