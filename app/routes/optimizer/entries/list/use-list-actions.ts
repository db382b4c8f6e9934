import { useMemo } from 'react'
import { isEmpty } from '#core/lineups/lineup.ts'
import type { Player } from '#core/players/player.ts'
import { rowKey } from '#core/slate-memory/field-keys.ts'
import type { RowKey } from '../../pool/player-grid.tsx'
import { UNDO_ENTRIES } from '../../state/entries-steps.ts'
import { useDispatch, useSlate } from '../../state/slate-context.tsx'
import { withLockToggled, withRemoved, withReplaced } from '../set/keep-build.ts'
import type { ListedLineup } from '../set/listed-lineups.ts'
import type { LineupActions } from './lineup-actions.ts'

/** What the buttons and keys of a row of the list do. `onKey` returns whether the key did something. */
export function useListActions({
  open,
  onEdit,
  replaceInAll,
}: {
  open: (key: string) => void
  onEdit: () => void
  replaceInAll: LineupActions['replaceInAll']
}): { actions: LineupActions; onKey: (key: RowKey, listed: ListedLineup) => boolean } {
  const { build, lineup: inBuilder } = useSlate()
  const dispatch = useDispatch()
  return useMemo(() => {
    const actions: LineupActions = {
      open: ({ key }) => open(key),
      edit: ({ kept, lineup, number, out }) => {
        if (!build) return
        // Players in the builder are used again, so a player who is out leaves an open slot.
        const isOut = (player: Player | null) => player !== null && out.includes(player)
        const playing = { ...lineup, slots: lineup.slots.map((player) => (isOut(player) ? null : player)) }
        dispatch({ type: 'restore', lineup: playing })
        dispatch({
          type: 'set_entries',
          entries: { build: { ...build, edited: kept } },
          notice: {
            title: `Lineup ${number} is in the builder`,
            ...(isEmpty(inBuilder) ? {} : { undo: { type: 'restore', lineup: inBuilder } }),
          },
        })
        onEdit()
      },
      swap: ({ kept, players, number }, slotIndex, player) => {
        if (!build) return
        const keys = players.with(slotIndex, player).map(rowKey)
        dispatch({
          type: 'set_entries',
          entries: { build: withReplaced(build, kept, keys) },
          notice: {
            title: `Lineup ${number} changed`,
            description: 'It is locked: a rebuild keeps it.',
            undo: UNDO_ENTRIES,
          },
        })
      },
      replaceInAll,
      toggleLock: ({ kept }) => {
        if (build) dispatch({ type: 'set_entries', entries: { build: withLockToggled(build, kept) } })
      },
      remove: ({ kept, number }) => {
        if (!build) return
        dispatch({
          type: 'set_entries',
          entries: { build: withRemoved(build, kept) },
          notice: { title: `Lineup ${number} removed`, undo: UNDO_ENTRIES },
        })
      },
    }
    return { actions, onKey: ({ key }, listed) => actByKey(actions, key, listed) }
  }, [build, inBuilder, dispatch, open, onEdit, replaceInAll])
}

function actByKey(actions: LineupActions, key: string, listed: ListedLineup): boolean {
  const does: Record<string, (() => void) | undefined> = {
    Enter: () => actions.open(listed),
    d: () => actions.edit(listed),
    l: () => actions.toggleLock(listed),
    x: () => actions.remove(listed),
    Delete: () => actions.remove(listed),
    Backspace: () => actions.remove(listed),
  }
  const act = does[key.length === 1 ? key.toLowerCase() : key]
  act?.()
  return act !== undefined
}
