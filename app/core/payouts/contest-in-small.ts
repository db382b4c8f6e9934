import { lastPaidPlace, type PayoutTier, paidUpTo } from './payout-tiers.ts'
import type { SimContest } from './sim-contest.ts'

/**
 * A contest of at most so many entries, each of which stands for as many of the contest: its places are paid the mean prize, in
 * fractions of cents, of the places that they stand for. The contest itself where it is no larger.
 */
export function contestInSmall(contest: SimContest, most: number): SimContest {
  const each = Math.ceil(contest.entries / most)
  if (each <= 1) return contest
  const { tiers } = contest
  const placeOf = (place: number) => Math.ceil(place / each)
  const last = placeOf(lastPaidPlace(tiers))
  // Within a tier all places are paid alike, except the first and the last, which may stand for places of other tiers too.
  const ends = tiers.flatMap(({ from, to }) => [
    placeOf(from),
    placeOf(from) + 1,
    placeOf(to),
    placeOf(to) + 1,
  ])
  const starts = [...new Set(ends)].filter((start) => start <= last).sort((a, b) => a - b)
  return {
    ...contest,
    entries: placeOf(contest.entries),
    tiers: starts.map((from, index): PayoutTier => {
      const paid = paidUpTo(tiers, from * each) - paidUpTo(tiers, (from - 1) * each)
      return { from, to: (starts[index + 1] ?? last + 1) - 1, prizeCents: paid / each }
    }),
  }
}
