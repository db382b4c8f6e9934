import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { ApiError, messageOf } from '#app/lib/api-client.ts'
import { invalidate } from '#app/lib/session-memory.ts'
import { showErrorToast, showToast } from '#app/lib/toast-store.ts'

/**
 * Sends one change of a lineup and reads the list again. A refusal because somebody else was first (another tab
 * finalized it) refreshes the row too, and stays readable until the dialog is closed.
 */
export function useLineupChange(texts: { done: string; doneDetail: string; failed: string }) {
  const { revalidate } = useRevalidator()
  const [pending, setPending] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)

  async function change(send: () => Promise<unknown>): Promise<boolean> {
    setPending(true)
    setRefusal(null)
    try {
      await send()
      await readAgain()
      showToast({ title: texts.done, description: texts.doneDetail })
      return true
    } catch (error) {
      const message = messageOf(error, 'Something went wrong. Try again.')
      setRefusal(message)
      showErrorToast({ title: texts.failed, description: message })
      if (error instanceof ApiError && (error.status === 409 || error.status === 404)) await readAgain()
      return false
    } finally {
      setPending(false)
    }
  }

  async function readAgain() {
    invalidate('lineups')
    await revalidate()
  }

  return { pending, refusal, change }
}
