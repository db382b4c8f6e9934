import type { Format } from '#core/formats/format.ts'
import type { OptimizerSettings } from '#core/objective/strategy.ts'
import type { Player } from '#core/players/player.ts'
import type { BuildRule } from '#core/rules/build-rule.ts'

/** The most lineups of one build: the most entries that one user may enter in a contest. */
export const MOST_LINEUPS = 150
/** The number of lineups that are built or entered where nothing says how many. */
export const USUAL_LINEUPS = 20

/** A request for several lineups of one pool under rules. */
export type BuildRequest = {
  playerPool: readonly Player[]
  format: Format
  /** Dollars; may differ from the format's budget. */
  budget: number
  settings: OptimizerSettings
  /** See OptimizeRequest: excluded in the pool, or left out because little is expected of them (default-pool.ts). */
  excludedIds?: readonly string[]
  /** See OptimizeRequest: every lineup holds these rows in these slots. */
  lockedCells?: readonly (string | null)[]
  /** Lineups wanted, 1 to MOST_LINEUPS, `keptLineups` included. */
  count: number
  /** Only rules that are switched on. */
  rules: readonly BuildRule[]
  /** Lineups that stay as they are, each by its row ids in slot order; they come first and count in exposures and uniques. */
  keptLineups?: readonly (readonly string[])[]
  /** Lineups that the build must not return, in the same form: those the user removed. */
  bannedLineups?: readonly (readonly string[])[]
  /** Steps of all searches together; see `stepsOfABuild` in build.ts. */
  stepBudget?: number
  /** The most steps that one search of them may take, where the build must pause in time; absent: no limit. */
  stepsOfASearch?: number
}

export type BuiltLineup = {
  /** In slot order: captain first; players of equal slots by descending salary, then in pool order. */
  players: Player[]
  captainIndex: number
  /** Without boosts. */
  projectedPoints: number
  /** Dollars. */
  totalSalary: number
  /** The objective of `objective.ts`, in points, boosts included. */
  objective: number
  /** The lineup was kept, not built. */
  isKept: boolean
}

/** In how many lineups of a build a person is. */
export type Exposure = { person: string; captain: number; flex: number; total: number }

/** A rule of the request that the build could not meet in full. */
export type UnmetRule = {
  /** Its place in `request.rules`. */
  rule: number
  /** Of an exposure that holds for each of its players apart: the player whose share is not met, by `personKey`. */
  person?: string
  /**
   * Lineups (or captains) asked for, and those that there are. More than wanted: the maximum could not be kept. Of the
   * lineups asked for; where a strict share makes them fewer, of those.
   */
  wanted: number
  got: number
}

export type Build = {
  /**
   * Kept ones first, then in the order in which they were found: each the best that the rules then allowed. Where the shares
   * could only be met by building the hardest lineups first, or lineups were exchanged at the end: best first.
   */
  lineups: BuiltLineup[]
  exposures: Exposure[]
  /**
   * `n_best`: the lineups are the N best that obey, in order. `sequential`: each is the best one given those before, because
   * rules about the lineups together were in force, or came in for such a one because the set is better so.
   */
  exact: 'n_best' | 'sequential'
  unmet: UnmetRule[]
  /** Whether each lineup is proved to be the best that was allowed; false where the step budget was used up. */
  isProved: boolean
  /**
   * Of the objective, in points a lineup: no set that meets the shares as well is better by more. Null without shares, and where it
   * is not known: lineups must be further apart than different ones, or no steps were left.
   */
  gap: number | null
  /** Why there are fewer lineups than asked for; null if there are not. */
  shortfall: Shortfall | null
  steps: number
}

export type Shortfall = {
  /**
   * `no_lineup`: not even the first one exists (conflicts.ts says why). `no_more`: no further lineup obeys. `budget`: the
   * step budget was used up before the next one was found.
   */
  reason: 'no_lineup' | 'no_more' | 'budget'
  /** A sentence for the user. */
  message: string
}
