import type { Dupes } from '#core/field/dupes.ts'
import type { AverageEntry } from '../sim/average-entry.ts'
import type { BlockTally } from '../sim/block-tally.ts'
import { type LineupOutcome, outcomeOf } from '../sim/outcome.ts'
import { sumBlocks } from '../sim/sum-blocks.ts'
import type { DrawnField, SimQuestion } from './sim-question.ts'

/** Figures after so many games. */
export type SimFigures = {
  games: number
  means: AverageEntry
  field: Pick<DrawnField, 'worst' | 'isAttainable' | 'leftOut' | 'stacks'>
  /** In the order asked; null for a lineup with a person who is in no entry. */
  lineups: readonly ((LineupOutcome & { chances: Dupes }) | null)[]
}

/** The figures of the games in these blocks, whichever thread played them. */
export function figuresOf(
  { contest, lineups }: Pick<SimQuestion, 'contest' | 'lineups'>,
  field: DrawnField,
  blocks: readonly BlockTally[],
): SimFigures {
  const { opponents, judged, places, dupes, worst, isAttainable, leftOut, stacks } = field
  const request = { contest, opponents, lineups: judged, entering: 'alone' as const }
  const { games, means, outcomes } = outcomeOf(request, sumBlocks(blocks))
  const figures: SimFigures['lineups'][number][] = lineups.map(() => null)
  for (const [i, place] of places.entries()) figures[place] = { ...outcomes[i]!, chances: dupes[i]! }
  return { games, means, field: { worst, isAttainable, leftOut, stacks }, lineups: figures }
}
