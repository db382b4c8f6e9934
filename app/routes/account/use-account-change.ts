import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { messageOf } from '#app/lib/api-client.ts'
import { showToast } from '#app/lib/toast-store.ts'

/** Sends a change of the account and reloads the page's data. A refusal is returned as `refusal`. */
export function useAccountChange() {
  const { revalidate } = useRevalidator()
  const [pending, setPending] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)

  async function change(
    send: () => Promise<unknown>,
    done: { title: string; description?: string },
  ): Promise<boolean> {
    setPending(true)
    setRefusal(null)
    try {
      await send()
      await revalidate()
      showToast(done)
      return true
    } catch (error) {
      setRefusal(messageOf(error, 'The change could not be saved'))
      return false
    } finally {
      setPending(false)
    }
  }

  return { pending, refusal, change }
}
