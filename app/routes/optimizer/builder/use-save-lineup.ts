import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { messageOf, postJson } from '#app/lib/api-client.ts'
import { saveLater } from '#app/lib/outbox/save-later.ts'
import { invalidate } from '#app/lib/session/session-memory.ts'
import { showErrorToast, showToast } from '#app/lib/toast-store.ts'
import type { SaveLineupRequest } from '#contract/saved-lineups.ts'

const PATH = '/api/saved-lineups'

/**
 * Saves a lineup once: a second click does nothing while the first runs, and a retry has the same idempotency key. Without a
 * connection it is kept on this device and sent later, with that key.
 */
export function useSaveLineup() {
  const navigate = useNavigate()
  const [pending, setPending] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const sent = useRef<{ body: string; key: string } | null>(null)

  /** Returns the id of the saved lineup, or a null id if it waits on this device; null if it was not saved. `mark`: its `savedKey`. */
  async function save(request: SaveLineupRequest, mark: string): Promise<{ id: number | null } | null> {
    if (pending) return null
    setPending(true)
    setRefusal(null)
    const key = keyFor(request)
    const isTried = navigator.onLine
    try {
      const saved = await postJson<{ lineup: { id: number } }>(PATH, request, { 'Idempotency-Key': key })
      invalidate('lineups')
      showToast({
        title: 'Lineup saved!',
        action: { label: 'Saved Lineups', onAction: () => void navigate('/lineups') },
      })
      return { id: saved.lineup.id }
    } catch (error) {
      const { lineup_name: name, game_mode: modeId } = request.lineup
      const later = {
        key,
        kind: 'lineup',
        name,
        modeId: modeId ?? '',
        path: PATH,
        body: request,
        mark,
        isTried,
      } as const
      if (await saveLater(error, later).catch(() => false)) return { id: null }
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
