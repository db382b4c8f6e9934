import { type Dispatch, useEffect, useReducer } from 'react'
import { clearOpening, loadLineupDraft, loadOpening, storeLineupDraft } from '#app/lib/slate-storage.ts'
import { showErrorToast, showToast } from '#app/lib/toast-store.ts'
import type { Format } from '#core/formats/format.ts'
import type { Player } from '#core/players/player.ts'
import { draftOf, parseDraft, withDraft, withOpened } from './lineup-draft.ts'
import { initialLineupState, type LineupAction, type LineupState } from './lineup-state.ts'
import type { Notice } from './notices.ts'
import { reduceLineup } from './reduce-lineup.ts'

/** The state of the builder: stored across reloads; shows the notice of each action as a toast. */
export function useLineup(
  mode: Format,
  slatePlayers: readonly Player[],
): [LineupState, Dispatch<LineupAction>] {
  const [state, dispatch] = useReducer(reduceLineup, null, () => resumedState(mode, slatePlayers))

  useEffect(() => {
    storeLineupDraft(mode.id, JSON.stringify(draftOf(state, slatePlayers)))
    clearOpening(mode.id)
  }, [state, mode, slatePlayers])

  useEffect(() => {
    if (!state.notice) return
    const { title, description, failed } = state.notice
    const undoing = undoingAction(state.notice)
    const show = failed ? showErrorToast : showToast
    show({
      title,
      ...(description ? { description } : {}),
      ...(undoing ? { action: { label: 'Undo', onAction: () => dispatch(undoing) } } : {}),
    })
  }, [state.notice])

  return [state, dispatch]
}

function undoingAction({ undo, undoesEdit, undoFiles }: Notice): LineupAction | null {
  if (undo) return { type: 'restore', lineup: undo }
  if (undoesEdit) return { type: 'undo_edit' }
  return undoFiles ? { type: 'set_files', files: undoFiles } : null
}

function resumedState(mode: Format, slatePlayers: readonly Player[]): LineupState {
  const initial = initialLineupState(mode, slatePlayers)
  const draft = parseDraft(loadLineupDraft(mode.id))
  const resumed = draft ? withDraft(initial, draft) : initial
  const opening = loadOpening(mode.id)
  return opening ? withOpened(resumed, opening) : resumed
}
