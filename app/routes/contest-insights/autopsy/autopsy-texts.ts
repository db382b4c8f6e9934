import { formatCount, formatMoney, formatPct, formatProfit } from '#app/lib/formats/format.ts'
import type { Autopsy, AutopsyBasis, TogetherAutopsy } from '#core/autopsy/autopsy.ts'
import type { PointsBy } from '#core/players/points.ts'

/* Figures of an autopsy as text. Shares are 0 to 1, money in cents. */

/** `+12%`, `-4.5%`, `0%`: whole percents from ten on, because the error is seldom smaller. */
export function roiText(roi: number): string {
  const pct = 100 * roi
  const digits = pctDigits(Math.abs(pct))
  if (digits === '0.0') return '0%'
  return `${pct > 0 ? '+' : '-'}${digits}%`
}

/** `± 3%`; empty where the error is not known. */
export function roiErrorText(error: number): string {
  return Number.isFinite(error) ? `± ${pctDigits(100 * error)}%` : ''
}

/** `23.4%`, `<0.1%`, `0%`. */
export function shareText(share: number): string {
  const pct = 100 * share
  if (pct <= 0) return '0%'
  return pct < 0.05 ? '<0.1%' : formatPct(pct)
}

/** `1 in 430`; where no game was won, that it is rarer than one of the games. */
export function winText(share: number, games: number): string {
  return share > 0 ? `1 in ${formatCount(Math.round(1 / share))}` : `<1 in ${formatCount(games)}`
}

export function moneyText(cents: number): string {
  return formatMoney(cents / 100)
}

/** With its sign. */
export function luckText(cents: number): string {
  return formatProfit(cents / 100)
}

export function luckErrorText(cents: number): string {
  return Number.isFinite(cents) ? `± ${formatMoney(cents / 100)}` : ''
}

/** How rare the result is, from the share of games with at most as much won. */
export function rarityText({ won, asMuch, deserved }: TogetherAutopsy): string | null {
  if (won === null || asMuch === null) return null
  return won > deserved.value
    ? `More in ${shareText(1 - asMuch)} of the games`
    : `As little in ${shareText(asMuch)} of the games`
}

const POINTS_WORDS: Record<PointsBy, string> = {
  average: 'the averages of the salary file',
  baseline: 'the baseline projection',
  projection: 'your projections',
  hand: 'points typed in by hand',
  mixed: 'projections of several sources',
}

/** `10,000 games against the 17,612 real entries, from the baseline projection as it was before the game.` */
export function basisText({ games, entries, pointsBy }: AutopsyBasis): string {
  return `${formatCount(games)} games against the ${formatCount(entries)} real entries, from ${POINTS_WORDS[pointsBy]} as it was before the game.`
}

/** What could not be read, as sentences. */
export function unreadTexts({ unread }: Autopsy): string[] {
  const { empty, hidden, notListed, own, names } = unread
  return [
    ...(empty > 0 ? [`${entriesText(empty)} never filled: last in every game.`] : []),
    ...(hidden > 0
      ? [`${entriesText(hidden)} still hidden: a random lineup of the contest stands for each.`]
      : []),
    ...(notListed > 0
      ? [
          `${entriesText(notListed)} with players that the slate does not list (${names.join(', ')}): a random lineup of the contest stands for each.`,
        ]
      : []),
    ...(own > 0 ? [`${entriesText(own)} of yours can't be read, so without figures.`] : []),
  ]
}

function entriesText(count: number): string {
  return count === 1 ? '1 entry' : `${formatCount(count)} entries`
}

function pctDigits(pct: number): string {
  return pct >= 9.95 ? formatCount(Math.round(pct)) : pct.toFixed(1)
}
