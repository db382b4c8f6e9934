import type { Format } from '../formats/format.ts'
import { shrinkFactors, shrunkChance, shrunkGap } from '../games/shrink.ts'
import type { AutopsyBasis, DeservedFigures, EntryAutopsy, FieldMeans } from './autopsy.ts'
import type { Figure } from './figure.ts'

/** The deserved figures of an entry as they are shown. */
export type ShownEntry = {
  win: Figure
  top1: Figure
  cash: Figure | null
  /** Of the fee; null without payouts or without a fee. */
  roi: Figure | null
  /** Cents before the fee. */
  paid: Figure | null
  /** What was won less what was deserved, in cents; null while the contest runs and without payouts. */
  luck: Figure | null
}

type Shown = Pick<AutopsyBasis, 'feeCents' | 'poolCents' | 'entries' | 'games'> & {
  means: FieldMeans
  mode: Pick<Format, 'captain'>
  /** As simulated, or moved towards the field as everywhere else (core/games/shrink.ts). */
  isRaw: boolean
  /** The user's own factor for money and cash; the format's without it. */
  payoutFactor?: number | null
}

/** What an entry deserved, and its luck. The field's mean is what the average entry of the contest gets. */
export function shownEntry(
  { deserved, won }: Pick<EntryAutopsy, 'won'> & { deserved: DeservedFigures },
  how: Shown,
): ShownEntry {
  const { win, top1, cash } = deserved
  const { means, games } = how
  const factors = shrinkFactors(how.mode)
  const factor = how.payoutFactor ?? factors.payout
  const paid = deserved.paid && shownPaid(deserved.paid, 1, how)
  return {
    win: how.isRaw ? win : shrunkGap(win, means.win, factors.win),
    top1: how.isRaw ? top1 : shrunkChance(top1, means.top1, { factor: factors.top, games }),
    cash: cash && (how.isRaw || means.cash === null ? cash : shrunkGap(cash, means.cash, factor)),
    roi: paid && roiOf(paid, how.feeCents),
    paid,
    luck: paid && won !== null ? { value: won - paid.value, error: paid.error } : null,
  }
}

/** What so many entries are paid together, in cents before fees. */
export function shownPaid(paid: Figure, entries: number, how: Shown): Figure {
  if (how.isRaw || how.poolCents === null) return paid
  const mean = (entries * how.poolCents) / how.entries
  return shrunkGap(paid, mean, how.payoutFactor ?? shrinkFactors(how.mode).payout)
}

/** Of the fees; null where there are none. */
export function roiOf({ value, error }: Figure, feesCents: number | null): Figure | null {
  return feesCents === null || feesCents === 0
    ? null
    : { value: value / feesCents - 1, error: error / feesCents }
}
