import { useState } from 'react'
import { messageOf } from '#app/lib/api-client.ts'
import { showErrorToast, showToast } from '#app/lib/toast-store.ts'

/** Sends a change of an account and returns the server's answer. */
export function useUserChange() {
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
      return answer
    } catch (error) {
      const message = messageOf(error, 'The change could not be made')
      setRefusal(message)
      showErrorToast({ title: 'Error', description: message })
      return null
    } finally {
      setPending(false)
    }
  }

  return { pending, refusal, change }
}
