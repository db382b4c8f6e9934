import { type Lineup, playersOf } from '#core/lineups/lineup.ts'
import type { ContestSettings } from '#core/payouts/contest-settings.ts'
import type { SimContest } from '#core/payouts/sim-contest.ts'
import type { SimQuestion } from '#optimizer/simulation/sim-question.ts'
import { contestOf } from '../../state/contest-of.ts'
import { notPlaying } from '../../state/left-out.ts'
import type { LineupState } from '../../state/lineup-state.ts'
import { crowdsInUse } from '../settings/crowds-in-use.ts'
import { scoredIn } from './scored-in.ts'

/** The same games each time, so that two simulations differ only by what was changed. */
const SEED = 1

/**
 * What the threads of a simulation are asked.
 * @param settings the contest, which says whose the opponents are.
 */
export function questionOf(
  state: LineupState,
  contest: SimContest,
  lineups: readonly Lineup[],
  settings: Pick<ContestSettings, 'opponents'> = contestOf(state),
): SimQuestion {
  return {
    formatId: state.format.id,
    rows: state.playerPool,
    opponents: settings.opponents,
    scored: scoredIn(settings, state),
    prior: crowdsInUse(state)?.prior ?? undefined,
    leftOut: [...notPlaying(state)],
    contest,
    lineups: lineups.map((lineup) => playersOf(lineup).map(({ id }) => id)),
    seed: SEED,
  }
}
