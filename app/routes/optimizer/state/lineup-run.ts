import type { OptimizerAnswer } from '#app/lib/threads/optimizer/optimizer-client.ts'
import { emptyLineup, fillEmptySlots, lineupOf, refreshPlayers } from '#core/lineups/lineup.ts'
import { withLineup } from './lineup-change.ts'
import { builtLineup, type LineupState } from './lineup-state.ts'
import { RUN_NOTICES, type RunKind } from './notices.ts'
import { runRequest } from './run-request.ts'

/** Cancels the pending run and restores the lineup from before it. */
export function withoutRun(state: LineupState): LineupState {
  if (state.pendingRun?.kind === 'search_further') return { ...state, pendingRun: null }
  return state.pendingRun ? withLineup(state, builtLineup(state)) : state
}

/** Starts a run and replaces a pending one. `search_further` repeats the last request. */
export function runStarted(state: LineupState, kind: RunKind): LineupState {
  const request = state.lastRequest + 1
  const before = builtLineup(state)
  if (kind === 'search_further') {
    if (!state.proof) return state
    const { question } = state.proof
    const pendingRun = { request, kind, before, question }
    return { ...state, lastRequest: request, pendingRun, failure: null, notice: null }
  }
  const started = withLineup(state, kind === 'optimize' ? emptyLineup(state.mode) : before)
  const pendingRun = { request, kind, before, question: runRequest(started) }
  return { ...started, lastRequest: request, pendingRun }
}

export function runAnswered(state: LineupState, request: number, answer: OptimizerAnswer): LineupState {
  const run = state.pendingRun
  if (run?.request !== request) return state
  const lineup =
    run.kind === 'fill' ? fillEmptySlots(run.before, answer.players) : lineupOf(state.mode, answer.players)
  return {
    ...withLineup(state, refreshPlayers(lineup, state.playerPool)),
    proof: { kind: run.kind, answer, question: run.question },
    notice: { title: RUN_NOTICES[run.kind].done, isOnScreen: true },
  }
}

/** Ends a run without an answer and restores the lineup from before it. */
export function runEnded(
  state: LineupState,
  request: number,
  message: string,
  why: 'nothing' | 'too_dear' | 'error',
): LineupState {
  const run = state.pendingRun
  if (run?.request !== request) return state
  const texts = RUN_NOTICES[run.kind]
  const notice = { ...(why === 'error' ? texts.error : texts.nothing(message, why)), failed: true } as const
  if (run.kind === 'search_further') return { ...state, pendingRun: null, notice }
  return {
    ...withLineup(state, builtLineup(state)),
    failure: message,
    notice: { ...notice, isOnScreen: true },
  }
}
