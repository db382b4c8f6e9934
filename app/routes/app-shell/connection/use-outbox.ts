import { startTransition, useEffect, useState, useSyncExternalStore } from 'react'
import { useRevalidator } from 'react-router'
import {
  type OutboxState,
  outboxState,
  readOutbox,
  sendOutbox,
  subscribeToOutbox,
} from '#app/lib/outbox/outbox.client.ts'
import { forgetChanges, type ShownChange, sentChanges } from '#app/lib/outbox/shown-changes.ts'

const FIRST_RETRY_MS = 2000
const LONGEST_RETRY_MS = 60_000

/**
 * What waits to be sent. Sends it when the page opens, when the browser is online again and when the user comes back to the
 * tab; after a failure again, in growing steps.
 */
export function useOutbox(): OutboxState {
  const state = useSyncExternalStore(subscribeToOutbox, outboxState)
  const { revalidate } = useRevalidator()
  const { sent } = state
  const unsent = state.waiting.filter(({ refusal }) => refusal === null).length

  // biome-ignore lint/correctness/useExhaustiveDependencies: a save that is added starts the tries anew
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let pause = FIRST_RETRY_MS
    let isGone = false

    async function send() {
      clearTimeout(timer)
      await readOutbox()
      if (!navigator.onLine || isGone || outboxState().waiting.length === 0) return
      await sendOutbox()
      const blockedBy = outboxState().blockedBy?.status
      if (isGone || (blockedBy !== 'no_answer' && blockedBy !== 'failed')) return
      timer = setTimeout(send, pause)
      pause = Math.min(2 * pause, LONGEST_RETRY_MS)
    }

    const start = () => void send()
    const shown = () => document.visibilityState === 'visible' && start()
    start()
    window.addEventListener('online', start)
    document.addEventListener('visibilitychange', shown)
    return () => {
      isGone = true
      clearTimeout(timer)
      window.removeEventListener('online', start)
      document.removeEventListener('visibilitychange', shown)
    }
  }, [unsent])

  // The page may list what was sent. The router draws new data in a transition, so the changes are forgotten after that one.
  const [read, setRead] = useState<readonly ShownChange[]>([])
  useEffect(() => {
    if (sent.length === 0) return
    const changes = sentChanges()
    void revalidate().then(() => startTransition(() => setRead(changes)))
  }, [sent, revalidate])
  useEffect(() => forgetChanges(read), [read])

  return state
}
