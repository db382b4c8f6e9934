import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { messageOf, postJson } from '#app/lib/api-client.ts'
import { saveLater } from '#app/lib/outbox/save-later.ts'
import { invalidate } from '#app/lib/session/session-memory.ts'
import { showToast } from '#app/lib/toast-store.ts'
import type { EntrySetDetail, SaveEntrySetRequest } from '#contract/entry-sets.ts'

const PATH = '/api/entry-sets'

/**
 * Saves a set once: a second press does nothing while the first runs, and a retry has the same idempotency key. Without a
 * connection it is kept on this device and sent later, with that key.
 */
export function useSaveSet() {
  const navigate = useNavigate()
  const [pending, setPending] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const sent = useRef<{ body: string; key: string } | null>(null)

  /** Whether it was saved, here or on the server. */
  async function save(request: SaveEntrySetRequest): Promise<boolean> {
    if (pending) return false
    const body = JSON.stringify(request)
    if (sent.current?.body !== body) sent.current = { body, key: crypto.randomUUID() }
    const { key } = sent.current
    const isTried = navigator.onLine
    setPending(true)
    setRefusal(null)
    try {
      const { entry_set } = await postJson<EntrySetDetail>(PATH, request, { 'Idempotency-Key': key })
      invalidate('entry-sets')
      invalidate('lineups')
      showToast({
        title: 'Entries saved',
        description: entry_set.name,
        action: { label: 'View', onAction: () => void navigate(`/entry-sets/${entry_set.id}`) },
      })
      return true
    } catch (error) {
      const { name, game_mode: modeId } = request.entry_set
      const later = {
        key,
        kind: 'entry_set',
        name,
        modeId: modeId ?? '',
        path: PATH,
        body: request,
        isTried,
      } as const
      if (await saveLater(error, later).catch(() => false)) return true
      setRefusal(messageOf(error, 'The entries could not be saved', 'They are kept with the slate.'))
      return false
    } finally {
      setPending(false)
    }
  }

  return { pending, refusal, save }
}
