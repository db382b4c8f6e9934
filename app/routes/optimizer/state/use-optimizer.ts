import { type Dispatch, useEffect, useRef } from 'react'
import {
  answerOf,
  type OptimizerOutcome,
  preloadOptimizer,
  searchFurther,
} from '#app/lib/optimizer-client.ts'
import { whenIdle } from '#app/lib/when-idle.ts'
import type { OptimizeRequest } from '#optimizer/optimizer.ts'
import type { LineupAction, LineupState } from './lineup-state.ts'
import { RUN_NOTICES, type RunKind } from './notices.ts'
import { runRequest } from './run-request.ts'

/** Runs the optimizer. Each run has a number; the state takes only the answer to the run it is waiting for. */
export function useOptimizer(state: LineupState, dispatch: Dispatch<LineupAction>) {
  const lastRequest = useRef(0)
  const longSearch = useRef<AbortController | null>(null)

  useEffect(() => whenIdle(preloadOptimizer), [])

  // A long search that the state no longer waits for must not go on working.
  const isSearchingFurther = state.pendingRun?.kind === 'search_further'
  useEffect(() => {
    if (isSearchingFurther) return () => longSearch.current?.abort()
  }, [isSearchingFurther])

  async function run(
    kind: RunKind,
    question: OptimizeRequest,
    ask: (question: OptimizeRequest) => Promise<OptimizerOutcome | null>,
  ) {
    lastRequest.current += 1
    const request = lastRequest.current
    dispatch({ type: 'run_started', request, kind })
    try {
      const result = await ask(question)
      if (!result) dispatch({ type: 'run_stopped', request })
      else if (result.ok) dispatch({ type: 'run_answered', request, answer: result.value, question })
      else dispatch({ type: 'run_found_nothing', request, message: result.error.message })
    } catch {
      dispatch({
        type: 'run_failed',
        request,
        message: `${RUN_NOTICES[kind].error.title}. Please try again.`,
      })
    }
  }

  /** The question of the lineup shown, with a budget that only this device can be asked for. */
  function keepSearching() {
    if (!state.proof) return
    const controller = new AbortController()
    longSearch.current = controller
    void run('search_further', state.proof.question, (question) => searchFurther(question, controller.signal))
  }

  return {
    optimize: () => run('optimize', runRequest(state, 'optimize'), answerOf),
    fill: () => run('fill', runRequest(state, 'fill'), answerOf),
    keepSearching,
    stopSearching: () => longSearch.current?.abort(),
  }
}
