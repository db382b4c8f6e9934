import { type Dispatch, useEffect, useRef, useState } from 'react'
import { askBuilder, preloadBuilder } from '#app/lib/build-client.ts'
import { pluralize } from '#app/lib/format.ts'
import { isPlainPoints } from '#core/objective/plain-points.ts'
import type { LineupAction, LineupState } from '../../state/lineup-state.ts'
import { buildRequestOf } from './build-request-of.ts'
import { keptBuild } from './keep-build.ts'
import { madeFrom } from './made-from.ts'
import { rulesInForce } from './rules-in-force.ts'

/** A build that is running. */
export type RunningBuild = { wanted: number; found: number; startedAt: number }

/** Why the last build made no list. */
export type BuildFailure = {
  /** A sentence for the user. */
  message: string
  /** No lineup obeys, or the browser could not build. */
  why: 'no_lineup' | 'error'
}

export type Builds = {
  running: RunningBuild | null
  failure: BuildFailure | null
  /** `rest`: locked lineups stay, and removed ones do not come back. */
  build: (count: number, rest: boolean) => void
  cancel: () => void
}

/** Builds in a thread of its own; the list that is shown stays until the new one is there. */
export function useBuild(state: LineupState, dispatch: Dispatch<LineupAction>): Builds {
  const [running, setRunning] = useState<RunningBuild | null>(null)
  const [failure, setFailure] = useState<BuildFailure | null>(null)
  const stop = useRef<AbortController | null>(null)

  useEffect(preloadBuilder, [])

  async function build(count: number, rest: boolean) {
    stop.current?.abort()
    const controller = new AbortController()
    stop.current = controller
    const rules = rulesInForce(state)
    const context = {
      wanted: count,
      rules,
      isByPoints: isPlainPoints(state.settings) && !rules.some(({ rule }) => rule.kind === 'boost'),
      from: madeFrom(state),
      before: state.build,
      rest,
    }
    const startedAt = performance.now()
    setFailure(null)
    setRunning({ wanted: count, found: 0, startedAt })
    try {
      const outcome = await askBuilder(
        'build',
        buildRequestOf(state, count, rest),
        controller.signal,
        (found) => setRunning({ wanted: count, found, startedAt }),
      )
      if (outcome === null || controller.signal.aborted) return
      const why = outcome.ok ? nothingBuilt(outcome.value) : outcome.error.message
      if (why !== null) return setFailure({ message: why, why: 'no_lineup' })
      if (!outcome.ok) return
      const kept = keptBuild(outcome.value, context)
      dispatch({
        type: 'set_entries',
        entries: { build: kept },
        notice: {
          title: `${pluralize(kept.lineups.length, 'lineup')} built`,
          ...(context.before ? { undoesEntries: true } : {}),
        },
      })
    } catch {
      setFailure({
        message: 'This browser could not build the lineups. Reload the page and try again.',
        why: 'error',
      })
    } finally {
      if (stop.current === controller) {
        stop.current = null
        setRunning(null)
      }
    }
  }

  return {
    running,
    failure,
    build: (count, rest) => void build(count, rest),
    cancel: () => {
      stop.current?.abort()
      stop.current = null
      setRunning(null)
    },
  }
}

function nothingBuilt({
  lineups,
  shortfall,
}: {
  lineups: readonly unknown[]
  shortfall: { message: string } | null
}): string | null {
  return lineups.length > 0 ? null : (shortfall?.message ?? 'No lineup obeys the rules.')
}
