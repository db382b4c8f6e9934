import { OpponentSums } from '#core/autopsy/opponents.ts'
import { playedPool } from '#core/autopsy/played-pool.ts'
import { ranksInGame } from '#core/autopsy/rank-spread.ts'
import { realField } from '#core/autopsy/real-field.ts'
import { tiersOfField } from '#core/autopsy/tiers-of-field.ts'
import { scoreModelOf } from '#core/games/score-model.ts'
import type { SimContest } from '#core/payouts/sim-contest.ts'
import { winningsCents } from '#core/payouts/winnings.ts'
import type { PlacedCells } from '#optimizer/portfolio/placed-cells.ts'
import { simGames } from '#optimizer/portfolio/sim-games.ts'
import type { BlockTally } from '#optimizer/sim/block-tally.ts'
import type { SimKernel } from '#optimizer/sim/kernel.ts'
import { GAMES_OF_BLOCK } from '#optimizer/sim/load-contest.ts'
import { outcomeOf } from '#optimizer/sim/outcome.ts'
import type { SimRequest } from '#optimizer/sim/sim-request.ts'
import { sumBlocks } from '#optimizer/sim/sum-blocks.ts'
import { playBlocks } from '#optimizer/sim.ts'
import { autopsyOf } from './autopsy-figures.ts'
import type { AutopsyAnswer, AutopsyQuestion } from './autopsy-question.ts'

/** Ranks are known well enough from fewer games: the error of a quartile is about 1% of the field. */
const GAMES_FOR_RANKS = 2000
const MOST_OPPONENTS = 200

/**
 * Plays the contest of a standings file with its real field: the user's entries together, against all others. Yields the share
 * of the work done (0 to 1) after each block of games. Throws a RangeError with a sentence
 * for the user where the contest can't be played.
 */
export function* playAutopsy(question: AutopsyQuestion, kernel: SimKernel): Generator<number, AutopsyAnswer> {
  const { field, format, mine, seed, games } = question
  const pool = playedPool(field, question.rows, format)
  const read = realField(field, pool, mine, seed)
  if ('problem' in read) throw new RangeError(read.problem)
  const tiers = question.tiers && tiersOfField(question.tiers, field.entries)
  const contest: SimContest = {
    kind: 'own_table',
    entries: field.entries,
    feeCents: question.feeCents ?? 0,
    maxEntries: Math.max(1, mine.length),
    tiers: tiers ?? [],
    isEstimated: false,
  }
  const request: SimRequest = {
    pool,
    scores: scoreModelOf(pool),
    contest,
    opponents: { ...read.opponents, isReal: true },
    lineups: read.own,
    entering: 'together',
    games,
    seed,
    paysOpponents: tiers !== null,
  }
  const gamesForRanks = Math.min(GAMES_FOR_RANKS, games)
  const all = games + gamesForRanks
  let done = 0
  const sums = new OpponentSums(field)
  const blocks: BlockTally[] = []
  for (const block of playBlocks(request, kernel)) {
    if (tiers) sums.add(block.opponentCents, read.placeOf, block.games)
    // Summed by user already; kept for every block they would be most of the memory.
    blocks.push({ ...block, opponentCents: new Float64Array() })
    done += block.games
    yield done / all
  }
  const outcome = outcomeOf(request, sumBlocks(blocks))

  const ranks = read.ownEntries.map(() => new Uint32Array(gamesForRanks))
  const source = simGames(request, kernel)
  for (let first = 0; read.own.count > 0 && first < gamesForRanks; first += GAMES_OF_BLOCK) {
    const count = Math.min(GAMES_OF_BLOCK, gamesForRanks - first)
    addRanks(ranks, source.cells(read.own, { first, games: count }, field.entries), first)
    done += count
    yield done / all
  }
  const won = tiers && !field.isLive ? winningsCents(field.ranks, tiers) : null
  return {
    autopsy: autopsyOf(question, { pool, read, outcome, ranks, won, tiers }),
    opponents: sums.largest(MOST_OPPONENTS, { mine, won }),
  }
}

/** Depth is the whole field, so every own lineup has a cell in every game. */
function addRanks(ranks: readonly Uint32Array[], cells: PlacedCells, first: number): void {
  for (let game = 0; game < cells.games; game++) {
    const own = []
    for (let cell = cells.starts[game]!; cell < cells.starts[game + 1]!; cell++)
      own.push({ entry: cells.candidate[cell]!, score: cells.score[cell]!, above: cells.above[cell]! })
    for (const { entry, rank } of ranksInGame(own)) ranks[entry]![first + game] = rank
  }
}
