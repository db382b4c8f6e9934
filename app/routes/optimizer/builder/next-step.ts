import { isComplete, isEmpty, type Lineup } from '#core/lineups/lineup.ts'

/**
 * The suggested next action, shown as the primary button; none while a file is being chosen. `saved`: nothing is left to
 * do, and the button offers a copy.
 */
export type NextStep = 'optimize' | 'fill' | 'save' | 'saved'

export function nextStep(lineup: Lineup, isSaved: boolean): NextStep {
  if (isComplete(lineup)) return isSaved ? 'saved' : 'save'
  return isEmpty(lineup) ? 'optimize' : 'fill'
}
