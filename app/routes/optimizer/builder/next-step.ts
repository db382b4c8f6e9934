import { isComplete, isEmpty, type Lineup } from '#core/lineups/lineup.ts'

/** The suggested next action, shown as the primary button. There is none while a file is being chosen. */
export type NextStep = 'optimize' | 'fill' | 'save'

export function nextStep(lineup: Lineup): NextStep {
  if (isComplete(lineup)) return 'save'
  return isEmpty(lineup) ? 'optimize' : 'fill'
}
