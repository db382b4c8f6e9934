import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import type { RecordAction } from '#app/components/record-actions/action-items.ts'
import type { ActionScreen } from '#app/components/record-actions/action-screen.ts'
import { showErrorToast } from '#app/lib/toast-store.ts'
import { whenIdle } from '#app/lib/turns/when-idle.ts'
import type { EntrySetItem } from '#contract/entry-sets.ts'

export const loadSetRequests = () => import('./set-requests.ts')

/** Why an action on this set failed. */
export type SetRefusal = { set: EntrySetItem; text: string }

/**
 * Carries out the actions of `SetMenu`. `choose` never changes, so that rows are not rendered again. `renaming` is the set
 * whose dialog the screen shows, and `refusal` is why the last action failed.
 */
export function useSetActions({ onDeleted }: Pick<ActionScreen, 'onDeleted'> = {}) {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const [renaming, setRenaming] = useState<EntrySetItem | null>(null)
  const [refusal, setRefusal] = useState<SetRefusal | null>(null)
  const screen = useRef({ navigate, revalidate, onDeleted })
  useEffect(() => {
    screen.current = { navigate, revalidate, onDeleted }
  })
  useEffect(() => whenIdle(loadSetRequests), [])

  const choose = useCallback((action: RecordAction, set: EntrySetItem) => {
    setRefusal(null)
    const showRefusal = (text: string) => setRefusal({ set, text })
    if (action === 'rename') setRenaming(set)
    else void run(action, set, { ...screen.current, showRefusal })
  }, [])
  return { choose, refusal, renaming, stopRenaming: () => setRenaming(null) }
}

async function run(action: Exclude<RecordAction, 'rename'>, set: EntrySetItem, screen: ActionScreen) {
  try {
    const requests = await loadSetRequests()
    const act = {
      open: requests.openInOptimizer,
      export: requests.exportUploadFile,
      duplicate: requests.duplicateSet,
      delete: requests.deleteSet,
    }[action]
    await act(set, screen)
  } catch {
    // The code could not be loaded; the requests themselves say what went wrong.
    showErrorToast({
      title: 'Nothing was done',
      description: 'Check your network, then reload the page.',
      isAnnounced: true,
    })
  }
}
