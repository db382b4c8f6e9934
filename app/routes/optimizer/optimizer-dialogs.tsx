import { type Dispatch, lazy, Suspense, useEffect } from 'react'
import { placePlayerInSlot } from '#core/lineup.ts'
import type { Player } from '#core/player.ts'
import type { Slate } from '#core/slate-csv.ts'
import type { LineupAction, LineupState } from './lineup-state.ts'
import { PlayerSelectDialog } from './player-select-dialog.tsx'
import { whenIdle } from './when-idle.ts'

const loadSaveDialog = () => import('./save-lineup-dialog.tsx')
const loadSettingsDialog = () => import('./settings-dialog.tsx')
const SaveLineupDialog = lazy(loadSaveDialog)
const SettingsDialog = lazy(loadSettingsDialog)

export type OpenDialog =
  | { kind: 'save' }
  | { kind: 'settings' }
  | { kind: 'choose'; slotIndex: number }
  | null

/** The one dialog that is open. Those that are not needed at once come when the page is idle. */
export function OptimizerDialogs({
  open,
  state,
  slate,
  dispatch,
  onClose,
}: {
  open: OpenDialog
  state: LineupState
  slate: Slate
  dispatch: Dispatch<LineupAction>
  onClose: () => void
}) {
  useEffect(
    () =>
      whenIdle(() => {
        void loadSaveDialog()
        void loadSettingsDialog()
      }),
    [],
  )

  function choose(player: Player, slotIndex: number) {
    dispatch({ type: 'add_to_slot', player, slotIndex })
    if (placePlayerInSlot(state.lineup, player, slotIndex).ok) onClose()
  }

  switch (open?.kind) {
    case 'choose':
      return (
        <PlayerSelectDialog
          slot={state.mode.rosterSlots[open.slotIndex]!}
          state={state}
          onPick={(player) => choose(player, open.slotIndex)}
          onClose={onClose}
        />
      )
    case 'settings':
      return (
        <Suspense>
          <SettingsDialog
            settings={state.settings}
            enhancementLevel={state.enhancementLevel}
            dispatch={dispatch}
            onClose={onClose}
          />
        </Suspense>
      )
    case 'save':
      return (
        <Suspense>
          <SaveLineupDialog lineup={state.lineup} slate={slate} onClose={onClose} />
        </Suspense>
      )
    default:
      return null
  }
}
