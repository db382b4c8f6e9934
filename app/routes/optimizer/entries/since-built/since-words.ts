import type { SetSince } from '#app/lib/threads/entries/entries-messages.ts'
import type { Change, MovedPerson } from '#core/entries/changes-since-built.ts'
import { formatCents, formatCentsError, formatRoiEstimate } from '#core/figures/estimates.ts'
import { formatCount, formatPct, formatPoints, formatSalary } from '#core/figures/format.ts'
import { isShown } from '#core/games/choice-gain.ts'
import { meanCash, type SimulatedSet, shownSetGain, shownSetMoney } from '#core/games/set-claims.ts'
import type { ClaimBasis } from '#core/games/shrink.ts'
import { scaled } from '#core/numbers/estimate.ts'
import type { SimContest } from '#core/payouts/sim-contest.ts'

/** `Out`, `18.20 to 12.10 points`, `31.0% to 18.0% owned`, `4.0% to 9.0% as captain`, `$9,200 to $9,400`. */
export function movesOf({
  points,
  own,
  captainOwn,
  price,
  status,
}: Pick<MovedPerson, 'points' | 'own' | 'captainOwn' | 'price' | 'status'>): string[] {
  return [
    ...(status ? [status.now === 'Out' ? 'out' : `${status.before} to ${status.now}`] : []),
    ...(points ? [`${between(points, formatPoints)} points`] : []),
    ...(own ? [`${between(own, formatPct)} owned`] : []),
    ...(captainOwn ? [`${between(captainOwn, formatPct)} as captain`] : []),
    ...(price ? [between(price, formatSalary)] : []),
  ]
}

function between({ before, now }: Change<number>, format: (value: number) => string): string {
  return `${format(before)} to ${format(now)}`
}

/**
 * `ROI of the set: +12% ±3.1% now, +15% ±3.0% with the figures of then. That is -3.0% ±0.8%, on the same 10,000 games.`
 * @param basis null for what the games say.
 */
export function worthSentence(
  { gained, games, ...played }: SetSince,
  contest: SimContest,
  basis: ClaimBasis | null,
): string {
  const { feeCents } = contest
  const [now, before] = [setOf(played.now), setOf(played.before)]
  const anEntry = scaled(gained, 1 / now.entries)
  const gain = basis ? shownSetGain({ gained: anEntry, own: now, other: before }, feeCents, basis) : anEntry
  const on = `on the same ${formatCount(games)} games`
  const isLess = gain.value < 0
  const size = { value: Math.abs(gain.value), error: gain.error }
  if (feeCents === 0)
    return isShown(gain)
      ? `An entry makes ${formatCents(size.value)} ${formatCentsError(size.error)} ${isLess ? 'less' : 'more'} than with the figures of then, ${on}.`
      : `No difference in money that could be shown, ${on}.`
  const roiOf = (set: SimulatedSet) =>
    basis ? shownSetMoney(set, feeCents, basis).roi! : scaled(set.profit, 1 / (set.entries * feeCents))
  const difference = formatRoiEstimate(scaled(gain, 1 / feeCents))
  const change = isShown(gain) ? `That is ${difference}` : `No difference that could be shown: ${difference}`
  return `ROI of the set: ${formatRoiEstimate(roiOf(now))} now, ${formatRoiEstimate(roiOf(before))} with the figures of then. ${change}, ${on}.`
}

function setOf({ profit, cash, means }: SetSince['now']): SimulatedSet {
  return { profit, means, cash: meanCash(cash)!, entries: cash.length }
}
