import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { messageOf } from '#app/lib/api-client.ts'
import { invalidate } from '#app/lib/session-memory.ts'
import { showErrorToast } from '#app/lib/toast-store.ts'

/** Sends one change of a contest and reads the screen again; a refusal stays readable where it was asked for. */
export function useContestChange(failed: string) {
  const { revalidate } = useRevalidator()
  const [pending, setPending] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)

  async function change(send: () => Promise<unknown>): Promise<boolean> {
    setPending(true)
    setRefusal(null)
    try {
      await send()
      invalidate('contests')
      await revalidate()
      return true
    } catch (error) {
      const message = messageOf(error, 'Something went wrong. Try again.')
      setRefusal(message)
      showErrorToast({ title: failed, description: message })
      return false
    } finally {
      setPending(false)
    }
  }

  return { pending, refusal, change }
}
