import { useEffect, useRef, useState } from 'react'
import { ask, startAhead } from '#app/lib/threads/pool.ts'
import { sent } from '#app/lib/threads/tasks.ts'
import { atIntervals } from '#app/lib/turns/at-intervals.ts'
import { pluralize } from '#core/figures/format.ts'
import { isPlainPoints } from '#core/objective/plain-points.ts'
import { settingsOf } from '../../state/contest-of.ts'
import { UNDO_ENTRIES } from '../../state/entries-steps.ts'
import type { KeptBuild } from '../../state/kept-build.ts'
import type { LineupAction, Notice } from '../../state/lineup-state.ts'
import { useDispatch, useSlate } from '../../state/slate-context.tsx'
import type { Asked, Conflict } from '../conflicts/apply-changes.ts'
import type { NewGroup } from '../groups/kept-groups.ts'
import { buildRequestOf } from '../set/build-request-of.ts'
import { keptBuild } from '../set/keep-build.ts'
import { madeFrom } from '../set/made-from.ts'
import { rulesInForce } from '../set/rules-in-force.ts'

/** A build that is running. */
export type RunningBuild = { wanted: number; found: number; startedAt: number }

/** Why the last build made no list, or a shorter one. */
type BuildFailure = {
  /** A sentence for the user. */
  message: string
  /** Null: no rules are to blame, the browser could not build. */
  conflict: Conflict | null
}

export type Builds = {
  running: RunningBuild | null
  failure: BuildFailure | null
  build: (count: number, rest: boolean) => void
  /** Builds so many on top of the list. */
  add: (count: number, group: NewGroup) => void
  /** Builds the list again, each group under its own rules; locked lineups stay, and removed ones do not come back. */
  rebuild: () => void
  cancel: () => void
  /** Looks for the reason of a list that is shorter than asked for. */
  explain: (count: number, rest: boolean) => void
  /** Makes the changes and builds again. */
  relax: (actions: readonly LineupAction[], count: number) => void
  /** Takes the reason off the screen. */
  dismiss: () => void
}

const NOT_HERE = 'This browser could not build the lineups. Reload the page and try again.'

