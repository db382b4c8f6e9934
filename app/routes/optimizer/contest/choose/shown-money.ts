import type { Format } from '#core/formats/format.ts'
import { shrinkFactors, shrunkGap } from '#core/games/shrink.ts'
import { type ContestSettings, simContestOf } from '#core/payouts/contest-settings.ts'
import { prizePoolCents } from '#core/payouts/payout-tiers.ts'
import type { SetOutcome } from '#optimizer/portfolio.ts'

type Figure = { value: number; error: number }

/**
 * Profit and ROI of entries as they are shown: moved towards what the average entry of the contest makes, as the figures of a
 * list are. Without a fee there is no ROI.
 */
export function shownMoney(
  { profit, roi }: Pick<SetOutcome, 'profit' | 'roi'>,
  settings: ContestSettings,
  mode: Format,
  payoutFactor: number | null = null,
): { profit: Figure; roi: Figure | null } {
  if (settings.feeCents === 0) return { profit, roi: null }
  const shown = shownRoi(roi, settings, mode, payoutFactor)
  // Both are the same figure in two units: the fees of all entries are profit / ROI.
  const fees = roi.value === 0 ? 0 : profit.value / roi.value
  return { profit: { value: shown.value * fees, error: shown.error * fees }, roi: shown }
}

/** An ROI moved towards what the average entry of the contest makes. */
export function shownRoi(
  roi: Figure,
  settings: ContestSettings,
  mode: Format,
  payoutFactor: number | null = null,
): Figure {
  const contest = simContestOf(settings)
  if (!contest.ok) return roi
  const { entries, tiers, feeCents } = contest.value.contest
  return shrunkGap(
    roi,
    prizePoolCents(tiers) / (entries * feeCents) - 1,
    payoutFactor ?? shrinkFactors(mode).payout,
  )
}
