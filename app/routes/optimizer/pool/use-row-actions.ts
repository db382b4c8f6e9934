import { type Dispatch, useMemo } from 'react'
import type { Lineup } from '#core/lineup.ts'
import type { Player } from '#core/player.ts'
import type { LineupAction } from '../state/lineup-state.ts'
import type { RowActions } from './row-standing.ts'

/** The same object for as long as the lineup is the same, so that rows need not be drawn again. */
export function useRowActions(
  lineup: Lineup,
  dispatch: Dispatch<LineupAction>,
  openOptions: (playerId: string) => void,
): RowActions {
  return useMemo(
    () => ({
      addOrRemove(player) {
        const slotIndex = slotOf(lineup, player)
        dispatch(slotIndex < 0 ? { type: 'add', player } : { type: 'remove', slotIndex })
      },
      toggleLock: (player) => dispatch({ type: 'toggle_lock', player }),
      toggleExclude: (player) => dispatch({ type: 'toggle_exclude', player }),
      setInjury: (player, status) => dispatch({ type: 'set_injury', player, status }),
      openOptions: (player) => openOptions(player.id),
    }),
    [lineup, dispatch, openOptions],
  )
}

/** What a key does to the row that has the focus; null for keys without a meaning. Enter never takes anyone out. */
export function rowKeyAction(key: string, player: Player, lineup: Lineup): LineupAction | null {
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
    case 'Backspace': {
      const slotIndex = slotOf(lineup, player)
      return slotIndex < 0 ? null : { type: 'remove', slotIndex }
    }
    default:
      return null
  }
}

function slotOf(lineup: Lineup, player: Player): number {
  return lineup.slots.findIndex((other) => other?.id === player.id)
}
