import type { PayoutTier } from '#core/payouts/payout-tiers.ts'
import type { SimContest } from '#core/payouts/sim-contest.ts'
import { placeLimits } from './place-limits.ts'

/**
 * How often a lineup finished within the top 1%, the top 10% and the paid places, a tie at its best place, and the entries of
 * others that tie with it, on average.
 */
export type Finishes = { top1: number; top10: number; cash: number; copies: number }

/** The finishes of lineups that are entered together. */
export function finishesTogether(each: readonly Finishes[]): Finishes {
  const sumOf = (figure: keyof Finishes) => each.reduce((sum, finishes) => sum + finishes[figure], 0)
  return {
    top1: sumOf('top1'),
    top10: sumOf('top10'),
    cash: sumOf('cash'),
    copies: sumOf('copies') / Math.max(1, each.length),
  }
}

/** 1.96 squared: so many more games with a prize give counts of any size an interval of 95%. */
const UNSEEN = 1.96 ** 2
/** A place counts as at most so much likelier than the places around it. */
const LEAN = 3

/**
 * What prizes that so many games are too few to show add to the variance of what a lineup is paid a game, or several together,
 * in cents squared. Each prize counts as won in `UNSEEN` games more than it was; in fewer where finishes near its places are so
 * rare that it can't have been expected so often.
 */
export function unseenVariance(
  contest: Pick<SimContest, 'entries' | 'tiers'>,
  finishes: Finishes,
  games: number,
): number {
  const bands = bandsOf(contest, finishes)
  const tied = 1 + Math.round(finishes.copies)
  return contest.tiers.reduce((sum, { from, to }, tier) => {
    const near = bands.reduce((all, band) => all + band.perPlace * placesIn(band, from, to), 0)
    const wins = UNSEEN / (1 + UNSEEN / (LEAN * near))
    return sum + (wins / games) * sharedPrize(contest.tiers, tier, tied) ** 2
  }, 0)
}

/** Places, and how often finishes were at each of them, one more counted than there were. No band is narrower than the top 1%. */
type Band = { from: number; to: number; perPlace: number }

function bandsOf(contest: Pick<SimContest, 'entries' | 'tiers'>, finishes: Finishes): Band[] {
  const limits = placeLimits(contest)
  const ends = (['top1', 'top10', 'cash'] as const)
    .map((limit) => ({ to: limits[limit], finished: finishes[limit] }))
    .filter(({ to }) => to >= limits.top1)
    .sort((a, b) => a.to - b.to)
  let before = { to: 0, finished: 0 }
  const bands: Band[] = []
  for (const end of ends) {
    if (end.to <= before.to) continue
    const finished = 1 + end.finished - before.finished
    bands.push({ from: before.to + 1, to: end.to, perPlace: finished / (end.to - before.to) })
    before = end
  }
  return bands
}

function placesIn(band: { from: number; to: number }, from: number, to: number): number {
  return Math.max(0, Math.min(band.to, to) - Math.max(band.from, from) + 1)
}

/** What each of `tied` entries of one score is paid from the first place of the tier on, in cents. */
function sharedPrize(tiers: readonly PayoutTier[], first: number, tied: number): number {
  let [cents, left] = [0, tied]
  for (let tier = first; tier < tiers.length && left > 0; tier++) {
    const { from, to, prizeCents } = tiers[tier]!
    const places = Math.min(left, to - from + 1)
    cents += places * prizeCents
    left -= places
  }
  return cents / tied
}
