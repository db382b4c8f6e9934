import type { ContestPool } from '#core/contest-pool/contest-pool.ts'
import type { LineupRows } from '#core/contest-pool/lineup-rows.ts'
import type { ScoreModel } from '#core/games/score-model.ts'
import type { SimContest } from '#core/payouts/sim-contest.ts'

/** The opponents' entries. Plain data: it can be posted to a thread. */
export type Opponents = {
  /** Each lineup once. */
  lineups: LineupRows
  /** By lineup, the entries that it stands for. */
  copies: Uint32Array
  /** They are a contest's own entries, of a file; drawn from an ownership without it. */
  isReal?: boolean
}

/** Games whose scores are known: finished ones, or those of a test. */
export type GivenScores = {
  people: number
  /** Games `firstGame` to `firstGame + games - 1` of a request must be among them. */
  games: number
  /** In 1/100 point, game after game, each by person (`ContestPool.people`). */
  scores: Int32Array
}

export function isModel(scores: ScoreModel | GivenScores): scores is ScoreModel {
  return 'quantiles' in scores
}

/**
 * `alone`: each lineup is judged as one more entry beside the opponents, as if the others were not entered, so the opponents
 * are the contest's entries less one. `together`: the lineups are all entered, and the opponents are the other entries.
 */
type Entering = 'alone' | 'together'

export type SimRequest = {
  pool: Pick<ContestPool, 'format' | 'rows' | 'people' | 'personOfRow'>
  /** Games are drawn from a model, or given. */
  scores: ScoreModel | GivenScores
  contest: SimContest
  opponents: Opponents
  lineups: LineupRows
  entering: Entering
  games: number
  /** 0 without it; a multiple of `GAMES_OF_BLOCK`. Threads share a sim by games. */
  firstGame?: number
  /** Games of one seed are the same for every list of lineups. A whole number from 0 to 2^32 - 1. */
  seed: number
  /**
   * Further fields of the same contest. They take turns with `opponents`, block by block, so that the figures do not
   * depend on one of them, and their errors include what differs from field to field.
   */
  moreFields?: readonly Opponents[]
  /** Keeps what each judged lineup is paid in each game, for `pairedDifferences`. */
  keepsGames?: boolean
  /** Adds up what each opponent's lineup is paid, too; only where the lineups enter together. */
  paysOpponents?: boolean
}
