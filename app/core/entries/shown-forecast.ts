import { type ClaimBasis, shownCash, shownClaim, shownRoi } from '../games/shrink.ts'
import type { Estimate } from '../numbers/estimate.ts'
import type { ForecastClaim, ForecastFigures } from './entered-entry.ts'

/** The chances and the ROI of a frozen forecast as every screen shows them; null where it does not say what they are moved by. */
export function shownForecastOf(
  {
    top1,
    cash,
    roi,
    claim,
  }: Pick<ForecastFigures, 'top1' | 'cash' | 'roi'> & {
    claim?: Pick<ForecastClaim, 'errors' | 'means'> | undefined
  },
  basis: ClaimBasis,
): { top1: Estimate; cash: Estimate; roi: Estimate } | null {
  if (!claim) return null
  const { errors, means } = claim
  const paid = { own: { value: cash, error: errors.cash }, mean: means.cash }
  return {
    top1: shownClaim({ value: top1, error: errors.top1 }, means.top1, paid, basis),
    cash: shownCash(paid, basis),
    roi: shownRoi({ value: roi, error: errors.roi }, means.roi, paid, basis, means),
  }
}
