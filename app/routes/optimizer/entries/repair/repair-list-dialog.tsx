import { useMemo } from 'react'
import { pluralize } from '#core/figures/format.ts'
import { isSamePerson, type Player, personKey } from '#core/players/player.ts'
import { UNDO_ENTRIES } from '../../state/entries-steps.ts'
import { goneIds } from '../../state/left-out.ts'
import { useDispatch, useSlate } from '../../state/slate-context.tsx'
import { useLeftOut } from '../../state/use-left-out.ts'
import { affectedLineups } from '../set/affected-lineups.ts'
import { buildRequestOf } from '../set/build-request-of.ts'
import { useList } from '../set/list-context.ts'
import { madeFromRepaired, withRepaired } from './apply-repair.ts'
import { lineupCells } from './lineup-cells.ts'
import { RepairDialog } from './repair-dialog.tsx'

/** The repair of the list of the Entries side, under the rules that a build would obey now. */
export default function RepairListDialog({
  replaced,
  onRepaired,
  onClose,
}: {
  /** Whom no lineup shall hold any more, although the player plays; null: only who is out. */
  replaced: Player | null
  onRepaired: () => void
  onClose: () => void
}) {
  const state = useSlate()
  const dispatch = useDispatch()
  const { build, playerPool } = state
  const { simulation, showsRaw } = useList()
  const lineups = build?.lineups.length ?? 1
  const leftOut = useLeftOut(state)
  const affected = useMemo(
    () => affectedLineups({ build, ...leftOut }, replaced && personKey(replaced)),
    [build, leftOut, replaced],
  )
  const replacedIds = replaced
    ? playerPool.filter((row) => isSamePerson(row, replaced)).map(({ id }) => id)
    : []
  return (
    <RepairDialog
      subject={{
        lineups: lineupCells(state),
        request: {
          ...buildRequestOf(state, lineups, true),
          excludedIds: [...goneIds(state), ...replacedIds],
        },
        apply: (repaired) => {
          if (build === null) return
          const context = { pool: playerPool, from: madeFromRepaired(build, state, affected) }
          dispatch({
            type: 'set_entries',
            entries: { build: withRepaired(build, repaired, context) },
            notice: {
              title: `${pluralize(repaired.length, 'lineup')} repaired`,
              ...(repaired.length < build.lineups.length && { description: 'All others are as they were.' }),
              undo: UNDO_ENTRIES,
            },
          })
          onRepaired()
        },
      }}
      affected={affected}
      simulation={simulation}
      showsRaw={showsRaw}
      onClose={onClose}
    />
  )
}
