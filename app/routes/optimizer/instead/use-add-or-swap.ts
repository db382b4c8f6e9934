import { type Dispatch, useCallback, useLayoutEffect, useRef } from 'react'
import { type Lineup, placePlayer } from '#core/lineups/lineup.ts'
import type { Player } from '#core/players/player.ts'
import type { LineupAction, LineupState } from '../state/lineup-state.ts'

/** The dispatch of the pool. For a player who finds all slots taken, it asks by `onFull` whom to take out. */
export function useAddOrSwap(
  { lineup }: LineupState,
  dispatch: Dispatch<LineupAction>,
  onFull: (player: Player) => void,
): Dispatch<LineupAction> {
  const latest = useRef(lineup)
  useLayoutEffect(() => {
    latest.current = lineup
  })
  return useCallback(
    (action) => {
      if (findsNoSlot(latest.current, action)) onFull(action.player)
      else dispatch(action)
    },
    [dispatch, onFull],
  )
}

export function findsNoSlot(
  lineup: Lineup,
  action: LineupAction,
): action is LineupAction & { player: Player } {
  if (action.type !== 'add' && action.type !== 'add_or_take_out') return false
  const rows = [action.player, 'captain' in action ? action.captain : undefined]
  return rows.every((row) => {
    if (!row) return true
    const placed = placePlayer(lineup, row)
    return !placed.ok && placed.error.endsWith('_full')
  })
}
