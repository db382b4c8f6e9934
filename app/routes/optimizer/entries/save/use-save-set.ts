import { useNavigate } from 'react-router'
import { useSaveOnce } from '#app/lib/outbox/use-save-once.ts'
import { invalidate } from '#app/lib/session/session-memory.ts'
import { showToast } from '#app/lib/toast-store.ts'
import type { EntrySetDetail, SaveEntrySetRequest } from '#contract/entry-sets.ts'

/** Saves a set, see `useSaveOnce`. */
export function useSaveSet() {
  const navigate = useNavigate()
  const { pending, refusal, saveOnce } = useSaveOnce()

  /** Whether it was saved, here or on the server. */
  async function save(request: SaveEntrySetRequest): Promise<boolean> {
    const { name, game_mode } = request.entry_set
    const outcome = await saveOnce<EntrySetDetail>(
      { kind: 'entry_set', name, modeId: game_mode ?? '', path: '/api/entry-sets', body: request },
      ['The entries could not be saved', 'They are kept with the slate.'],
    )
    if (outcome.status !== 'saved') return outcome.status === 'waits'
    const { entry_set } = outcome.answer
    invalidate('entry-sets')
    invalidate('lineups')
    showToast({
      title: 'Entries saved',
      description: entry_set.name,
      action: { label: 'View', onAction: () => void navigate(`/entry-sets/${entry_set.id}`) },
    })
    return true
  }

  return { pending, refusal, save }
}
