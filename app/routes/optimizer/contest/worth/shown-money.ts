import { formatCents, formatCentsError } from '#core/figures/estimates.ts'
import { type SimulatedSet, shownSetGain, shownSetMoney } from '#core/games/set-claims.ts'
import { type ClaimBasis, shownCash, shownRoi } from '#core/games/shrink.ts'
import type { Estimate } from '#core/numbers/estimate.ts'
import { type ContestSettings, simContestOf } from '#core/payouts/contest-settings.ts'
import type { SimContest } from '#core/payouts/sim-contest.ts'
import type { Comparison, Portfolio } from '#optimizer/portfolio.ts'
import type { AverageEntry } from '#optimizer/sim/average-entry.ts'

export type ShownMoney = {
  /** Cents, of all entries. */
  profit: Estimate
  /** ROI as a share of the fees; null where entry is free. */
  roi: Estimate | null
  /** How often an entry is paid; null where the contest cannot be simulated. */
  cash: Estimate | null
}

/** What entries make as it is shown, moved as the figures of a list are. */
export function shownMoney(outcome: SimulatedSet, settings: ContestSettings, basis: ClaimBasis): ShownMoney {
  const contest = simContestOf(settings)
  if (!contest.ok) return { profit: outcome.profit, roi: null, cash: null }
  return {
    ...shownSetMoney(outcome, contest.value.contest.feeCents, basis),
    cash: shownCash({ own: outcome.cash, mean: outcome.means.cash }, basis),
  }
}

/** The ROI of one lineup whose chance to be paid is known too. `means`: the average entry of the same games. */
export function shownRoiIn(
  { roi, cash, means }: { roi: Estimate; cash: Estimate; means: AverageEntry },
  basis: ClaimBasis,
): Estimate {
  return means.roi === null ? roi : shownRoi(roi, means.roi, { own: cash, mean: means.cash }, basis, means)
}

/** What the chosen entries make more than a simpler choice, in cents an entry, as it is shown. */
export function gainOver(
  { worth, outcome }: Pick<Comparison, 'worth' | 'outcome'>,
  { outcome: own }: Pick<Portfolio, 'outcome'>,
  { feeCents }: Pick<SimContest, 'feeCents'>,
  basis: ClaimBasis,
): Estimate {
  return shownSetGain({ gained: worth.anEntry, own, other: outcome }, feeCents, basis)
}

/** `$1.20 ±$0.40 an entry`, without a sign. */
export function gainText({ value, error }: Estimate): string {
  return `${formatCents(Math.abs(value))} ${formatCentsError(error)} an entry`
}
