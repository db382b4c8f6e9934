import type { Autopsy, AutopsyBasis, TogetherAutopsy } from '#core/autopsy/autopsy.ts'
import type { ShownTogether } from '#core/autopsy/shown-autopsy.ts'
import { formatCents, formatShare } from '#core/figures/estimates.ts'
import { formatCount, pluralize } from '#core/figures/format.ts'
import type { PointsBy } from '#core/players/points.ts'

/** `Deserved $12.30, won $5.00`; without payouts there is no money to name. */
export function deservedText(together: ShownTogether | null): string {
  if (together === null) return 'Played'
  const { paid, won } = together
  return `Deserved ${formatCents(paid.value)}${won === null ? '' : `, won ${formatCents(won)}`}`
}

/** How rare the result is, from the share of games with at most as much won. */
export function rarityText({ won, asMuch, deserved }: TogetherAutopsy): string | null {
  if (won === null || asMuch === null) return null
  return won > deserved.value
    ? `More in ${formatShare(1 - asMuch)} of the games`
    : `As little in ${formatShare(asMuch)} of the games`
}

const POINTS_WORDS: Record<PointsBy, string> = {
  average: 'the averages of the salary file',
  baseline: 'the baseline projections',
  projection: 'your projections',
  hand: 'points typed in by hand',
  mixed: 'projections of several sources',
}

/** `10,000 games against the 17,612 real entries, from the baseline projections as they were before the game.` */
export function basisText({ games, entries, pointsBy }: AutopsyBasis): string {
  return `${formatCount(games)} games against the ${formatCount(entries)} real entries, from ${POINTS_WORDS[pointsBy]} as they were before the game.`
}

/** What could not be read, as sentences. */
export function unreadTexts({ unread }: Autopsy): string[] {
  const { empty, hidden, notListed, own, names } = unread
  return [
    ...(empty > 0 ? [`${pluralize(empty, 'entry', 'entries')} never filled: last in every game.`] : []),
    ...(hidden > 0
      ? [
          `${pluralize(hidden, 'entry', 'entries')} still hidden: a random lineup of the contest stands for each.`,
        ]
      : []),
    ...(notListed > 0
      ? [
          `${pluralize(notListed, 'entry', 'entries')} with players that the slate does not list: ${names.join(', ')}. A random lineup of the contest stands for each.`,
        ]
      : []),
    ...(own > 0 ? [`${pluralize(own, 'entry', 'entries')} of yours can't be read, so without figures.`] : []),
  ]
}
