import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { messageOf, postJson } from '#app/lib/api-client.ts'
import { invalidate } from '#app/lib/session-memory.ts'
import { showErrorToast, showToast } from '#app/lib/toast-store.ts'
import type { SaveLineupRequest } from '#contract/saved-lineups.ts'

/** Saves a lineup once: a second click does nothing while the first runs, and a retry has the same idempotency key. */
export function useSaveLineup() {
  const navigate = useNavigate()
  const [pending, setPending] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const sent = useRef<{ body: string; key: string } | null>(null)

  /** Returns the id of the saved lineup; null if it was not saved. */
  async function save(request: SaveLineupRequest): Promise<number | null> {
    if (pending) return null
    setPending(true)
    setRefusal(null)
    try {
      const headers = { 'Idempotency-Key': keyFor(request) }
      const saved = await postJson<{ lineup: { id: number } }>('/api/saved-lineups', request, headers)
      invalidate('lineups')
      showToast({
        title: 'Lineup saved!',
        description: request.lineup.lineup_name,
        action: { label: 'Saved Lineups', onAction: () => void navigate('/lineups') },
      })
      return saved.lineup.id
    } catch (error) {
      const message = messageOf(error, 'Failed to save lineup', 'Your lineup is kept.')
      setRefusal(message)
      showErrorToast({ title: 'Error saving lineup', description: message })
      return null
    } finally {
      setPending(false)
    }
  }

  /** The same content keeps its key, so that a retry after a lost answer does not save a second lineup. */
  function keyFor(request: SaveLineupRequest): string {
    const body = JSON.stringify(request)
    if (sent.current?.body !== body) sent.current = { body, key: crypto.randomUUID() }
    return sent.current.key
  }

  return { pending, refusal, save }
}
