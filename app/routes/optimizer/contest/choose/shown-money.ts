import { formatCents, formatCentsError } from '#core/figures/estimates.ts'
import { choiceGain } from '#core/games/choice-gain.ts'
import { type ClaimBasis, shownCash, shownClaim, shownRoi } from '#core/games/shrink.ts'
import { type ContestSettings, simContestOf } from '#core/payouts/contest-settings.ts'
import type { SimContest } from '#core/payouts/sim-contest.ts'
import type { Comparison, Portfolio, SetOutcome } from '#optimizer/portfolio.ts'
import { averageEntry } from '#optimizer/sim/average-entry.ts'

type Figure = { value: number; error: number }

export type ShownMoney = {
  /** Cents, of all entries. */
  profit: Figure
  /** Of the fees; null where entry is free. */
  roi: Figure | null
  /** How often an entry is paid; null where the contest cannot be simulated. */
  cash: Figure | null
}

/** What entries make as it is shown, moved as the figures of a list are. */
export function shownMoney(
  { profit, cash, entries }: Pick<SetOutcome, 'profit' | 'cash' | 'entries'>,
  settings: ContestSettings,
  basis: ClaimBasis,
): ShownMoney {
  const contest = simContestOf(settings)
  if (!contest.ok) return { profit, roi: null, cash: null }
  const { feeCents } = contest.value.contest
  const means = averageEntry(contest.value.contest)
  const paid = { own: cash, mean: means.cash }
  const each = shownClaim(
    { value: profit.value / entries + feeCents, error: profit.error / entries },
    means.profit + feeCents,
    paid,
    basis,
    means,
  )
  return {
    profit: { value: entries * (each.value - feeCents), error: entries * each.error },
    roi: feeCents > 0 ? { value: each.value / feeCents - 1, error: each.error / feeCents } : null,
    cash: shownCash(paid, basis),
  }
}

/** The ROI of one lineup whose chance to be paid is known too. */
export function shownRoiIn(
  contest: SimContest,
  { roi, cash }: { roi: Figure; cash: Figure },
  basis: ClaimBasis,
): Figure {
  const means = averageEntry(contest)
  return means.roi === null ? roi : shownRoi(roi, means.roi, { own: cash, mean: means.cash }, basis, means)
}

/** What the chosen entries make more than a simpler choice, in cents an entry, as it is shown. */
export function gainOver(
  { worth, outcome }: Pick<Comparison, 'worth' | 'outcome'>,
  { outcome: own }: Pick<Portfolio, 'outcome'>,
  contest: SimContest,
  basis: ClaimBasis,
): Figure {
  const { feeCents } = contest
  const means = averageEntry(contest)
  const average = ({ profit, cash, entries }: SetOutcome) => ({
    paid: profit.value / entries + feeCents,
    cash,
  })
  return choiceGain(
    { gained: worth.anEntry, own: average(own), other: average(outcome) },
    { paid: means.profit + feeCents, cash: means.cash, steep: means.steep },
    basis,
  )
}

/** `$1.20 ±$0.40 an entry`, without a sign. */
export function gainText({ value, error }: Figure): string {
  return `${formatCents(Math.abs(value))} ${formatCentsError(error)} an entry`
}
