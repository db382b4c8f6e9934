import type { ContestPool } from '#core/contest-pool/contest-pool.ts'
import { distinctLineups } from '#core/contest-pool/distinct-lineups.ts'
import { lineupRowsOfPlayers } from '#core/contest-pool/lineup-rows.ts'
import { scoreModelOf } from '#core/games/score-model.ts'
import type { Estimate } from '#core/numbers/estimate.ts'
import type { SimContest } from '#core/payouts/sim-contest.ts'
import { playBlocks } from '../sim.ts'
import { type AverageEntry, averageEntry } from './average-entry.ts'
import { type BlockTally, blocksOf } from './block-tally.ts'
import type { SimKernel } from './kernel.ts'
import { GAMES_OF_BLOCK } from './load-contest.ts'
import { dupesOf, finishesOf, lineupOutcomes } from './outcome.ts'
import { type BlockDifferences, differencesOf, pairedDifferences } from './paired-differences.ts'
import type { Opponents } from './sim-request.ts'
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
  /** The average entry of the same games. */
  means: AverageEntry
}

/** Enough that a swap of one player is beyond its error, and still well below a second on one thread. */
const GAMES = 10_000
/** Fields that take turns, so that errors include what differs from field to field. */
export const FIELDS_OF_PAIRS = 4

/** `fieldAt`: the contest's other entries, 0 to `FIELDS_OF_PAIRS - 1`; each is asked for once in a part. */
export type PairsContest = {
  pool: ContestPool
  contest: SimContest
  fieldAt: (field: number) => Opponents
  seed: number
}

/** Threads share the fields, and with each the games in which its turn is. */
export type PartOfPairs = { part: number; parts: number }

/** What a thread played: plain data. */
export type PlayedPairs = {
  /** Without the games of single lineups. */
  blocks: BlockTally[]
  differences: BlockDifferences[]
  /** By lineup, its copies in the fields of the part, as the part's share of the mean of all fields. */
  copies: number[]
  /** Whether the entries of the fields are real ones; also false in a part without fields. */
  isReal: boolean
}

/** Plays both lineups of each pair, each as one more entry; a lineup is played once, in however many pairs it is. */
export function playPairs(
  pairs: readonly LineupPair[],
  asked: PairsContest,
  kernel: SimKernel,
): PairOutcome[] {
  return outcomesOfPairs(pairs, asked, [playPartOfPairs(pairs, asked, { part: 0, parts: 1 }, kernel)])
}

export function playPartOfPairs(
  pairs: readonly LineupPair[],
  { pool, contest, fieldAt, seed }: PairsContest,
  { part, parts }: PartOfPairs,
  kernel: SimKernel,
): PlayedPairs {
  const { lineups, places } = placesOf(pairs, pool)
  const played: PlayedPairs = {
    blocks: [],
    differences: [],
    copies: Array<number>(lineups.count).fill(0),
    isReal: false,
  }
  const shared = { pool, scores: scoreModelOf(pool), contest, lineups, seed }
  for (let field = part; field < FIELDS_OF_PAIRS; field += parts) {
    const opponents = fieldAt(field)
    played.isReal ||= opponents.isReal === true
    for (const [lineup, copies] of dupesOf({ opponents, lineups }).entries())
      played.copies[lineup]! += copies / FIELDS_OF_PAIRS
    for (const { firstGame, games } of blocksOf(0, GAMES)) {
      if ((firstGame / GAMES_OF_BLOCK) % FIELDS_OF_PAIRS !== field) continue
      const request = { ...shared, opponents, entering: 'alone' as const, firstGame, games, keepsGames: true }
      const [block] = playBlocks(request, kernel)
      played.differences.push(differencesOf(block!, places))
      played.blocks.push({ ...block!, byGame: new Float64Array(0) })
    }
  }
  return played
}

/** What all parts together say: the same figures with any number of them. */
export function outcomesOfPairs(
  pairs: readonly LineupPair[],
  { pool, contest }: Pick<PairsContest, 'pool' | 'contest'>,
  parts: readonly PlayedPairs[],
): PairOutcome[] {
  const { lineups, places } = placesOf(pairs, pool)
  const tally = sumBlocks(parts.flatMap(({ blocks }) => blocks))
  const copies = Array.from({ length: lineups.count }, (_, lineup) =>
    parts.reduce((sum, part) => sum + part.copies[lineup]!, 0),
  )
  const finishes = finishesOf(tally, copies)
  const outcomes = lineupOutcomes(contest, tally, finishes)
  const differences = pairedDifferences(
    parts.flatMap((part) => part.differences),
    places,
    ([one, other]) =>
      unseenVariance(contest, finishesTogether([finishes[one]!, finishes[other]!]), tally.games),
  )
  const means = averageEntry(contest, tally, { isReal: parts.some(({ isReal }) => isReal) })
  return places.map(([after, before], pair) => ({
    means,
    roiBefore: outcomes[before]!.roi,
    roiAfter: outcomes[after]!.roi,
    cashBefore: outcomes[before]!.cash,
    cashAfter: outcomes[after]!.cash,
    profitGained: differences[pair]!.profit,
    top1Gained: differences[pair]!.top1,
  }))
}

/** The lineups of the pairs, each once, and by pair the places of its second and of its first one. */
function placesOf(pairs: readonly LineupPair[], pool: ContestPool) {
  const all = [...pairs.map(({ before }) => before), ...pairs.map(({ after }) => after)]
  const { lineups, placeOf } = distinctLineups(
    lineupRowsOfPlayers(
      all.map((ids) => ids.map((id) => ({ id }))),
      pool,
    ),
  )
  const places = pairs.map((_, pair) => [placeOf[pairs.length + pair]!, placeOf[pair]!] as const)
  return { lineups, places }
}
