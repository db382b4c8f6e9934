import type { SavedMark } from '#app/lib/stored/saved-marks.ts'
import { isComplete, isEmpty, playersOf } from '#core/lineups/lineup.ts'
import { proofStatus } from '../state/lineup-proof.ts'
import type { LineupState } from '../state/lineup-state.ts'
import type { useSlateLocks } from '../state/use-slate-locks.ts'

/**
 * The suggested next action, shown as the primary button. `saved`: nothing is left to do, and the button offers a copy;
 * `record`: the result of a saved lineup whose games have begun; `none`: the lineup can no longer be entered.
 */
export type NextStep = 'optimize' | 'fill' | 'save' | 'saved' | 'record' | 'none'

/**
 * A lineup that was optimized for something else is optimized again first, while another player can still stand in one of its
 * slots.
 */
export function nextStep(
  state: LineupState,
  saved: SavedMark | null,
  { begun, isOver }: Pick<ReturnType<typeof useSlateLocks>, 'begun' | 'isOver'> = NONE_BEGUN,
): NextStep {
  const { lineup } = state
  const players = playersOf(lineup)
  if (!isComplete(lineup)) {
    // Once games run, players are of a lineup that was entered before; its other slots can still be filled.
    if (isOver || (begun.size > 0 && players.length === 0)) return 'none'
    return isEmpty(lineup) ? 'optimize' : 'fill'
  }
  const canChange = !isOver && !players.every(({ id }) => begun.has(id))
  if (canChange && proofStatus(state) === 'changed') return 'optimize'
  if (!saved) return 'save'
  return isOver && saved.id !== null ? 'record' : 'saved'
}

const NONE_BEGUN = { begun: new Set<string>(), isOver: false }
