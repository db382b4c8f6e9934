import type { Dispatch } from 'react'
import { isComplete } from '#core/lineups/lineup.ts'
import { outOfLineup } from '../state/left-out.ts'
import type { LineupAction, LineupState } from '../state/lineup-state.ts'
import { PutBackBar } from './put-back-bar.tsx'
import { RepairLineupBar } from './repair/repair-lineup-bar.tsx'

/** Above the builder: the way back to the list, and a repair where the complete lineup holds a player who is out. */
export default function BuilderBars({
  state,
  dispatch,
  onDone,
}: {
  state: LineupState
  dispatch: Dispatch<LineupAction>
  /** Shows the list again. */
  onDone: () => void
}) {
  const { build, lineup } = state
  return (
    <>
      {build?.edited ? <PutBackBar state={state} dispatch={dispatch} onDone={onDone} /> : null}
      {isComplete(lineup) && outOfLineup(state).length > 0 ? (
        <RepairLineupBar state={state} dispatch={dispatch} />
      ) : null}
    </>
  )
}
