import { type Dispatch, useMemo } from 'react'
import type { Player } from '#core/players/player.ts'
import type { LineupAction } from '../state/lineup-state.ts'
import type { RowActions } from './row-standing.ts'

/** The same object for as long as the screen is there: a change of the lineup draws only the rows that it concerns. */
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
      openOptions: (player) => openOptions(player.id),
    }),
    [dispatch, openOptions],
  )
}

/** What a key does to the row that has the focus; null for keys without a meaning. Enter never takes anyone out. */
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
