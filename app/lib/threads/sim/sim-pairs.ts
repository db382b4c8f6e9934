import type { ContestPool } from '#core/contest-pool/contest-pool.ts'
import { lineupRowsOfPlayers, rowsOfLineup } from '#core/contest-pool/lineup-rows.ts'
import { seedOfField } from '#core/field/clumped-field.ts'
import { scoreModelOf } from '#core/games/score-model.ts'
import type { FieldKernel } from '#optimizer/field/kernel.ts'
import type { SimKernel } from '#optimizer/sim/kernel.ts'
import { finishesOf, outcomeOf } from '#optimizer/sim/outcome.ts'
import { pairedDifferences } from '#optimizer/sim/paired-differences.ts'
import type { SimRequest } from '#optimizer/sim/sim-request.ts'
import { sumBlocks } from '#optimizer/sim/sum-blocks.ts'
import { finishesTogether, unseenVariance } from '#optimizer/sim/unseen-prizes.ts'
import { playBlocks } from '#optimizer/sim.ts'
import { drawnField, drawOpponents } from './sim-field.ts'
import type { PairsQuestion, PairWorth } from './sim-messages.ts'

/** Enough that a swap of one player is beyond its error, and still well below a second on one thread. */
const GAMES = 10_000
/** Fields that take turns, so that errors include what differs from field to field. */
const FIELDS = 4

/**
 * What each lineup is worth before and after, on the same games against the same opponents. A player who is in no entry scores
 * nothing, so the lineup before is worth what it would be if it stayed as it is.
 */
export function pairWorths(
  question: PairsQuestion,
  pool: ContestPool,
  kernels: { field: FieldKernel; sim: SimKernel },
): PairWorth[] {
  const { pairs, contest, seed } = question
  const after = pairs.map((pair) => pair.after)
  const field = drawnField({ ...question, lineups: after }, pool, kernels.field)
  const moreFields = Array.from({ length: FIELDS - 1 }, (_, number) =>
    drawOpponents(
      field.model,
      { pool, entries: contest.entries, seed: seedOfField(seed, number + 1) },
      kernels.field,
    ),
  )
  // A lineup is played once, in however many pairs it is.
  const places = new Map<string, number>()
  const lineups: (readonly string[])[] = []
  const placeOf = (ids: readonly string[]) => {
    const key = ids.join(' ')
    const known = places.get(key)
    if (known !== undefined) return known
    places.set(key, lineups.length)
    return lineups.push(ids) - 1
  }
  const played = pairs.map((pair) => ({ before: placeOf(pair.before), after: placeOf(pair.after) }))
  const request: SimRequest = {
    pool,
    scores: scoreModelOf(pool),
    contest,
    opponents: field.opponents,
    moreFields,
    lineups: lineupRowsOfPlayers(
      lineups.map((ids) => ids.map((id) => ({ id }))),
      pool,
    ),
    entering: 'alone',
    games: GAMES,
    seed,
    keepsGames: true,
  }
  const blocks = [...playBlocks(request, kernels.sim)]
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
        : unseenVariance(contest, finishesTogether([finishes[one]!, finishes[other]!]), GAMES),
  )
  return played.map((pair, place) => {
    const drawn = field.places.indexOf(place)
    return {
      roiBefore: outcomes[pair.before]!.roi,
      roiAfter: outcomes[pair.after]!.roi,
      cashBefore: outcomes[pair.before]!.cash,
      cashAfter: outcomes[pair.after]!.cash,
      profitGained: differences[place]!.profit,
      top1Gained: differences[place]!.top1,
      dupesAfter: drawn < 0 ? null : field.dupes[drawn]!,
    }
  })
}
