import { roughDupes } from '#core/field/dupes.ts'
import type { SimFigures } from '#optimizer/simulation/sim-figures.ts'
import type { LineupFigures } from './simulation.ts'

type Simulated = NonNullable<SimFigures['lineups'][number]>

/** Dupes by the field's own chances: those among the opponents that were drawn are one throw of the dice. */
export function figuresOf({ chances, ...outcome }: Simulated, isEstimate: boolean): LineupFigures {
  return { ...outcome, dupes: isEstimate ? roughDupes(chances) : chances }
}
