import type { ContestSettings } from '#core/payouts/contest-settings.ts'
import { checksum, markOfPool } from '../../state/checksum.ts'
import { notPlaying } from '../../state/left-out.ts'
import type { LineupState } from '../../state/lineup-state.ts'
import { type KnownOfContests, scoredIn } from './scored-in.ts'

/** What figures follow from, each part as a checksum: another one now means that the figures are stale. */
export const PARTS_OF_A_SIMULATION = ['players', 'points', 'ownership', 'contest'] as const
export type SimulatedFrom = Readonly<Record<(typeof PARTS_OF_A_SIMULATION)[number], string>>

const WORDS: SimulatedFrom = {
  players: 'the choice of who plays',
  points: 'the players’ figures',
  ownership: 'the ownership',
  contest: 'the contest',
}

const pointsMark = markOfPool(
  ({ aiInsight, gameInfo, providerId, ownershipPct, ownershipBy, leverageScore, ...own }) => own,
)
const ownershipMark = markOfPool(({ ownershipPct }) => ownershipPct)

/** Players that the user excludes do not count: the field may hold them. */
export function simulatedFrom(
  state: Pick<LineupState, 'playerPool' | 'inactivePeople' | 'putBack'> & KnownOfContests,
  contest: ContestSettings,
): SimulatedFrom {
  const { playerPool } = state
  // Whether the user checked a figure does not change it.
  const { assumed: _checked, ...figures } = contest
  const scored = scoredIn(contest, state)
  return {
    players: checksum([...notPlaying(state)].sort()),
    points: pointsMark(playerPool),
    ownership: ownershipMark(playerPool),
    contest: checksum(scored ? { ...figures, scored } : figures),
  }
}

/** What changed since, in words; empty where nothing did. */
export function changedSinceSimulated(before: SimulatedFrom, now: SimulatedFrom): string[] {
  return PARTS_OF_A_SIMULATION.filter((part) => before[part] !== now[part]).map((part) => WORDS[part])
}
