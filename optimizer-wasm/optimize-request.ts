import type { Format } from '#core/formats/format.ts'
import type { OptimizerSettings } from '#core/objective/strategy.ts'
import type { Player } from '#core/players/player.ts'

/** The question: the best lineup of this pool under these settings, with what it keeps and leaves out. */
export type OptimizeRequest = {
  playerPool: readonly Player[]
  mode: Format
  /** Dollars; need not be the mode's own. */
  budget: number
  settings: OptimizerSettings
  /** Rows that stay in the lineup, also when marked Out; one that the pool doesn't know by id counts as given. */
  keptPlayers: readonly Player[]
  /** Rows whose people are left out. */
  excludedIds?: readonly string[]
  withRunnerUp?: boolean
  /** See STEPS_OF_A_SEARCH in optimizer.ts. */
  stepBudget?: number
}
