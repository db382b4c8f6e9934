import type { SlateOffersAnswer, SlateReport } from '#contract/contest-slate.ts'
import { formatCount, formatSalary, pluralize } from '#core/figures/format.ts'

/** What the slate lists of the contest's players. */
export function slateFitText({ drafted, listed, notListed }: SlateReport): string {
  if (listed === drafted) return `It lists all ${pluralize(drafted, 'drafted player')}.`
  const more = drafted - listed - notListed.length
  const names = `${notListed.join(', ')}${more > 0 ? ` and ${formatCount(more)} more` : ''}`
  return `It lists ${formatCount(listed)} of the ${pluralize(drafted, 'drafted player')}. Not on it: ${names}.`
}

/** Why the slate can't be the contest's, and what is unknown for that; null when there is no reason. */
export function slateProblemText(report: SlateReport): string | null {
  const reason = problemReason(report)
  return (
    reason &&
    `${reason} Salary left, team shapes and the best lineup in hindsight need the slate of this contest.`
  )
}

function problemReason({
  problem,
  listed,
  drafted,
  lineups,
  overBudget,
  budget,
}: SlateReport): string | null {
  switch (problem) {
    case null:
      return null
    case 'unreadable':
      return 'The salary file of this slate cannot be read.'
    case 'other_players':
      return `This slate lists only ${formatCount(listed)} of the ${pluralize(drafted, 'drafted player')}.`
    case 'other_prices':
      return `At this slate's prices ${formatCount(overBudget)} of ${pluralize(lineups, 'lineup')} cost more than ${formatSalary(budget)}, so it is another game of the same teams.`
  }
}

/** What the offers leave out, or why there are none. */
export function slateOffersText({
  format,
  hasLineups,
  stored,
  offers,
  otherPrices,
}: SlateOffersAnswer): string | null {
  if (!format) return "This contest's lineups are of a format that has no slates here."
  if (!hasLineups) return 'The file shows no lineups yet, so no slate can be recognized.'
  if (stored === 0) return `You have no ${format.name} slates yet.`
  if (otherPrices > 0) {
    const [list, prices] = otherPrices === 1 ? ['lists', 'it is'] : ['list', 'they are']
    return `${pluralize(otherPrices, 'other slate')} ${list} these players at prices that put lineups over ${formatSalary(format.budget)}: ${prices} of another game.`
  }
  return offers.length === 0
    ? `None of your ${formatCount(stored)} ${format.name} slates lists the players of this contest.`
    : null
}
