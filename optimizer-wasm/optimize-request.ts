import type { Format } from '#core/formats/format.ts'
import type { OptimizerSettings } from '#core/objective/strategy.ts'
import type { Player } from '#core/players/player.ts'
import type { LineupRule } from '#core/rules/lineup-rule.ts'

/** A request for the best lineup of this pool under these settings, with kept and excluded players. */
export type OptimizeRequest = {
  playerPool: readonly Player[]
  format: Format
  /** Dollars; may differ from the format's budget. */
  budget: number
  settings: OptimizerSettings
  /** Rows that stay in the lineup, also when marked Out; a row whose id is not in the pool is added to it. */
  keptPlayers: readonly Player[]
  /** The row that stays in each slot whatever else changes (core/lineups/slot-states.ts); null in open slots. Absent: all are open. */
  lockedCells?: readonly (string | null)[]
  /** Ids of rows whose people no lineup holds; where only the captain's row is named, no lineup has the person as captain. */
  excludedIds?: readonly string[]
  /** What the chosen players must obey besides the rules of the contest; kept players stay whatever the rules say. */
  rules?: readonly LineupRule[]
  withRunnerUp?: boolean
  /** See STEPS_OF_A_SEARCH in optimizer.ts. */
  stepBudget?: number
}
