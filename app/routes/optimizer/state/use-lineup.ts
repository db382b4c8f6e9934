import { type Dispatch, useEffect, useReducer, useRef, useState } from 'react'
import {
  clearOpening,
  loadEntriesOpening,
  loadLineupDraft,
  loadOpening,
  storeLineupDraft,
} from '#app/lib/stored/slate-storage.ts'
import { dismissSuccesses, showErrorToast, showToast } from '#app/lib/toast-store.ts'
import { afterPress } from '#app/lib/turns/after-press.ts'
import type { Player } from '#core/players/player.ts'
import type { LineupAction, LineupState } from './lineup-state.ts'
import { withOpened, withOpenedEntries } from './opened.ts'
import { reduceLineup } from './reduce-lineup.ts'
import { draftOf, savedDraft, withDraft } from './tab-draft.ts'

/** The state that the screen started with, and where it is from. */
export type Resumed = {
  /** What it would be without a draft. */
  initial: LineupState
  state: LineupState
  /** When this tab's draft was stored, in milliseconds since 1970; 0 without a draft. */
  savedAt: number
  /** Fields of the slate's memory that a saved lineup or entry set was opened in. */
  opened: readonly string[]
}

/** Where the draft of a format is kept, as text. */
export type DraftStore = {
  load: (modeId: string) => string | null
  store: (modeId: string, draft: string) => void
}

const OF_THIS_TAB: DraftStore = { load: loadLineupDraft, store: storeLineupDraft }

/** The state of the builder: stored across reloads, by default of the tab; shows the notice of each action as a toast. */
export function useLineup(
  initial: LineupState,
  slatePlayers: readonly Player[],
  drafts = OF_THIS_TAB,
): [LineupState, Dispatch<LineupAction>, Resumed] {
  const [resumed] = useState(() => resumedState(initial, slatePlayers, drafts))
  const [state, dispatch] = useReducer(reduceLineup, resumed.state)
  const { format } = state
  const stored = useRef<string | null>(null)

  useEffect(() => {
    return afterPress(() => {
      const text = JSON.stringify(draftOf(state, slatePlayers))
      const isAsResumed = stored.current === null && resumed.opened.length === 0
      if (stored.current === text) return
      stored.current = text
      // `savedAt` is the time of the last change, which a reload is not.
      if (!isAsResumed) drafts.store(format.id, savedDraft(text, Date.now()))
      clearOpening(format.id)
    })
  }, [state, format, slatePlayers, resumed, drafts])

  useEffect(() => {
    if (!state.notice) return
    const { title, description, failed, isOnScreen, undo } = state.notice
    const show = failed ? showErrorToast : showToast
    return afterPress(() =>
      show({
        title,
        isAnnounced: !isOnScreen,
        isBrief: !undo,
        ...(description ? { description } : {}),
        ...(undo ? { action: { label: 'Undo', onAction: () => dispatch(undo) } } : {}),
      }),
    )
  }, [state.notice])

  // Its toasts are about this lineup, and their Undo changes nothing once the screen is left.
  useEffect(() => dismissSuccesses, [])

  return [state, dispatch, resumed]
}

function resumedState(initial: LineupState, listed: readonly Player[], drafts: DraftStore): Resumed {
  const { format } = initial
  const { state, savedAt } = withDraft(initial, drafts.load(format.id), listed)
  const opening = loadOpening(format.id)
  const entries = loadEntriesOpening(format.id)
  const opened = opening ? withOpened(state, opening) : state
  return {
    initial,
    state: entries ? withOpenedEntries(opened, entries) : opened,
    savedAt,
    opened: [...(opening ? ['lineup.slots'] : []), ...(entries ? ['draft.build', 'draft.buildRules'] : [])],
  }
}
