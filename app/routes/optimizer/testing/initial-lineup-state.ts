import { atOnce } from '#core/collections/at-once.ts'
import type { Format } from '#core/formats/format.ts'
import type { Player } from '#core/players/player.ts'
import { initialLineupSteps, type LineupState } from '../state/lineup-state.ts'

/** What a slate's screen begins with. */
export function initialLineupState(format: Format, playerPool: readonly Player[]): LineupState {
  return atOnce(initialLineupSteps(format, playerPool))
}
