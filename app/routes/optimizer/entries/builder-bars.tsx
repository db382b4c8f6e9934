import { useState } from 'react'
import { isComplete, lineupOf } from '#core/lineups/lineup.ts'
import { useSimulation } from '../contest/simulation/use-simulation.ts'
import { goneIds, outOfLineup } from '../state/left-out.ts'
import { useDispatch, useSlate } from '../state/slate-context.tsx'
import { buildRequestOf } from './building/build-request-of.ts'
import { PutBackBar } from './put-back-bar.tsx'
import { affectedLineup } from './repair/affected-lineups.ts'
import { RepairBar } from './repair/repair-bar.tsx'
import { RepairDialog } from './repair/repair-dialog.tsx'

/** Above the builder: the way back to the list, and a repair where the complete lineup holds a player who is out. */
export default function BuilderBars({ onDone }: { onDone: () => void }) {
  const state = useSlate()
  const { build, lineup } = state
  return (
    <>
      {build?.edited ? <PutBackBar onDone={onDone} /> : null}
      {isComplete(lineup) && outOfLineup(state).length > 0 ? <RepairLineupBar /> : null}
    </>
  )
}

/** Above the builder while its complete lineup, built here or saved, holds a player who is out. */
function RepairLineupBar() {
  const state = useSlate()
  const dispatch = useDispatch()
  const [isOpen, setIsOpen] = useState(false)
  const simulation = useSimulation(state, 'lineup')
  const { lineup, mode, playerPool } = state
  const affected = affectedLineup(state)
  return (
    <div className="overflow-hidden rounded-lg border border-bad [&_div]:border-b-0">
      <RepairBar affected={affected} lineups={1} state={state} onRepair={() => setIsOpen(true)} />
      {isOpen ? (
        <RepairDialog
          state={state}
          subject={{
            lineups: [lineup.slots.map((player) => player?.id ?? null)],
            // A single lineup is built without the rules of the Entries side.
            request: {
              ...buildRequestOf({ ...state, buildRules: [], build: null }, 1, false),
              excludedIds: goneIds(state),
            },
            apply: ([repaired]) => {
              const rows = repaired?.after.map((id) => playerPool.find((row) => row.id === id)!)
              if (!rows) return
              dispatch({
                type: 'restore',
                lineup: lineupOf(mode, rows),
                notice: { title: 'Lineup repaired', undo: lineup },
              })
            },
          }}
          affected={affected}
          simulation={simulation.result}
          showsRaw={false}
          onClose={() => setIsOpen(false)}
        />
      ) : null}
    </div>
  )
}
