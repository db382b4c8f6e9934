import { useSyncExternalStore } from 'react'
import { subscribers } from '../subscribers.ts'
import type { WaitingChange } from './waiting-save.ts'

/*
 * The changes that the screens show before the server has them. Apart from the outbox, which pages load after their first
 * render.
 */

/** `isSent`: the page's data does not have it yet. */
export type ShownChange = WaitingChange & { isSent?: boolean }

let shown: readonly ShownChange[] = []
const { subscribe, publish: tell } = subscribers()

/** What waits by now; `keepsSent`: what no longer waits was sent, and is shown until `forgetChanges`. */
export function showChanges(waiting: readonly WaitingChange[], keepsSent: boolean): void {
  const isWaiting = (key: string) => waiting.some((each) => each.key === key)
  const sent = shown.filter(({ key, isSent }) => (isSent || keepsSent) && !isWaiting(key))
  publish([...sent.map((change) => ({ ...change, isSent: true })), ...waiting])
}

/** The changes that the page's data does not have until it is read again. */
export function sentChanges(): readonly ShownChange[] {
  return shown.filter(({ isSent }) => isSent)
}

/** Once the page draws data that has them. */
export function forgetChanges(changes: readonly ShownChange[]): void {
  if (changes.length > 0) publish(shown.filter((each) => !changes.some(({ key }) => key === each.key)))
}

/** In the order of the presses. */
export function useShownChanges(): readonly ShownChange[] {
  return useSyncExternalStore(
    subscribe,
    () => shown,
    () => NONE,
  )
}

const NONE: readonly ShownChange[] = []

function publish(next: readonly ShownChange[]): void {
  if (next.length === 0 && shown.length === 0) return
  shown = next
  tell()
}
