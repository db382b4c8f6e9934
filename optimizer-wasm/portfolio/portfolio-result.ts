import type { LineupRows } from '#core/contest-pool/lineup-rows.ts'
import type { Estimate } from '#core/numbers/estimate.ts'
import type { UnmetLimit } from './limit-state.ts'
import type { ScriptCoverage } from './script-coverage.ts'
import type { SetOutcome } from './set-outcome.ts'

/** Entries chosen together. Every figure is of games that were not used for choosing. */
export type Portfolio = {
  /** Places among the candidates: locked ones first, then in the order of choice. */
  chosen: Uint32Array
  lineups: LineupRows
  /** Fewer entries than wanted: the limits leave no further candidate. */
  isShort: boolean
  unmet: UnmetLimit[]
  outcome: SetOutcome
  /** Cents after fees, by game. */
  profits: Float64Array
  /** What prizes that the games were too few to show add to the variance of a game's cents. */
  unseen: number
  selfCompetition: SelfCompetition
  scripts: ScriptCoverage[]
  /** What the choice is worth against simpler ones from the same candidates under the same limits. */
  comparisons: Comparison[]
  games: { screened: number; chosen: number; heldOut: number }
  /** How many fields, drawn anew, the figures are of; 0: the opponents of the choice. */
  judges: number
}

/**
 * What the entries take from each other. In cents a contest: what they would be paid if each were entered by itself against
 * the same opponents, minus what they are paid together.
 */
export type SelfCompetition = {
  alone: Estimate
  cost: Estimate
  /** The cost as a share of the payouts alone, 0 to 1. */
  share: number
}

/** `points`: the most projected points. `roi`: the highest own ROI, any two lineups `apart` players apart. */
export type ComparedChoice = { by: 'points' } | { by: 'roi'; apart: number }

export type Comparison = {
  choice: ComparedChoice
  chosen: Uint32Array
  outcome: SetOutcome
  worth: Worth
  /** `the 20 lineups with the most points` */
  name: string
}

/** What one choice of entries makes more than another one, in the same games; cents, as simulated. */
export type Worth = {
  /** A contest; fewer entries count as many times as there are more. */
  profit: Estimate
  anEntry: Estimate
}
