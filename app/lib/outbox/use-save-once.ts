import { useRef, useState } from 'react'
import { isUnreachable, messageOf, postJson } from '../api-client.ts'
import { KEPT, showToast } from '../toast-store.ts'
import type { NewSave } from './outbox.client.ts'

/** What became of a save: `waits` on this device; `busy` if it was not tried because another one runs. */
type Outcome<Answer> =
  | { status: 'saved'; answer: Answer }
  | { status: 'waits' | 'busy' }
  | { status: 'refused'; message: string }

/**
 * Saves a record once: a second press does nothing while the first runs, and a retry with the same content has the same
 * idempotency key, so that a retry after a lost answer saves no second record. Without a connection it is kept on this device
 * and sent later, with that key.
 */
export function useSaveOnce() {
  const [pending, setPending] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const sent = useRef<{ text: string; key: string } | null>(null)

  /** `failure`: what `messageOf` says when it is neither saved nor kept. */
  async function saveOnce<Answer>(
    record: Omit<NewSave, 'key' | 'isTried'>,
    failure: [failed: string, kept: string],
  ): Promise<Outcome<Answer>> {
    if (pending) return { status: 'busy' }
    const text = JSON.stringify(record.body)
    if (sent.current?.text !== text) sent.current = { text, key: crypto.randomUUID() }
    const { key } = sent.current
    const isTried = navigator.onLine
    setPending(true)
    setRefusal(null)
    try {
      const answer = await postJson<Answer>(record.path, record.body, { 'Idempotency-Key': key })
      return { status: 'saved', answer }
    } catch (error) {
      if (await saveLater(error, { ...record, key, isTried }).catch(() => false)) return { status: 'waits' }
      const message = messageOf(error, ...failure)
      setRefusal(message)
      return { status: 'refused', message }
    } finally {
      setPending(false)
    }
  }

  return { pending, refusal, saveOnce }
}

/**
 * Keeps a save that could not be sent without a connection, and says so. False if it failed for another reason or can't
 * be kept; the caller then shows the failure.
 */
async function saveLater(error: unknown, save: NewSave): Promise<boolean> {
  if (!isUnreachable(error)) return false
  const { keepSave } = await import('./outbox.client.ts')
  if (!(await keepSave(save))) return false
  showToast(KEPT)
  return true
}
