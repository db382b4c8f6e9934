import { type Dispatch, useEffect, useRef } from 'react'
import { answerOf, preloadOptimizer } from '#app/lib/optimizer-client.ts'
import { whenIdle } from '#app/lib/when-idle.ts'
import type { LineupAction, LineupState } from './lineup-state.ts'
import { RUN_NOTICES, type RunKind } from './notices.ts'
import { runRequest } from './run-request.ts'

/** Runs the optimizer. Each run has a number; the state takes only the answer to the run it is waiting for. */
export function useOptimizer(state: LineupState, dispatch: Dispatch<LineupAction>) {
  const lastRequest = useRef(0)

  useEffect(() => whenIdle(preloadOptimizer), [])

  async function run(kind: RunKind) {
    lastRequest.current += 1
    const request = lastRequest.current
    dispatch({ type: 'run_started', request, kind })
    try {
      const result = await answerOf(runRequest(state, kind))
      if (result.ok) dispatch({ type: 'run_answered', request, answer: result.value })
      else dispatch({ type: 'run_found_nothing', request, message: result.error.message })
    } catch {
      dispatch({
        type: 'run_failed',
        request,
        message: `${RUN_NOTICES[kind].error.title}. Please try again.`,
      })
    }
  }

  return { optimize: () => run('optimize'), fill: () => run('fill') }
}
