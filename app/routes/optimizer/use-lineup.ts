import { type Dispatch, useEffect, useReducer } from 'react'
import { showErrorToast, showToast } from '#app/lib/toast-store.ts'
import type { GameMode } from '#core/game-mode.ts'
import type { Player } from '#core/player.ts'

import { draftOf, parseDraft, withDraft } from './lineup-draft.ts'
import { initialLineupState, type LineupAction, type LineupState, reduceLineup } from './lineup-state.ts'
import type { LoadedSlate } from './load-slate.ts'

/** The lineup in the making: survives a reload, and tells what each action did. */
export function useLineup(
  mode: GameMode,
  { key, slate }: LoadedSlate,
): [LineupState, Dispatch<LineupAction>] {
  const [state, dispatch] = useReducer(reduceLineup, null, () => resumedState(mode, key, slate.players))

  useEffect(() => {
    try {
      sessionStorage.setItem(key, JSON.stringify(draftOf(state, slate.players)))
    } catch {
      // Full or blocked storage: the lineup lasts as long as the page.
    }
  }, [state, key, slate])

  useEffect(() => {
    if (!state.notice) return
    const { title, description, failed, undo } = state.notice
    const show = failed ? showErrorToast : showToast
    show({
      title,
      ...(description ? { description } : {}),
      ...(undo
        ? { action: { label: 'Undo', onAction: () => dispatch({ type: 'restore', lineup: undo }) } }
        : {}),
    })
  }, [state.notice])

  return [state, dispatch]
}

function resumedState(mode: GameMode, key: string, players: readonly Player[]): LineupState {
  const initial = initialLineupState(mode, players)
  const draft = parseDraft(storedText(key))
  return draft ? withDraft(initial, draft) : initial
}

function storedText(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}
