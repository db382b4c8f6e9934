import type { ContestPool } from '#core/contest-pool/contest-pool.ts'
import type { LineupRows } from '#core/contest-pool/lineup-rows.ts'
import type { SimContest } from '#core/payouts/sim-contest.ts'
import type { Opponents, SimRequest } from '../sim/sim-request.ts'

/** What the entries are chosen for. `top1` and `top01`: the chance that at least one finishes in the top 1% or 0.1%. */
export const PORTFOLIO_OBJECTIVES = ['profit', 'top1', 'top01', 'growth'] as const
export type PortfolioObjective = (typeof PORTFOLIO_OBJECTIVES)[number]

/** The most candidates that entries are chosen from. */
export const MOST_CANDIDATES = 20_000

/** Of all sources, where the best by points are too few (`chooseFromBest`). */
export const WIDENED_CANDIDATES = 6_000

/** In how many of the entries a person must and may be. */
export type ExposureLimit = {
  /** Index into `ContestPool.people`. */
  person: number
  /** `any`: as captain or flex together. */
  slot: 'captain' | 'flex' | 'any'
  atLeast?: number
  atMost?: number
}

/** Limits of the entries together. Numbers are entries, captains or players, not percentages. */
export type PortfolioLimits = {
  exposures?: readonly ExposureLimit[]
  /** How many different captains there must and may be. */
  captains?: { atLeast?: number; atMost?: number }
  /**
   * Any two entries differ by at least so many players. At 1 (the least) the same players with another captain count as
   * different.
   */
  apart?: number
  /** Places of candidates that are entered whatever they are worth. They come first. */
  locked?: readonly number[]
  /** Places of candidates that are not entered. */
  removed?: readonly number[]
}

/** A request for entries chosen together from candidates. */
export type PortfolioRequest = {
  pool: ContestPool
  /** Games are drawn from a model, or given. */
  scores: SimRequest['scores']
  contest: SimContest
  /** At least as many entries as the contest has beside those wanted; where there are more, some are left out by chance. */
  opponents: Opponents
  /** Further draws of the same field: entries and simpler choices are chosen against all of them, block by block in turn. */
  moreOpponents?: readonly Opponents[]
  /**
   * Further draws of the same field, each with as many entries. The figures are of these, in turns: against the opponents of
   * the choice they would be too good, since the entries fit those. Without them the opponents of the choice judge, too.
   */
  judges?: readonly Opponents[]
  /** A whole number from 0 to 2^32 - 1. */
  seed: number
  /** Distinct lineups, at most MOST_CANDIDATES. */
  candidates: LineupRows
  /** Entries wanted, 1 to MOST_LINEUPS. */
  count: number
  objective: PortfolioObjective
  limits?: PortfolioLimits
  /** Before the contest, above the fees of all entries; for growth. Without it, `BANKROLL_IN_FEES` times the fees. */
  bankrollCents?: number
  games?: PortfolioGames
}

/** Numbers of games, multiples of `GAMES_OF_BLOCK`. They follow one another, so no game is used twice. */
export type PortfolioGames = {
  /** All candidates are judged in these. */
  screened: number
  /** The best candidates and the entries themselves are chosen in these. */
  chosen: number
  /** Every figure of the result is of these: games that were not used for choosing. */
  heldOut: number
}

export const PORTFOLIO_GAMES: PortfolioGames = { screened: 2_000, chosen: 10_000, heldOut: 20_000 }

/** So the fees of a contest are 5% of the bankroll, what players who keep to a limit commonly enter at most. */
export const BANKROLL_IN_FEES = 20
