import { isComplete, isEmpty, type Lineup } from '#core/lineup.ts'

/** The one action that makes sense next; it alone is loud on the screen. */
export type NextStep = 'optimize' | 'fill' | 'save'

export function nextStep(lineup: Lineup): NextStep {
  if (isComplete(lineup)) return 'save'
  return isEmpty(lineup) ? 'optimize' : 'fill'
}
