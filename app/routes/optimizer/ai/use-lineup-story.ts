import { type Dispatch, startTransition, useEffect, useRef, useState } from 'react'
import { messageOf } from '#app/lib/api-client.ts'
import { showErrorToast } from '#app/lib/toast-store.ts'
import type { LineupStory } from '#contract/insights.ts'
import { isComplete, playersOf } from '#core/lineups/lineup.ts'
import type { LineupAction, LineupState } from '../state/lineup-state.ts'
import { localStory } from './local-analyst.ts'
import { noteModelAvailability } from './model-availability.ts'
import { postForEvents } from './post-for-events.ts'
import { storyPayload } from './requests.ts'

/** `told` is the story on screen; `draft` is the part of a newer version received so far. */
export type StoryState =
  | { status: 'none' }
  | { status: 'writing'; told: LineupStory | null; draft: string }
  | { status: 'told'; told: LineupStory }
  | { status: 'failed' }

/**
 * The story of the lineup: written after each run of the optimizer, and for any full lineup on request. The built-in
 * analyst writes it on this device; the server's answer replaces it, except after a reload, which asks nothing anew. A change
 * of lineup clears the story, and a late answer to the old lineup is discarded.
 */
export function useLineupStory(state: LineupState, dispatch: Dispatch<LineupAction>) {
  const [story, setStory] = useState<StoryState>({ status: 'none' })
  const running = useRef<AbortController | null>(null)
  const toldOf = useRef('')
  const lineupKey = playersOf(state.lineup)
    .map(({ id }) => id)
    .join()

  function stop() {
    running.current?.abort()
    running.current = null
  }

  async function tell(onDevice = false) {
    stop()
    const controller = new AbortController()
    running.current = controller
    toldOf.current = lineupKey
    const isCurrent = () => running.current === controller
    setStory({ status: 'writing', told: null, draft: '' })

    const first = await localStory(state).catch(() => null)
    if (!isCurrent()) return
    if (onDevice) return first ? show({ status: 'told', told: first }) : setStory({ status: 'none' })
    if (first) show({ status: 'writing', told: first, draft: '' })
    try {
      let draft = ''
      const told = await postForEvents<LineupStory>('/api/lineup-story', storyPayload(state), {
        signal: controller.signal,
        onText(text) {
          draft = text === null ? '' : draft + text
          if (isCurrent()) setStory({ status: 'writing', told: first, draft })
        },
      })
      noteModelAvailability(told)
      if (isCurrent()) show({ status: 'told', told })
    } catch (error) {
      if (!isCurrent()) return
      if (first) return setStory({ status: 'told', told: { ...first, notice: noticeOf(error) } })
      setStory({ status: 'failed' })
      showErrorToast({
        title: 'Story generation failed',
        description: 'Could not generate lineup explanation',
      })
    }
  }

  function show(next: Extract<StoryState, { told: LineupStory | null }>) {
    // A press meanwhile is answered first.
    startTransition(() => {
      setStory(next)
      if (next.told) dispatch({ type: 'attach_insights', insights: next.told.playerInsights })
    })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new proof means a new lineup to explain
  useEffect(() => {
    if (state.proof && isComplete(state.lineup)) void tell(state.proof.isRestored)
  }, [state.proof])

  useEffect(() => {
    if (toldOf.current === '' || toldOf.current === lineupKey) return
    running.current?.abort()
    running.current = null
    toldOf.current = ''
    setStory({ status: 'none' })
  }, [lineupKey])

  useEffect(() => () => running.current?.abort(), [])

  /** Stops waiting for the server's version and keeps the one on screen. */
  function cancel() {
    stop()
    setStory((now) => {
      if (now.status !== 'writing') return now
      return now.told ? { status: 'told', told: now.told } : { status: 'none' }
    })
  }

  return { story, tell: () => void tell(), cancel }
}

function noticeOf(error: unknown): string {
  return `Written on this device. ${messageOf(error, 'The server could not write one')}`
}
