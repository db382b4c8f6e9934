import { isComplete, isEmpty, type Lineup } from '#core/lineups/lineup.ts'

/** The one action that makes sense next; it alone is loud on the screen, and nothing is while a file is chosen. */
export type NextStep = 'optimize' | 'fill' | 'save'

export function nextStep(lineup: Lineup): NextStep {
  if (isComplete(lineup)) return 'save'
  return isEmpty(lineup) ? 'optimize' : 'fill'
}
