import { type Dispatch, useMemo } from 'react'
import type { Player } from '#core/players/player.ts'
import type { LineupAction } from '../state/lineup-state.ts'
import type { RowActions } from './row-state.ts'

/** A stable object, so that memoized rows are rendered only when their own state changes. */
export function useRowActions(
  dispatch: Dispatch<LineupAction>,
  openOptions: (playerId: string) => void,
): RowActions {
  return useMemo(
    () => ({
      addOrRemove: (player) => dispatch({ type: 'add_or_take_out', player }),
      toggleLock: (player) => dispatch({ type: 'toggle_lock', player }),
      toggleExclude: (player) => dispatch({ type: 'toggle_exclude', player }),
      setInjury: (player, status) => dispatch({ type: 'set_injury', player, status }),
      editNumber: (player, figure, value) => dispatch({ type: 'edit_number', player, figure, value }),
      shiftNumber: (player, figure, direction) =>
        dispatch({ type: 'shift_number', player, figure, direction }),
      openOptions: (player) => openOptions(player.id),
    }),
    [dispatch, openOptions],
  )
}

/** The action of a key on the focused row; null for other keys. Enter only adds, it never removes a player. */
export function rowKeyAction(key: string, player: Player): LineupAction | null {
  switch (key) {
    case 'Enter':
      return { type: 'add', player }
    case 'l':
    case 'L':
      return { type: 'toggle_lock', player }
    case 'x':
    case 'X':
      return { type: 'toggle_exclude', player }
    case 'Delete':
    case 'Backspace':
      return { type: 'take_out', player }
    default:
      return null
  }
}