/** Builds in a thread of its own; the list that is shown stays until the new one is there. */
export function useBuild(): Builds {
  const state = useSlate()
  const dispatch = useDispatch()
  const [running, setRunning] = useState<RunningBuild | null>(null)
  const [failure, setFailure] = useState<BuildFailure | null>(null)
  const [asked, setAsked] = useState<Asked | null>(null)
  const stop = useRef<AbortController | null>(null)

  useEffect(() => void startAhead('build'), [])

  const { buildRules, rules: settingRules, lockedIds, excludedPeople, putBack } = state
  // biome-ignore lint/correctness/useExhaustiveDependencies: a reason is of the rules as they were
  useEffect(dismiss, [buildRules, settingRules, lockedIds, excludedPeople, putBack])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question, with the state as it is then
  useEffect(() => {
    if (!asked) return
    setAsked(null)
    void build(asked)
  }, [asked])

  function dismiss() {
    if (failure === null) return
    stop.current?.abort()
    setFailure(null)
  }

  /** The reason of an earlier build goes: taking it off the screen later would stop this build. */
  function begin(): AbortController {
    stop.current?.abort()
    stop.current = new AbortController()
    setFailure(null)
    return stop.current
  }

  /** The contest of a chosen file is looked up, and its rules are those of the build: a press may come before it. */
  async function buildForContest(of: Asked) {
    const { signal } = begin()
    setRunning({ wanted: of.count, found: 0, startedAt: performance.now() })
    // Offline without its code: as without a file.
    await import('../entries-file/contest-of-file.ts').then(
      (file) => file.followFile(state, dispatch),
      () => {},
    )
    if (!signal.aborted) setAsked(of)
  }

  async function build(of: Asked) {
    const { count, rest, group } = of
    const controller = begin()
    const rules = rulesInForce(state, count)
    const context = {
      wanted: count,
      rules,
      isByPoints: isPlainPoints(settingsOf(state)) && !rules.some(({ rule }) => rule.kind === 'boost'),
      from: madeFrom(state, count),
      before: state.build,
      rest,
    }
    const startedAt = performance.now()
    setRunning({ wanted: count, found: 0, startedAt })
    try {
      const outcome = await ask('build', sent(requestOf(of)), {
        signal: controller.signal,
        onProgress: atIntervals((found) => setRunning({ wanted: count, found, startedAt })),
      })
      if (outcome === null || controller.signal.aborted) return
      // A list of only what was locked would replace the one that is shown.
      if (!outcome.ok || (outcome.value.shortfall && outcome.value.lineups.every(({ isKept }) => isKept))) {
        const message = outcome.ok ? outcome.value.shortfall?.message : outcome.error.message
        return void explain(of, message ?? 'No lineup obeys the rules.')
      }
      const { builtWithOf } = await import('../../state/built-with-of.ts')
      const kept = keptBuild(outcome.value, { ...context, builtWith: builtWithOf(state) })
      const { withGroupAdded } = await import('../groups/kept-groups.ts')
      show(group && state.build ? withGroupAdded(state.build, kept, group) : kept, {
        title: `${pluralize(kept.lineups.length, 'lineup')} built`,
        ...(group && kept.shortfall ? { description: kept.shortfall } : {}),
      })
    } catch {
      setFailure({ message: NOT_HERE, conflict: null })
    } finally {
      if (stop.current === controller) setRunning(null)
    }
  }

  function requestOf({ count, rest, group }: Asked) {
    return buildRequestOf(state, count, group ? 'group' : rest)
  }

  /** A first list is on the screen, which says what it is; in the place of another one it can be undone. */
  function show(build: KeptBuild, notice: Notice) {
    const isSaid = state.build !== null || notice.description !== undefined
    dispatch({
      type: 'set_entries',
      entries: { build },
      ...(isSaid ? { notice: { ...notice, ...(state.build ? { undo: UNDO_ENTRIES } : {}) } } : {}),
    })
  }

  async function rebuildGroups(before: KeptBuild) {
    const controller = begin()
    const startedAt = performance.now()
    const { wanted } = before
    setRunning({ wanted, found: 0, startedAt })
    try {
      const { rebuiltGroups } = await import('../groups/rebuild-groups.ts')
      const made = await rebuiltGroups(state, before, (request, found) =>
        ask('build', sent(request), {
          signal: controller.signal,
          onProgress: (more) => setRunning({ wanted, found: found + more, startedAt }),
        }),
      )
      if (made === null || controller.signal.aborted) return
      if (typeof made === 'string') setFailure({ message: made, conflict: null })
      else show(made, { title: `${pluralize(made.lineups.length, 'lineup')} built` })
    } catch {
      setFailure({ message: NOT_HERE, conflict: null })
    } finally {
      if (stop.current === controller) setRunning(null)
    }
  }

  async function explain(of: Asked, message: string) {
    const controller = begin()
    const conflict = { asked: of, rules: rulesInForce(state, of.count), report: null }
    setRunning(null)
    setFailure({ message, conflict })
    try {
      const report = await ask('explain', sent(requestOf(of)), {
        signal: controller.signal,
      })
      if (report && !controller.signal.aborted) setFailure({ message, conflict: { ...conflict, report } })
    } catch {
      setFailure({ message, conflict: null })
    }
  }

  return {
    running,
    failure,
    build: (count, rest) => void buildForContest({ count, rest }),
    add: (count, group) => void build({ count, rest: false, group }),
    rebuild: () => {
      if (state.build?.groups?.length) void rebuildGroups(state.build)
      else if (state.build) void build({ count: state.build.wanted, rest: true })
    },
    cancel: () => {
      stop.current?.abort()
      stop.current = null
      setRunning(null)
    },
    explain: (count, rest) =>
      void explain({ count, rest }, state.build?.shortfall ?? 'Fewer lineups than asked for.'),
    relax: (actions, count) => {
      if (!failure?.conflict) return
      for (const action of actions) dispatch(action)
      setAsked({ ...failure.conflict.asked, count })
    },
    dismiss,
  }
}
