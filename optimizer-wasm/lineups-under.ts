import type { Player } from '#core/players/player.ts'
import type { GroupRule } from '#core/rules/build-rule.ts'
import type { BuildRequest } from './build-request.ts'

/**
 * One search of a build: the best lineups under the rules that a lineup obeys by itself and under what the lineups before
 * it leave open. Rows are indexes into `PreparedPool.rows`.
 */
export type SearchLimits = {
  wanted: number
  /** Rows that no lineup may hold: a captain row closes the captain's slot for that person, a flex row the other slots. */
  closedRows?: readonly number[]
  /** Of each list at least one row must be in the lineup. */
  neededRows?: readonly (readonly number[])[]
  /** How many players may be of the captain's team; absent: any number. */
  ofCaptainsTeam?: readonly number[]
  /** Lineups obey these besides the rules of the build; a rule is known by identity. */
  groups?: readonly GroupRule[]
  /** Lineups that differ by too few players from these are not allowed. */
  apart?: { from: readonly (readonly number[])[]; players: number; captainSwapCounts: boolean }
  /** Lineups that are not allowed themselves. */
  banned?: readonly (readonly number[])[]
  stepBudget: number
}

export type FoundLineups = {
  /**
   * Best first, the objective in points; of equal ones the one that spends more, then the one whose rows are earlier in the
   * pool: the captain's (or quarterback's), then those of each kind of slot in ascending order.
   */
  lineups: { rows: number[]; objective: number }[]
  /** Whether they are proved to be the best; with fewer than wanted: whether it is proved that there are no more. */
  isProved: boolean
  steps: number
}

/** A pool prepared once for all searches of a build. */
export type PreparedPool = {
  request: BuildRequest
  /** The rows of every search, captain twins included. */
  rows: readonly Player[]
  /** So many lineups are worth a search where most of them will be too near to each other. */
  batch: number
  /** Best first, each row list in slot order. */
  bestLineups: (limits: SearchLimits) => FoundLineups
  /** The same where each row counts for so many terms more, by row; what kept rows count more is left out of the objectives. */
  withPrices: (terms: readonly number[]) => PreparedPool['bestLineups']
  /** The objective of any lineup of these rows in slot order, in points, boosts included: for lineups that were kept. */
  objectiveOf: (lineup: readonly number[]) => number
}
