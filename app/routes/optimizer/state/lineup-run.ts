import type { OptimizerAnswer } from '#app/lib/optimizer-client.ts'
import { emptyLineup, fillEmptySlots, lineupOf, refreshPlayers } from '#core/lineup.ts'
import { withLineup } from './lineup-change.ts'
import type { LineupState } from './lineup-state.ts'
import { RUN_NOTICES, type RunKind } from './notices.ts'

/** Forgets the run that is on its way; the lineup from before it is back. */
export function withoutRun(state: LineupState): LineupState {
  return state.pendingRun
    ? withLineup(state, refreshPlayers(state.pendingRun.before, state.playerPool))
    : state
}

export function runStarted(state: LineupState, request: number, kind: RunKind): LineupState {
  const before = state.pendingRun?.before ?? state.lineup
  const lineup = kind === 'optimize' ? emptyLineup(state.mode) : before
  return { ...withLineup(state, lineup), pendingRun: { request, kind, before } }
}

export function runAnswered(state: LineupState, request: number, answer: OptimizerAnswer): LineupState {
  const run = state.pendingRun
  if (run?.request !== request) return state
  const lineup =
    run.kind === 'fill' ? fillEmptySlots(run.before, answer.players) : lineupOf(state.mode, answer.players)
  return {
    ...withLineup(state, refreshPlayers(lineup, state.playerPool)),
    proof: { kind: run.kind, answer, settings: state.settings },
    notice: { title: RUN_NOTICES[run.kind].done },
  }
}

/** Without an answer the lineup from before is back: a failed run costs nothing. */
export function runEnded(
  state: LineupState,
  request: number,
  message: string,
  why: 'nothing' | 'error',
): LineupState {
  const run = state.pendingRun
  if (run?.request !== request) return state
  return {
    ...withLineup(state, refreshPlayers(run.before, state.playerPool)),
    failure: message,
    notice: { ...RUN_NOTICES[run.kind][why], failed: true },
  }
}
