import { useNavigate } from 'react-router'
import { useSaveOnce } from '#app/lib/outbox/use-save-once.ts'
import { invalidate } from '#app/lib/session/session-memory.ts'
import { showErrorToast, showToast } from '#app/lib/toast-store.ts'
import type { SaveLineupRequest } from '#contract/saved-lineups.ts'

/** Saves a lineup, see `useSaveOnce`. */
export function useSaveLineup() {
  const navigate = useNavigate()
  const { pending, refusal, saveOnce } = useSaveOnce()

  /** Returns the id of the saved lineup, or a null id if it waits on this device; null if it was not saved. `mark`: its `savedKey`. */
  async function save(request: SaveLineupRequest, mark: string): Promise<{ id: number | null } | null> {
    const { lineup_name: name, game_mode } = request.lineup
    const outcome = await saveOnce<{ lineup: { id: number } }>(
      { kind: 'lineup', name, modeId: game_mode ?? '', path: '/api/saved-lineups', body: request, mark },
      ['Failed to save lineup', 'Your lineup is kept.'],
    )
    if (outcome.status === 'waits') return { id: null }
    if (outcome.status === 'refused')
      showErrorToast({ title: 'Error saving lineup', description: outcome.message })
    if (outcome.status !== 'saved') return null
    invalidate('lineups')
    showToast({
      title: 'Lineup saved!',
      action: { label: 'Saved Lineups', onAction: () => void navigate('/lineups') },
    })
    return { id: outcome.answer.lineup.id }
  }

  return { pending, refusal, save }
}
