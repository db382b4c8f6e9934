import type { Format } from '../formats/format.ts'
import { claimBasis, crowdOf, type PaidChance, shownCash, shownClaim } from '../games/shrink.ts'
import type { Estimate } from '../numbers/estimate.ts'
import type { AutopsyBasis, DeservedFigures, EntryAutopsy, FieldMeans } from './autopsy.ts'

/** The deserved figures of an entry as they are shown. */
export type ShownEntry = {
  win: Estimate
  top1: Estimate
  cash: Estimate | null
  /** ROI as a share of the fee; null without payouts or without a fee. */
  roi: Estimate | null
  /** Cents before the fee. */
  paid: Estimate | null
  /** What was won less what was deserved, in cents; null while the contest runs and without payouts. */
  luck: Estimate | null
}

/** What was forecast, as the screen showed it before the contest. */
export type ShownForecast = { top1: number; cash: number; roi: number }

type Shown = Pick<AutopsyBasis, 'feeCents' | 'poolCents' | 'entries'> & {
  means: FieldMeans
  format: Pick<Format, 'captain'>
  /** As simulated, or moved towards the field as everywhere else (core/games/shrink.ts). */
  isRaw: boolean
  /** The user's own factor for money; the format's without it. */
  payoutFactor?: number | null
}

const basisOf = ({ format, payoutFactor = null }: Shown) => claimBasis(format, payoutFactor)

/** An autopsy does not keep the prizes: those of a usual tournament. Its field is the real one, copies and all. */
const MOSTLY_STEEP = { steep: 0.75, crowd: 0 }

/** What an entry deserved, and its luck. The field's mean is what the average entry of the contest gets. */
export function shownEntry(
  { deserved, won }: Pick<EntryAutopsy, 'won'> & { deserved: DeservedFigures },
  how: Shown,
): ShownEntry {
  const { win, top1, cash } = deserved
  const { means, isRaw } = how
  const basis = basisOf(how)
  const chance = chanceOf(cash, means)
  const paid = deserved.paid && shownPaid(deserved.paid, 1, cash, how)
  return {
    win: isRaw ? win : shownClaim(win, means.win, chance, basis),
    top1: isRaw ? top1 : shownClaim(top1, means.top1, chance, basis),
    cash: isRaw || chance === null ? cash : shownCash(chance, basis),
    roi: paid && roiOf(paid, how.feeCents),
    paid,
    luck: paid && won !== null ? { value: won - paid.value, error: paid.error } : null,
  }
}

/** A forecast, moved as what was deserved is, so that the two can be compared. */
export function shownForecast({ top1, cash, roi }: ShownForecast, how: Shown): ShownForecast {
  const { means, isRaw } = how
  if (isRaw) return { top1, cash, roi }
  const basis = basisOf(how)
  const sure = (value: number) => ({ value, error: 0 })
  const chance = chanceOf(sure(cash), means)
  const forecastMoney = { ...MOSTLY_STEEP, crowd: crowdOf(how.entries) }
  return {
    top1: shownClaim(sure(top1), means.top1, chance, basis).value,
    cash: chance ? shownCash(chance, basis).value : cash,
    roi:
      means.roi === null
        ? roi
        : shownClaim(sure(roi + 1), means.roi + 1, chance, basis, forecastMoney).value - 1,
  }
}

/** What so many entries are paid together, in cents before fees. @param cash how often one of them is paid, on average. */
export function shownPaid(paid: Estimate, entries: number, cash: Estimate | null, how: Shown): Estimate {
  if (how.isRaw || how.poolCents === null) return paid
  const each = shownClaim(
    { value: paid.value / entries, error: paid.error / entries },
    how.poolCents / how.entries,
    chanceOf(cash, how.means),
    basisOf(how),
    MOSTLY_STEEP,
  )
  return { value: entries * each.value, error: entries * each.error }
}

function chanceOf(cash: Estimate | null, means: FieldMeans): PaidChance | null {
  return cash && means.cash !== null ? { own: cash, mean: means.cash } : null
}

/** ROI as a share of the fees; null where there are none. */
export function roiOf({ value, error }: Estimate, feesCents: number | null): Estimate | null {
  return feesCents === null || feesCents === 0
    ? null
    : { value: value / feesCents - 1, error: error / feesCents }
}
