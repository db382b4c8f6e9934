import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { messageOf } from '#app/lib/api-client.ts'
import { invalidate } from '#app/lib/session-memory.ts'
import { showErrorToast, showToast } from '#app/lib/toast-store.ts'

/** Sends one change of an account and reads the list again; the answer holds the temporary password. */
export function useUserChange() {
  const { revalidate } = useRevalidator()
  const [pending, setPending] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)

  async function change<Answer>(
    send: () => Promise<Answer>,
    done: { title: string; description: string },
  ): Promise<Answer | null> {
    setPending(true)
    setRefusal(null)
    try {
      const answer = await send()
      showToast(done)
      invalidate('users')
      void revalidate()
      return answer
    } catch (error) {
      const message = messageOf(error, 'Something went wrong. Try again.')
      setRefusal(message)
      showErrorToast({ title: 'Error', description: message })
      return null
    } finally {
      setPending(false)
    }
  }

  return { pending, refusal, change }
}
