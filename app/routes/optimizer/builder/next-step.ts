import { isComplete, isEmpty } from '#core/lineups/lineup.ts'
import { proofStatus } from '../state/lineup-proof.ts'
import type { LineupState } from '../state/lineup-state.ts'

/**
 * The suggested next action, shown as the primary button; none while a file is being chosen. `saved`: nothing is left to
 * do, and the button offers a copy.
 */
export type NextStep = 'optimize' | 'fill' | 'save' | 'saved'

/** A lineup that was optimized for something else is optimized again first. */
export function nextStep(state: LineupState, isSaved: boolean): NextStep {
  const { lineup } = state
  if (!isComplete(lineup)) return isEmpty(lineup) ? 'optimize' : 'fill'
  if (proofStatus(state) === 'changed') return 'optimize'
  return isSaved ? 'saved' : 'save'
}
