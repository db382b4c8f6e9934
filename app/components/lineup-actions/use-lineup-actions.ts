import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import type { RecordAction } from '#app/components/record-actions/action-items.ts'
import type { ActionScreen } from '#app/components/record-actions/action-screen.ts'
import { showErrorToast } from '#app/lib/toast-store.ts'
import { whenIdle } from '#app/lib/turns/when-idle.ts'
import type { LineupInMenu, LineupRefusal } from './lineup-in-menu.ts'

export const loadLineupRequests = () => import('./lineup-requests.ts')

/**
 * Carries out the actions of `LineupMenu`. `choose` never changes, so that rows are not rendered again. `renaming` is the
 * lineup whose dialog the screen shows, and `refusal` is why the last action failed.
 */
export function useLineupActions({ onDeleted }: Pick<ActionScreen, 'onDeleted'> = {}) {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const [renaming, setRenaming] = useState<LineupInMenu | null>(null)
  const [refusal, setRefusal] = useState<LineupRefusal | null>(null)
  const screen = useRef({ navigate, revalidate, onDeleted })
  useEffect(() => {
    screen.current = { navigate, revalidate, onDeleted }
  })
  useEffect(() => whenIdle(loadLineupRequests), [])

  const choose = useCallback((action: RecordAction, lineup: LineupInMenu) => {
    setRefusal(null)
    const showRefusal = (text: string) => setRefusal({ lineup, text })
    if (action === 'rename') setRenaming(lineup)
    else void run(action, lineup, { ...screen.current, showRefusal })
  }, [])
  return { choose, refusal, renaming, stopRenaming: () => setRenaming(null) }
}

async function run(action: Exclude<RecordAction, 'rename'>, lineup: LineupInMenu, screen: ActionScreen) {
  try {
    const requests = await loadLineupRequests()
    const act = {
      open: requests.openInOptimizer,
      export: requests.exportUploadFile,
      duplicate: requests.duplicateLineup,
      delete: requests.deleteLineup,
    }[action]
    await act(lineup, screen)
  } catch {
    // The code could not be loaded; the requests themselves say what went wrong.
    showErrorToast({
      title: 'Nothing was done',
      description: 'Check your network, then reload the page.',
      isAnnounced: true,
    })
  }
}
