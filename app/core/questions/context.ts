import type { SearchWith } from '../analysis/alternatives/forced-player.ts'
import type { Proof } from '../analysis/facts/proof.ts'
import type { Lineup } from '../lineups/lineup.ts'
import type { OptimizerSettings } from '../objective/strategy.ts'
import type { Player } from '../players/player.ts'
import type { BuildRule } from '../rules/build-rule.ts'

/** What an answer is computed from. */
export type QuestionContext = {
  /** May have open slots. */
  lineup: Lineup
  playerPool: readonly Player[]
  settings: OptimizerSettings
  /** The search's proof for this lineup. */
  proof: Proof | null
  /** Ids of rows that every run keeps, and of rows that none uses. */
  lockedIds: readonly string[]
  excludedIds: readonly string[]
  searchWith: SearchWith
}

/** The best lineup under the rules in force and this one; runs on the optimizer page. */
export type SearchUnder = (rule: BuildRule) => ReturnType<SearchWith>

/** What the facts are computed from. */
export type FactsContext = Pick<QuestionContext, 'lineup' | 'playerPool' | 'settings' | 'proof'>

/** An answer, and the people it is about. */
export type Reply = { text: string; about: readonly Player[] }
