import { type FormEvent, useState } from 'react'
import { messageOf } from '#app/lib/api-client.ts'
import { showErrorToast } from '#app/lib/toast-store.ts'

const load = () => import('./end-session.client.ts')

/**
 * Ends the session. If saves wait for a connection, `waiting` is their number and nothing happens until `confirm`, which
 * deletes them, or `cancel`.
 */
export function useLogout() {
  const [pending, setPending] = useState(false)
  const [waiting, setWaiting] = useState(0)

  async function run(mayAsk: boolean) {
    setPending(true)
    try {
      const { endSession, sendEverything } = await load()
      const unsent = mayAsk ? await sendEverything() : 0
      setWaiting(unsent)
      if (unsent === 0) return await endSession()
    } catch (error) {
      setWaiting(0)
      showErrorToast({
        title: 'Logout failed',
        description: messageOf(error, 'You are still signed in'),
        isAnnounced: true,
      })
    }
    setPending(false)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    void run(true)
  }

  return { pending, waiting, submit, confirm: () => run(false), cancel: () => setWaiting(0) }
}
