import { type Estimate, scaled, withVariance } from '#core/numbers/estimate.ts'
import type { SimContest } from '#core/payouts/sim-contest.ts'
import type { AverageEntry } from '../sim/average-entry.ts'
import { topPlaces } from '../sim/place-limits.ts'
import { type Finishes, finishesTogether, unseenVariance } from '../sim/unseen-prizes.ts'
import { estimateOf } from './paired-estimate.ts'
import type { PlacedCells } from './placed-cells.ts'
import { type PrizeSums, prizeBehind } from './prizes.ts'
import type { Stakes } from './stakes.ts'

/** What a set of entries gets in each game when all of them are entered. */
export type SetGames = {
  /** Cents, before fees. */
  payouts: Float64Array
  /** How many of them are paid; a tie at its best place. */
  paid: Uint16Array
  /** 1 where at least one of them finishes in the top 1% or 0.1%. */
  top1: Uint8Array
  top01: Uint8Array
}

export type SetOutcome = {
  /** How many they are. */
  entries: number
  /** Cents after fees. */
  profit: Estimate
  /** Of the fees: 0.1 is 10%. */
  roi: Estimate
  /** How many of the entries are paid, 0 to 1. */
  cash: Estimate
  /** Shares of the games, 0 to 1. */
  top1: Estimate
  top01: Estimate
  chanceOfProfit: Estimate
  chanceOfLosingAll: Estimate
  /** The mean logarithm of the bankroll after the contest divided by the one before it. */
  growth: Estimate
  /** What the average entry gets in the same games. */
  means: AverageEntry
}

/** The payouts of a set of candidates, counted from the start in every game. */
export function gamesOfSet(
  cells: PlacedCells,
  prizes: PrizeSums,
  entries: number,
  chosen: ArrayLike<number>,
): SetGames {
  const { games, starts, candidate, score, above, tied } = cells
  const isChosen = new Uint8Array(cells.candidates)
  for (let at = 0; at < chosen.length; at++) isChosen[chosen[at]!] = 1
  const outcome = {
    payouts: new Float64Array(games),
    paid: new Uint16Array(games),
    top1: new Uint8Array(games),
    top01: new Uint8Array(games),
  }
  const top1Places = topPlaces(entries, 1)
  const top01Places = topPlaces(entries, 0.1)
  const paidPlaces = prizes.length - 1
  for (let game = 0; game < games; game++) {
    const end = starts[game + 1]!
    let better = 0
    for (let cell = starts[game]!; cell < end; ) {
      const level = cell
      let own = 0
      for (; cell < end && score[cell] === score[level]; cell++) own += isChosen[candidate[cell]!]!
      if (own === 0) continue
      // The best of them decides whether at least one finishes so high.
      if (better === 0 && above[level]! < top1Places) outcome.top1[game] = 1
      if (better === 0 && above[level]! < top01Places) outcome.top01[game] = 1
      if (above[level]! + better < paidPlaces) outcome.paid[game]! += own
      outcome.payouts[game]! += own * prizeBehind(prizes, above[level]! + better, tied[level]! + own)
      better += own
    }
  }
  return outcome
}

/** A set of entries in some games, with its fees; the bankroll is above them. */
export type StakedGames = {
  games: SetGames & { finishes: ReadonlyMap<number, Finishes>; means: AverageEntry }
  stakes: Stakes
  contest: Pick<SimContest, 'entries' | 'tiers'>
}

/** What prizes that the games were too few to show add to the variance of what a set is paid; of two sets, of their difference. */
export function unseenOf({ games, contest }: StakedGames, other?: StakedGames): number {
  const without = (own: StakedGames['games'], others?: StakedGames['games']) =>
    [...own.finishes].flatMap(([candidate, finishes]) => (others?.finishes.has(candidate) ? [] : finishes))
  const all = [...without(games, other?.games), ...(other ? without(other.games, games) : [])]
  return all.length === 0 ? 0 : unseenVariance(contest, finishesTogether(all), games.payouts.length)
}

export function outcomeOf(staked: StakedGames): SetOutcome {
  const { games, stakes } = staked
  const { payouts, top1, top01, means } = games
  const { feesCents, bankrollCents } = stakes
  const paid = estimateOf(payouts.map((cents) => cents - feesCents))
  const profit = withVariance(paid, unseenOf(staked), payouts.length)
  return {
    entries: Math.max(1, games.finishes.size),
    profit,
    roi:
      feesCents > 0
        ? { value: profit.value / feesCents, error: profit.error / feesCents }
        : { value: 0, error: 0 },
    cash: scaled(estimateOf(games.paid), 1 / Math.max(1, games.finishes.size)),
    top1: estimateOf(top1),
    top01: estimateOf(top01),
    chanceOfProfit: estimateOf(payouts.map((cents) => (cents > feesCents ? 1 : 0))),
    chanceOfLosingAll: estimateOf(payouts.map((cents) => (cents === 0 ? 1 : 0))),
    growth: estimateOf(growthByGame(payouts, feesCents, bankrollCents)),
    means,
  }
}

function growthByGame(payouts: Float64Array, feesCents: number, bankrollCents: number): Float64Array {
  return payouts.map((cents) => Math.log((bankrollCents - feesCents + cents) / bankrollCents))
}

/** What each candidate would be paid alone, in cents a game: without the other candidates. */
export function paidAlone(
  { games, candidates, starts, candidate, above, tied }: PlacedCells,
  prizes: PrizeSums,
): Float64Array {
  const sums = new Float64Array(candidates)
  for (let cell = 0; cell < starts[games]!; cell++) {
    sums[candidate[cell]!]! += prizeBehind(prizes, above[cell]!, tied[cell]! + 1)
  }
  return sums.map((cents) => cents / games)
}
