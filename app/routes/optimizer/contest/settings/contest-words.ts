import { formatSalary, pluralize } from '#core/figures/format.ts'
import { CONTEST_TYPES } from '#core/payouts/contest-kinds.ts'
import { assumedText, type ContestSettings, simContestOf } from '#core/payouts/contest-settings.ts'
import { dollarText } from '#core/payouts/dollar-text.ts'
import { prizePoolCents } from '#core/payouts/payout-tiers.ts'

/** `NFL Showdown $50K Sprint`, `Large GPP, top heavy` */
export function contestName({ name, kind, payouts }: ContestSettings): string {
  if (name) return name
  return payouts.from === 'earlier' ? payouts.name : CONTEST_TYPES[kind].label
}

/** `$10 · 20,000 entries · $170,000, payouts estimated`; why there are no payouts where that is so. */
export function contestFacts(settings: ContestSettings): { text: string; isWrong: boolean } {
  const { feeCents, size, fillPct } = settings
  const fee = feeCents === 0 ? 'Free' : dollarText(feeCents)
  const full = fillPct === 100 ? '' : `, ${fillPct}% full`
  const contest = simContestOf(settings)
  if (!contest.ok) return { text: contest.error, isWrong: true }
  const { tiers, isEstimated } = contest.value.contest
  const pool = formatSalary(Math.round(prizePoolCents(tiers) / 100))
  const opponents = settings.opponents ? ` · against ${settings.opponents.name}` : ''
  const text = `${fee} · ${pluralize(size, 'entry', 'entries')}${full} · ${pool} in prizes${isEstimated ? ', payouts estimated' : ''}${opponents}`
  const assumed = assumedText(settings)
  return { text: assumed === null ? text : `${text} (${assumed})`, isWrong: false }
}
