import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { messageOf, postJson } from '#app/lib/api-client.ts'
import { invalidate } from '#app/lib/session-memory.ts'
import { showToast } from '#app/lib/toast-store.ts'
import type { EntrySetDetail, SaveEntrySetRequest } from '#contract/entry-sets.ts'

/** Saves a set once: a second press does nothing while the first runs, and a retry has the same idempotency key. */
export function useSaveSet() {
  const navigate = useNavigate()
  const [pending, setPending] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const sent = useRef<{ body: string; key: string } | null>(null)

  /** Whether it was saved. */
  async function save(request: SaveEntrySetRequest): Promise<boolean> {
    if (pending) return false
    const body = JSON.stringify(request)
    if (sent.current?.body !== body) sent.current = { body, key: crypto.randomUUID() }
    setPending(true)
    setRefusal(null)
    try {
      const { entry_set } = await postJson<EntrySetDetail>('/api/entry-sets', request, {
        'Idempotency-Key': sent.current.key,
      })
      invalidate('entry-sets')
      invalidate('lineups')
      showToast({
        title: 'Entries saved',
        description: entry_set.name,
        action: { label: 'View', onAction: () => void navigate(`/entry-sets/${entry_set.id}`) },
      })
      return true
    } catch (error) {
      setRefusal(messageOf(error, 'The entries could not be saved', 'They are kept with the slate.'))
      return false
    } finally {
      setPending(false)
    }
  }

  return { pending, refusal, save }
}
