import type { Dispatch } from 'react'
import type { Affected } from '#app/components/out-players/affected.ts'
import { pluralize } from '#core/figures/format.ts'
import type { Simulation } from '../../contest/simulation/simulation.ts'
import { goneIds } from '../../state/left-out.ts'
import type { LineupAction, LineupState } from '../../state/lineup-state.ts'
import { buildRequestOf } from '../building/build-request-of.ts'
import { madeFrom } from '../building/made-from.ts'
import { withRepaired } from './apply-repair.ts'
import { lineupCells } from './lineup-cells.ts'
import { RepairDialog } from './repair-dialog.tsx'

/** The repair of the list of the Entries side, under the rules that a build would obey now. */
export default function RepairListDialog({
  state,
  affected,
  simulation,
  showsRaw,
  dispatch,
  onClose,
}: {
  state: LineupState
  affected: Affected
  /** Of the list. */
  simulation: Simulation | null
  showsRaw: boolean
  dispatch: Dispatch<LineupAction>
  onClose: () => void
}) {
  const lineups = state.build?.lineups.length ?? 1
  return (
    <RepairDialog
      state={state}
      subject={{
        lineups: lineupCells(state),
        request: { ...buildRequestOf(state, lineups, true), excludedIds: goneIds(state) },
        apply: (repaired) => {
          if (state.build === null) return
          const context = { pool: state.playerPool, from: madeFrom(state, state.build.wanted) }
          dispatch({
            type: 'set_entries',
            entries: { build: withRepaired(state.build, repaired, context) },
            notice: {
              title: `${pluralize(repaired.length, 'lineup')} repaired`,
              description: 'All others are as they were.',
              undoesEntries: true,
            },
          })
        },
      }}
      affected={affected}
      simulation={simulation}
      showsRaw={showsRaw}
      onClose={onClose}
    />
  )
}
