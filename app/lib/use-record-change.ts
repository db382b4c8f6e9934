import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { ApiError, messageOf } from './api-client.ts'
import { invalidate } from './session-memory.ts'
import { showErrorToast, showToast } from './toast-store.ts'

type Texts = {
  /** Without it the screen itself shows that it is done. */
  done?: { title: string; description: string }
  failed: string
}

/**
 * Sends one change of a stored record and reads the screen again. When the record was changed first elsewhere (finalized
 * or deleted in another tab) the screen is read again too, and the refusal stays where the change was asked for.
 */
export function useRecordChange(records: 'lineups' | 'contests', texts: Texts) {
  const { revalidate } = useRevalidator()
  const [pending, setPending] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)

  async function change(send: () => Promise<unknown>): Promise<boolean> {
    setPending(true)
    setRefusal(null)
    try {
      await send()
      await readAgain()
      if (texts.done) showToast(texts.done)
      return true
    } catch (error) {
      const message = messageOf(error, 'The change could not be saved')
      setRefusal(message)
      showErrorToast({ title: texts.failed, description: message })
      if (error instanceof ApiError && (error.status === 409 || error.status === 404)) await readAgain()
      return false
    } finally {
      setPending(false)
    }
  }

  async function readAgain() {
    invalidate(records)
    await revalidate()
  }

  return { pending, refusal, change }
}
