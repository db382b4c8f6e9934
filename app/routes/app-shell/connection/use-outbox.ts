import { startTransition, useEffect, useState, useSyncExternalStore } from 'react'
import { useRevalidator } from 'react-router'
import { keepTrying } from '#app/lib/browser/keep-trying.ts'
import {
  type OutboxState,
  outboxState,
  readOutbox,
  sendOutbox,
  subscribeToOutbox,
} from '#app/lib/outbox/outbox.client.ts'
import { forgetChanges, type ShownChange, sentChanges } from '#app/lib/outbox/shown-changes.ts'

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
    let isGone = false
    const tries = keepTrying(async () => {
      await readOutbox()
      if (!navigator.onLine || isGone || outboxState().waiting.length === 0) return false
      await sendOutbox()
      const blockedBy = outboxState().blockedBy?.status
      return blockedBy === 'no_answer' || blockedBy === 'failed'
    })
    const shown = () => document.visibilityState === 'visible' && tries.now()
    document.addEventListener('visibilitychange', shown)
    return () => {
      isGone = true
      tries.stop()
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
