import { formatCount, formatSalary, pluralize } from '#core/figures/format.ts'
import { feeAndSize } from '#core/payouts/contest-line.ts'
import { assumedText, type ContestSettings, simContestOf } from '#core/payouts/contest-settings.ts'
import { prizePoolCents } from '#core/payouts/payout-tiers.ts'

/** `$10 · 20,000 entries · $170,000, payouts estimated`; why there are no payouts where that is so. */
export function contestFacts(settings: ContestSettings): { text: string; isWrong: boolean } {
  const { fillPct } = settings
  const full = fillPct === 100 ? '' : `, ${fillPct}% full`
  const contest = simContestOf(settings)
  if (!contest.ok) return { text: contest.error, isWrong: true }
  const { tiers, isEstimated } = contest.value.contest
  const pool = formatSalary(Math.round(prizePoolCents(tiers) / 100))
  const opponents = settings.opponents ? ` · against ${settings.opponents.name}` : ''
  const text = `${feeAndSize(settings)}${full} · ${pool} in prizes${isEstimated ? ', payouts estimated' : ''}${opponents}`
  const assumed = assumedText(settings)
  return { text: assumed === null ? text : `${text} (${assumed})`, isWrong: false }
}

/**
 * What a row of contests has room for: `47,562 entries, $600,000 in prizes`, or what the user should set.
 * @param from where size and payouts are from: `on Nov 20, 2026`; null where they are not of an earlier contest.
 */
export function sizeAndPayouts(settings: ContestSettings, from: string | null): string {
  const opponents = settings.opponents ? `, against ${settings.opponents.name}` : ''
  if (settings.assumed?.includes('size'))
    return `Set size and payouts (${formatCount(settings.size)} entries assumed)${opponents}`
  const contest = simContestOf(settings)
  if (!contest.ok) return contest.error
  const { tiers, isEstimated } = contest.value.contest
  const isEarlier = settings.payouts.from === 'earlier'
  const how =
    isEstimated && !isEarlier
      ? 'payouts estimated'
      : `${formatSalary(Math.round(prizePoolCents(tiers) / 100))} in prizes`
  const as = from === null ? (isEarlier ? ' as in an earlier contest' : '') : `, as ${from}`
  return `${pluralize(settings.size, 'entry', 'entries')}, ${how}${as}${opponents}`
}
