import type { OptimizerAnswer } from '#app/lib/optimizer-client.ts'
import { emptyLineup, fillEmptySlots, lineupOf, refreshPlayers } from '#core/lineups/lineup.ts'
import type { OptimizeRequest } from '#optimizer/optimizer.ts'
import { withLineup } from './lineup-change.ts'
import type { LineupState } from './lineup-state.ts'
import { RUN_NOTICES, type RunKind } from './notices.ts'

/** Forgets the run that is on its way; the lineup from before it is back. Keep searching took nothing away. */
export function withoutRun(state: LineupState): LineupState {
  if (state.pendingRun?.kind === 'search_further') return { ...state, pendingRun: null }
  return state.pendingRun
    ? withLineup(state, refreshPlayers(state.pendingRun.before, state.playerPool))
    : state
}

export function runStarted(state: LineupState, request: number, kind: RunKind): LineupState {
  if (kind === 'search_further')
    return { ...state, pendingRun: { request, kind, before: state.lineup }, failure: null, notice: null }
  const before = state.pendingRun?.before ?? state.lineup
  const lineup = kind === 'optimize' ? emptyLineup(state.mode) : before
  return { ...withLineup(state, lineup), pendingRun: { request, kind, before } }
}

/** `question` is what was asked, so that a search that ended early can be taken further. */
export function runAnswered(
  state: LineupState,
  request: number,
  answer: OptimizerAnswer,
  question: OptimizeRequest,
): LineupState {
  const run = state.pendingRun
  if (run?.request !== request) return state
  const lineup =
    run.kind === 'fill' ? fillEmptySlots(run.before, answer.players) : lineupOf(state.mode, answer.players)
  return {
    ...withLineup(state, refreshPlayers(lineup, state.playerPool)),
    proof: { kind: run.kind, answer, settings: state.settings, question },
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
  const notice = { ...RUN_NOTICES[run.kind][why], failed: true } as const
  if (run.kind === 'search_further') return { ...state, pendingRun: null, notice }
  return {
    ...withLineup(state, refreshPlayers(run.before, state.playerPool)),
    failure: message,
    notice,
  }
}
