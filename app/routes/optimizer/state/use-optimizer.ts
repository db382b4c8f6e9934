import { type Dispatch, startTransition, useEffect } from 'react'
import { whenIdle } from '#app/lib/turns/when-idle.ts'
import type { LineupAction, LineupState, PendingRun } from './lineup-state.ts'
import { RUN_NOTICES } from './notices.ts'

/** Runs the pending request of the state. The reducer ignores answers to any other run. */
export function useOptimizer({ pendingRun }: LineupState, dispatch: Dispatch<LineupAction>) {
  useEffect(() => whenIdle(startThreadAhead), [])

  useEffect(() => {
    if (!pendingRun) return
    const controller = new AbortController()
    // The whole pool is copied for the worker, which the paint of the press doesn't wait for.
    // A press meanwhile is answered before the outcome is drawn.
    const timer = setTimeout(async () => {
      const outcome = await outcomeOf(pendingRun, controller.signal)
      // React may repeat the press on a newer state: the same request with a question of its own, which asks again.
      if (controller.signal.aborted) return
      startTransition(() => dispatch(outcome))
    })
    // Stop a long search as soon as its run is cancelled.
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [pendingRun, dispatch])

  return {
    optimize: () => dispatch({ type: 'run_started', kind: 'optimize', now: Date.now() }),
    fill: () => dispatch({ type: 'run_started', kind: 'fill', now: Date.now() }),
    keepSearching: () => dispatch({ type: 'run_started', kind: 'search_further' }),
    stopSearching: () => {
      if (pendingRun) dispatch({ type: 'run_stopped', request: pendingRun.request })
    },
  }
}

/** The code that asks the thread is not needed before the first run. */
async function startThreadAhead() {
  const [{ startAhead }] = await Promise.all([
    import('#app/lib/threads/pool.ts'),
    import('#app/lib/threads/optimizer/optimizer-client.ts'),
  ])
  void startAhead('optimizer')
}

async function outcomeOf(
  { request, kind, question }: PendingRun,
  signal: AbortSignal,
): Promise<LineupAction> {
  try {
    const { answerOf, searchFurther } = await import('#app/lib/threads/optimizer/optimizer-client.ts')
    const outcome =
      kind === 'search_further' ? await searchFurther(question, signal) : await answerOf(question)
    if (!outcome) return { type: 'run_stopped', request }
    return outcome.ok
      ? { type: 'run_answered', request, answer: outcome.value }
      : {
          type: 'run_found_nothing',
          request,
          message: outcome.error.message,
          isTooDear: outcome.error.reason === 'over_budget',
        }
  } catch {
    return { type: 'run_failed', request, message: `${RUN_NOTICES[kind].error.title}. Please try again.` }
  }
}
