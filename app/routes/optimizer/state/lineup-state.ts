import type { OptimizerAnswer } from '#app/lib/optimizer-client.ts'
import type { Format } from '#core/formats/format.ts'
import { emptyLineup, type Lineup, refreshPlayers } from '#core/lineups/lineup.ts'
import { DEFAULT_SETTINGS, type EnhancementLevel, type OptimizerSettings } from '#core/objective/strategy.ts'
import type { InjuryStatus, Player } from '#core/players/player.ts'
import type { OptimizeRequest } from '#optimizer/optimize-request.ts'
import type { Notice, RunKind } from './notices.ts'

/** Everything a user builds on the optimizer screen. Never mutated. */
export type LineupState = {
  mode: Format
  playerPool: readonly Player[]
  lineup: Lineup
  /** Rows that every run keeps, in the lineup or not; one row a person. */
  lockedIds: ReadonlySet<string>
  /** People (by `personKey`) whom no run uses, neither as captain nor as flex. */
  excludedPeople: ReadonlySet<string>
  settings: OptimizerSettings
  enhancementLevel: EnhancementLevel
  /** The run that is on its way; an edit of the lineup forgets it, so its answer comes too late. */
  pendingRun: PendingRun | null
  /** How many runs were started: the number of the last one. */
  lastRequest: number
  /** What the last run was asked and proved about the lineup; gone as soon as the lineup is no longer that answer. */
  proof: { kind: RunKind; answer: OptimizerAnswer; question: OptimizeRequest } | null
  /** Why the last run has no lineup. */
  failure: string | null
  /** What to tell about the last action; each is a new object, so it is told once. */
  notice: Notice | null
}

/**
 * A run that is on its way. The state itself puts the question, so that what the run keeps is always what the state
 * keeps: the screen only passes `question` on.
 */
export type PendingRun = {
  request: number
  kind: RunKind
  /** The lineup that is back when the run brings none. */
  before: Lineup
  question: OptimizeRequest
}

export type LineupAction =
  | { type: 'add'; player: Player }
  | { type: 'add_to_slot'; player: Player; slotIndex: number }
  | { type: 'remove'; slotIndex: number }
  | { type: 'add_or_take_out'; player: Player }
  | { type: 'take_out'; player: Player }
  | { type: 'clear' }
  | { type: 'restore'; lineup: Lineup }
  | { type: 'toggle_lock'; player: Player }
  | { type: 'toggle_exclude'; player: Player }
  | { type: 'release_all' }
  | { type: 'set_injury'; player: Player; status: InjuryStatus }
  | { type: 'enriched'; players: readonly Player[] }
  | { type: 'enrichment_failed' }
  | { type: 'use_learned'; players: readonly Player[]; notice: Notice }
  | { type: 'attach_insights'; insights: Readonly<Record<string, string>> }
  | { type: 'set_settings'; settings: OptimizerSettings }
  | { type: 'set_enhancement_level'; level: EnhancementLevel }
  | { type: 'run_started'; kind: RunKind }
  | { type: 'run_answered'; request: number; answer: OptimizerAnswer }
  | { type: 'run_stopped'; request: number }
  | { type: 'run_found_nothing'; request: number; message: string }
  | { type: 'run_failed'; request: number; message: string }

export function initialLineupState(mode: Format, playerPool: readonly Player[]): LineupState {
  return {
    mode,
    playerPool,
    lineup: emptyLineup(mode),
    lockedIds: new Set(),
    excludedPeople: new Set(),
    settings: DEFAULT_SETTINGS,
    enhancementLevel: 'basic',
    pendingRun: null,
    lastRequest: 0,
    proof: null,
    failure: null,
    notice: null,
  }
}

/** The lineup that the user built: while a run is on its way the one from before it, not the one that it shows. */
export function builtLineup({ lineup, pendingRun, playerPool }: LineupState): Lineup {
  return pendingRun ? refreshPlayers(pendingRun.before, playerPool) : lineup
}
