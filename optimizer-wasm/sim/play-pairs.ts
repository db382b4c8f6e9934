import type { ContestPool } from '#core/contest-pool/contest-pool.ts'
import { lineupRowsOfPlayers, rowsOfLineup } from '#core/contest-pool/lineup-rows.ts'
import { scoreModelOf } from '#core/games/score-model.ts'
import type { Estimate } from '#core/numbers/estimate.ts'
import { playBlocks } from '../sim.ts'
import type { SimKernel } from './kernel.ts'
import { finishesOf, outcomeOf } from './outcome.ts'
import { pairedDifferences } from './paired-differences.ts'
import type { SimRequest } from './sim-request.ts'
import { sumBlocks } from './sum-blocks.ts'
import { finishesTogether, unseenVariance } from './unseen-prizes.ts'

/** Two lineups, each by the ids of its rows. */
export type LineupPair = { before: readonly string[]; after: readonly string[] }

/** The worth of a pair's second lineup beside its first, on the same games. */
export type PairOutcome = {
  /** ROI as a share of the fee; null where entry is free. */
  roiBefore: Estimate | null
  roiAfter: Estimate | null
  /** Chances to be paid. */
  cashBefore: Estimate
  cashAfter: Estimate
  /** Cents a game that the second one makes more, with the error of the paired difference. */
  profitGained: Estimate
  /** How much more often the second one is in the top 1%; paired, too. */
  top1Gained: Estimate
}

/** Enough that a swap of one player is beyond its error, and still well below a second on one thread. */
const GAMES = 10_000
/** Fields that take turns, so that errors include what differs from field to field. */
export const FIELDS_OF_PAIRS = 4

/** Plays both lineups of each pair, each as one more entry; a lineup is played once, in however many pairs it is. */
export function playPairs(
  pairs: readonly LineupPair[],
  contest: Pick<SimRequest, 'contest' | 'opponents' | 'moreFields' | 'seed'> & { pool: ContestPool },
  kernel: SimKernel,
): PairOutcome[] {
  const { pool } = contest
  const places = new Map<string, number>()
  const lineups: (readonly string[])[] = []
  const placeOf = (ids: readonly string[]) => {
    const key = ids.join(' ')
    const known = places.get(key)
    if (known !== undefined) return known
    places.set(key, lineups.length)
    return lineups.push(ids) - 1
  }
  const played = pairs.map(({ before, after }) => ({ before: placeOf(before), after: placeOf(after) }))
  const request: SimRequest = {
    ...contest,
    scores: scoreModelOf(pool),
    lineups: lineupRowsOfPlayers(
      lineups.map((ids) => ids.map((id) => ({ id }))),
      pool,
    ),
    entering: 'alone',
    games: GAMES,
    keepsGames: true,
  }
  const blocks = [...playBlocks(request, kernel)]
  const tally = sumBlocks(blocks)
  const { outcomes } = outcomeOf(request, tally)
  const finishes = finishesOf(
    tally,
    outcomes.map(({ dupes }) => dupes),
  )
  const isSame = (one: number, other: number) =>
    rowsOfLineup(request.lineups, one).join() === rowsOfLineup(request.lineups, other).join()
  const differences = pairedDifferences(
    blocks,
    played.map((pair) => [pair.after, pair.before]),
    ([one, other]) =>
      isSame(one, other)
        ? 0
        : unseenVariance(contest.contest, finishesTogether([finishes[one]!, finishes[other]!]), GAMES),
  )
  return played.map((pair, place) => ({
    roiBefore: outcomes[pair.before]!.roi,
    roiAfter: outcomes[pair.after]!.roi,
    cashBefore: outcomes[pair.before]!.cash,
    cashAfter: outcomes[pair.after]!.cash,
    profitGained: differences[place]!.profit,
    top1Gained: differences[place]!.top1,
  }))
}
