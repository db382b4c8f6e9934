import { type Dispatch, useEffect, useRef } from 'react'
import { answerOf, preloadOptimizer } from '#app/lib/optimizer-client.ts'
import { excludedIds, keptPlayers, type LineupAction, type LineupState } from './lineup-state.ts'
import { RUN_NOTICES, type RunKind } from './notices.ts'

/** Runs the optimizer. Each run has a number; the state takes only the answer to the run it is waiting for. */
export function useOptimizer(state: LineupState, dispatch: Dispatch<LineupAction>) {
  const lastRequest = useRef(0)

  useEffect(() => whenIdle(preloadOptimizer), [])

  async function run(kind: RunKind) {
    lastRequest.current += 1
    const request = lastRequest.current
    const kept = keptPlayers(state, kind)
    dispatch({ type: 'run_started', request, kind })
    try {
      const result = await answerOf({
        playerPool: state.playerPool,
        mode: state.mode,
        budget: state.mode.budget,
        settings: state.settings,
        keptPlayers: kept,
        excludedIds: excludedIds(state, kept),
        withRunnerUp: true,
      })
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

/** Once the page has nothing better to do; Safari has no idle callback. */
function whenIdle(task: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const id = requestIdleCallback(task)
    return () => cancelIdleCallback(id)
  }
  const id = setTimeout(task, 200)
  return () => clearTimeout(id)
}
