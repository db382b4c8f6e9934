import { type FormEvent, useState } from 'react'
import { messageOf, postJson } from '#app/lib/api-client.ts'
import { forgetSession } from '#app/lib/session-memory.ts'
import { sessionOwner } from '#app/lib/session-owner.ts'
import { sendBeforeSignOut } from '#app/lib/slate-memory/memory-changes.ts'
import { showErrorToast } from '#app/lib/toast-store.ts'

/** Ends the session, clears this tab's data, and loads /auth as a document, so that nothing stays in memory. */
export function useLogout() {
  const [pending, setPending] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    setPending(true)
    try {
      await sendBeforeSignOut()
      await postJson('/api/logout')
      await forgetSession(sessionOwner() ?? '')
      window.location.assign('/auth')
    } catch (error) {
      setPending(false)
      showErrorToast({ title: 'Logout failed', description: messageOf(error, 'You are still signed in') })
    }
  }

  return { pending, submit }
}
