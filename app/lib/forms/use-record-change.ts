import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { ApiError, messageOf } from '../api-client.ts'
import { invalidate, invalidateContests, invalidateEntrySets } from '../session/session-memory.ts'
import { KEPT, showErrorToast, showToast } from '../toast-store.ts'

type Texts = {
  /** The success toast; none if the screen itself shows the change. */
  done?: { title: string; description: string }
  /** The title of the failure's toast; none if the screen shows `refusal` and SPEC.md asks for no toast. */
  failed?: string
}

/**
 * Sends a change of a stored record and reloads the screen's data. A change that is `kept` on this device (lib/outbox) is shown
 * without that. If the record was changed elsewhere first (finalized or deleted in another tab), the data is reloaded as well
 * and the refusal is returned as `refusal`.
 */
export function useRecordChange(
  records: 'lineups' | 'entry-sets' | 'contests' | 'slates' | 'history',
  texts: Texts = {},
) {
  const { revalidate } = useRevalidator()
  const [pending, setPending] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)

  async function change(send: () => Promise<unknown>): Promise<boolean> {
    setPending(true)
    setRefusal(null)
    try {
      if ((await send()) === 'kept') {
        showToast(KEPT)
        return true
      }
      await readAgain()
      if (texts.done) showToast(texts.done)
      return true
    } catch (error) {
      const message = messageOf(error, 'The change could not be saved')
      setRefusal(message)
      if (texts.failed) showErrorToast({ title: texts.failed, description: message })
      if (error instanceof ApiError && (error.status === 409 || error.status === 404)) await readAgain()
      return false
    } finally {
      setPending(false)
    }
  }

  async function readAgain() {
    if (records === 'entry-sets') invalidateEntrySets()
    else if (records === 'contests') invalidateContests()
    else invalidate(records)
    await revalidate()
  }

  return { pending, refusal, change }
}
