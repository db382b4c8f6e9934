import type { LearnedPrior } from '#core/field/learned-prior.ts'
import { knownLearned } from '../../learned/use-learned.ts'
import type { LineupState } from '../../state/lineup-state.ts'

/** The crowds of the user's contests, if they were loaded and are better than the usual ones on contests held out. */
export function crowdsInUse({
  playerPool,
  format,
}: Pick<LineupState, 'playerPool' | 'format'>): LearnedPrior | null {
  const crowds = knownLearned(playerPool, format)?.crowds
  return crowds?.prior ? crowds : null
}
