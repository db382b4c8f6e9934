import { type Lineup, playersOf } from '#core/lineups/lineup.ts'
import type { SimContest } from '#core/payouts/sim-contest.ts'
import type { SimQuestion } from '#optimizer/simulation/sim-question.ts'
import { contestOf } from '../../state/contest-of.ts'
import { notPlaying } from '../../state/left-out.ts'
import type { LineupState } from '../../state/lineup-state.ts'
import { crowdsInUse } from '../settings/crowds-in-use.ts'

/** The same games each time, so that two simulations differ only by what was changed. */
const SEED = 1

/** What the threads of a simulation are asked. */
export function questionOf(state: LineupState, contest: SimContest, lineups: readonly Lineup[]): SimQuestion {
  return {
    formatId: state.mode.id,
    rows: state.playerPool,
    opponents: contestOf(state).opponents,
    prior: crowdsInUse(state)?.prior ?? undefined,
    leftOut: [...notPlaying(state)],
    contest,
    lineups: lineups.map((lineup) => playersOf(lineup).map(({ id }) => id)),
    seed: SEED,
  }
}
