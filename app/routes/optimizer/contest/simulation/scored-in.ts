import type { ContestSettings, OpponentsFile } from '#core/payouts/contest-settings.ts'
import { lastStandings } from '#core/payouts/points-so-far.ts'
import { fillingOf } from '../../state/filling.ts'
import type { LineupState } from '../../state/lineup-state.ts'

/** What a slate knows of its contests. */
export type KnownOfContests = Pick<LineupState, 'contest' | 'moreContests' | 'filling'>

/** The live standings whose points so far count in a contest that has none of its own; undefined without any. */
export function scoredIn(
  { opponents }: Pick<ContestSettings, 'opponents'>,
  { contest, moreContests, filling }: KnownOfContests,
): OpponentsFile | undefined {
  if (opponents) return undefined
  return lastStandings([
    ...(contest ? [contest] : []),
    ...moreContests.map(({ settings }) => settings),
    ...Object.values(fillingOf(filling).contests),
  ])
}
