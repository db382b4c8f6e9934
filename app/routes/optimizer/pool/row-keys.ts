import type { LineupAction } from '../state/lineup-state.ts'
import type { PoolRow } from './pool-rows.ts'
import type { RowState } from './row-state.ts'

/**
 * The action of a key on the focused row; null for other keys. Enter only adds, it never removes a player. A key about
 * the flex row counts for the captain's where the row of the table has no other; `C` and Shift with `L` are the captain's.
 */
export function rowKeyAction(
  { key, shiftKey }: { key: string; shiftKey: boolean },
  row: PoolRow,
  { inLineupId, lockedId }: Pick<RowState, 'inLineupId' | 'lockedId'>,
): LineupAction | null {
  const { player, captain } = row
  const held = [captain, player].find((role) => role && role.id === (lockedId ?? inLineupId))
  switch (key) {
    case 'Enter':
      return { type: 'add', player }
    case 'c':
    case 'C':
      return captain && { type: 'add', player: captain }
    case '+':
    case '-':
      return { type: 'shift_number', player, figure: 'points', direction: key === '+' ? 1 : -1 }
    case 'l':
    case 'L':
      return { type: 'toggle_lock', player: (shiftKey && captain) || held || player }
    case 'x':
    case 'X':
      return { type: 'toggle_exclude', player }
    case 'Delete':
    case 'Backspace':
      return { type: 'take_out', player: (captain?.id === inLineupId && captain) || player }
    default:
      return null
  }
}
